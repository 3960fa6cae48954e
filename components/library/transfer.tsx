import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { say } from './say.ts';
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
    <fieldset id={id} className={style.transfer} aria-label={say('transfer')}>
      <ButtonRow>
        <Button onClick={() => input.current?.click()}>{say('importFile')}</Button>
        <Button onClick={() => onExport('json')}>{say('exportJson')}</Button>
        <Button onClick={() => onExport('csv')}>{say('exportCsv')}</Button>
      </ButtonRow>
      <p className={style.hint}>{say('transferHint')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say('fileToImport')}
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        onChange={choose}
      />
    </fieldset>
  );
}
