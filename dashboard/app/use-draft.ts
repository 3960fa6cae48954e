import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readKept, writeKept } from './kept.ts';
import { sessionStore } from './session.ts';

/** What stands in a field, by the field. */
const drafts = z.record(z.string(), z.string());
type DraftField = 'topic' | 'question' | 'trial';

const readDrafts = (): z.infer<typeof drafts> => readKept('drafts', drafts) ?? {};

/** The text of a field, kept by the tab: it is there after *Back* and after a reload, until its writer logs out. */
export function useDraft(field: DraftField): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
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
