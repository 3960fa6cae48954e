import { FileText, Image, Sheet, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Slow } from '@/components/ui/slow.tsx';
import { catalogue } from '@/shared/errors/catalogue.ts';
import type { FileEntry, FilesAccess } from './file-entry.ts';
import style from './file-row.module.css';
import { canRecognise, factsText, warningLines } from './file-texts.ts';
import { PasswordForm } from './password-form.tsx';
import { say } from './say.ts';
import { TextRecognition } from './text-recognition.tsx';

interface FileRowProps {
  entry: FileEntry;
  access: FilesAccess;
  /** Takes the focus when the list comes up: its file was open. */
  focused: boolean;
  onOpen: () => void;
}

function iconOf({ facts, name }: FileEntry) {
  if (facts?.format === 'image' || /\.(png|jpe?g|webp|gif|bmp|tiff?)$/i.test(name)) return Image;
  if (facts?.format === 'workbook' || facts?.format === 'csv' || /\.(xls[xmb]?|ods|csv|tsv)$/i.test(name))
    return Sheet;
  return FileText;
}

/** Most files are read by then. */
const SLOW_MS = 12_000;

const asksForPassword = (code: FileEntry['code']) =>
  code === 'document_password' || code === 'document_password_wrong';

/** Whether all that can be done with a file is to take it off the list: then one press says so, below its failure. */
const isLost = ({ status, code }: FileEntry) =>
  status === 'failed' && code !== null && !asksForPassword(code) && !catalogue[code].retryable;

function ReadingFailure({ entry, access }: Pick<FileRowProps, 'entry' | 'access'>) {
  const { key, name, code } = entry;
  if (code === null) return null;
  if (asksForPassword(code))
    return (
      <PasswordForm
        wasWrong={code === 'document_password_wrong'}
        onPassword={(password) => access.again(key, { password })}
      />
    );
  return (
    <Failure code={code} context="files">
      {isLost(entry) ? (
        <Button aria-label={say('removeOf', { name })} onClick={() => access.remove(key)}>
          {say('remove')}
        </Button>
      ) : (
        <Button onClick={() => access.again(key)}>{say('readAgain')}</Button>
      )}
    </Failure>
  );
}

function Reading({ entry, access }: Pick<FileRowProps, 'entry' | 'access'>) {
  const { key, name, progress } = entry;
  const total = progress?.unit === 'percent' ? 100 : (progress?.total ?? undefined);
  return (
    <div className={style.reading}>
      <progress
        className={style.progress}
        aria-label={say('readingOf', { name })}
        {...(total && progress ? { value: progress.done, max: total } : {})}
      />
      <Button onClick={() => access.cancel(key)}>{say('cancel')}</Button>
      <Slow afterMs={SLOW_MS} text={say('readingLong')} />
    </div>
  );
}

/** What is wrong with a file or missing in it, and what can be done about that. */
export function FileWarnings({ entry, access }: Pick<FileRowProps, 'entry' | 'access'>) {
  const lines = warningLines(entry);
  return (
    <>
      {lines.length > 0 && (
        <Notice kind="warning">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {canRecognise(entry) && <TextRecognition entry={entry} access={access} />}
    </>
  );
}

/** A file of the list: how far it is read, and what can be done with it. */
export function FileRow({ entry, access, focused, onOpen }: FileRowProps) {
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) open.current?.focus();
  }, [focused]);
  const Icon = iconOf(entry);
  const canOpen = entry.status === 'ready' || (entry.status === 'reading' && entry.parts !== null);
  return (
    <li className={style.row}>
      <div className={style.head}>
        <Icon className={style.icon} aria-hidden="true" />
        <div className={style.words}>
          {canOpen ? (
            <button ref={open} type="button" className={style.open} onClick={onOpen}>
              <bdi className={style.name}>{entry.name}</bdi>
            </button>
          ) : (
            <bdi className={style.name}>{entry.name}</bdi>
          )}
          <span className={style.facts}>{factsText(entry)}</span>
        </div>
        {!isLost(entry) && (
          <IconButton
            name={say('removeOf', { name: entry.name })}
            icon={<X aria-hidden="true" />}
            onClick={() => access.remove(entry.key)}
          />
        )}
      </div>
      {entry.status === 'reading' && <Reading entry={entry} access={access} />}
      {entry.status === 'failed' && <ReadingFailure entry={entry} access={access} />}
      {entry.status === 'ready' && <FileWarnings entry={entry} access={access} />}
    </li>
  );
}
