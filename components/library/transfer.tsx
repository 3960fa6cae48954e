import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { FileButton } from '@/components/ui/file-button.tsx';
import { say } from './say.ts';
import style from './transfer.module.css';

export interface TransferProps {
  onFile: (file: File) => void;
  onExport: (format: 'json' | 'csv') => void;
}

/** Has a file chosen that the library can read. */
export const ImportButton = ({
  onFile,
  children,
}: Pick<TransferProps, 'onFile'> & { children: ReactNode }) => (
  <FileButton
    label={say('fileToImport')}
    accept=".json,.csv,.tsv,.txt,application/json,text/csv"
    onFile={onFile}
  >
    {children}
  </FileButton>
);

/** The ways in and out: a file from here or from another tool, all of it as JSON, the items as a table. */
export function Transfer({ id, onFile, onExport }: TransferProps & { id: string }) {
  return (
    <fieldset id={id} className={style.transfer} aria-label={say('transfer')}>
      <ButtonRow>
        <ImportButton onFile={onFile}>{say('importFile')}</ImportButton>
        <Button onClick={() => onExport('json')}>{say('exportJson')}</Button>
        <Button onClick={() => onExport('csv')}>{say('exportCsv')}</Button>
      </ButtonRow>
      <p className={style.hint}>{say('transferHint')}</p>
    </fieldset>
  );
}
