import { useCallback, useEffect, useState } from 'react';
import { readKept, reads, writeKept } from './kept.ts';
import { sessionStore } from './session.ts';

/** What stands in a field, by the field. */
const drafts = reads(
  (given): given is Record<string, string> =>
    typeof given === 'object' &&
    given !== null &&
    Object.values(given).every((text) => typeof text === 'string'),
);
type DraftField = 'topic' | 'question' | 'trial' | 'findings';

const readDrafts = (): Record<string, string> => readKept('drafts', drafts) ?? {};

/** The text of a field, kept by the tab: it is there after *Back* and after a reload, until its writer logs out. */
export function useDraft(field: DraftField): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    // Asking who is here loads the accounts' client: not for nothing.
    if (!readDrafts()[field]) return;
    let isHere = true;
    // Whose draft it is must be known before it is shown; and who types first is not overwritten.
    void sessionStore.known().then(() => {
      if (isHere) setText((typed) => typed || (readDrafts()[field] ?? ''));
    });
    return () => {
      isHere = false;
    };
  }, [field]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeKept('drafts', { ...readDrafts(), [field]: next });
    },
    [field],
  );
  return [text, change];
}

/** Forgets what stands in a field whose page is left for good; where nothing is kept nothing is written. */
export function dropDraft(field: DraftField): void {
  const { [field]: dropped, ...others } = readDrafts();
  if (dropped !== undefined) writeKept('drafts', others);
}
