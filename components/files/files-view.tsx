import { useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { DropZone } from './drop-zone.tsx';
import type { FileEntry, FilesAccess, FilesNotice } from './file-entry.ts';
import { FileRow } from './file-row.tsx';
import { noticeText } from './file-texts.ts';
import style from './file-view.module.css';
import { FileView, type FileViewProps } from './file-view.tsx';
import { FilesQuestionView } from './files-question.tsx';
import { say } from './say.ts';
import type { FirstPlace } from './use-file-look.ts';
import { useFilesQuestion } from './use-files-question.ts';

interface FilesViewProps extends FileViewProps {
  entries: readonly FileEntry[];
  notice: FilesNotice | null;
  access: FilesAccess;
}

/** What can be had from a file, by example. */
const examples = [
  { file: 'contract.pdf', asks: 'example_contract' },
  { file: 'sales.xlsx', asks: 'example_sales' },
  { file: 'whiteboard.jpg', asks: 'example_whiteboard' },
] as const;

function Empty() {
  return (
    <div className={style.empty}>
      <p>{say('empty')}</p>
      <ul className={style.examples} aria-label={say('examples')}>
        {examples.map(({ file, asks }) => (
          <li key={file}>
            <strong>{file}</strong> {say(asks)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The files of this panel: a list of them, and one of them open. */
export function FilesView({ entries, notice, access, ...rest }: FilesViewProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [leftKey, setLeftKey] = useState<string | null>(null);
  const [firstPlace, setFirstPlace] = useState<FirstPlace | null>(null);
  // What was typed of each file: a look at another one does not lose it.
  const [typed] = useState(() => new Map<string, string>());
  const asked = useFilesQuestion({ entries, access, ...rest });
  const open = entries.find(({ key, status }) => key === openKey && status !== 'failed');
  if (open)
    return (
      <FileView
        // Read again, with the text of its pictures say, it is another document.
        key={`${open.key} ${open.status === 'waiting'}`}
        entry={open}
        access={access}
        firstPlace={firstPlace}
        typed={typed}
        onBack={() => {
          setLeftKey(openKey);
          setOpenKey(null);
          setFirstPlace(null);
        }}
        {...rest}
      />
    );
  return (
    <DropZone primary={entries.length === 0} onFiles={access.add}>
      {notice && <Notice kind="warning">{noticeText(notice)}</Notice>}
      {entries.length === 0 ? (
        <Empty />
      ) : (
        <>
          <ul className={style.list} aria-label={say('files')}>
            {entries.map((entry) => (
              <FileRow
                key={entry.key}
                entry={entry}
                access={access}
                focused={entry.key === leftKey}
                onOpen={() => setOpenKey(entry.key)}
              />
            ))}
          </ul>
          {access.keeps && <p className={style.soft}>{say('stayHere')}</p>}
          <FilesQuestionView
            asked={asked}
            access={access}
            onShow={(key, first) => {
              setFirstPlace(first);
              setOpenKey(key);
            }}
            {...rest}
          />
        </>
      )}
    </DropZone>
  );
}
