import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import style from './transfer.module.css';

export interface TransferProps {
  onFile: (file: File) => void;
  onExport: (format: 'json' | 'csv') => void;
}

/** The ways in and out: a file from here or from another tool, all of it as JSON, the items as a table. */
export function Transfer({ id, onFile, onExport }: TransferProps & { id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file may be chosen again.
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <fieldset id={id} className={style.transfer} aria-label="Import and export">
      <ButtonRow>
        <Button onClick={() => input.current?.click()}>Import a file</Button>
        <Button onClick={() => onExport('json')}>Export all (JSON)</Button>
        <Button onClick={() => onExport('csv')}>Export a table (CSV)</Button>
      </ButtonRow>
      <p className={style.hint}>
        Reads Whetstone’s own exports and the CSV and JSON lists of other prompt tools. You see what would
        change before anything does.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        onChange={choose}
      />
    </fieldset>
  );
}
