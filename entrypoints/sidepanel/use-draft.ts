import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { reportError } from '@/shared/errors/report-error.ts';
import { createDraftKeeper } from './kept-draft.ts';
import { type PanelDraft, WAITING_DRAFT } from './reload-with-draft.ts';

const waitingDraft = z.object({
  text: z.string(),
  attachment: z.nullable(
    z.object({
      name: z.string(),
      text: z.string(),
      tokens: z.number(),
      question: z.exactOptional(z.string()),
    }),
  ),
});

/** What waited while the panel was loaded anew; null where nothing did, and the second time. */
function takeWaiting(): PanelDraft | null {
  const waiting = sessionStorage.getItem(WAITING_DRAFT);
  if (waiting === null) return null;
  sessionStorage.removeItem(WAITING_DRAFT);
  return waitingDraft.parse(JSON.parse(waiting));
}

const keeper = createDraftKeeper();

/** Keeps the draft as it changes, and brings back what an earlier panel left where this one begins empty. */
function useKeptDraft(draft: string, setDraft: Dispatch<SetStateAction<string>>): void {
  const saved = useRef('');
  useEffect(() => {
    if (saved.current === draft) return;
    saved.current = draft;
    keeper?.save(draft);
  }, [draft]);
  useEffect(() => {
    keeper?.load().then(
      (kept) => setDraft((now) => now || kept),
      (thrown: unknown) => reportError('panel.draft', thrown),
    );
  }, [setDraft]);
}

interface DraftOptions extends Pick<PanelDraft, 'attachment'> {
  /** What the form begins with. */
  first: string;
  onAttachment: (attachment: PanelDraft['attachment']) => void;
  /** Is told the draft at every change. */
  onDraft: (text: string) => void;
}

/** The draft as it is typed, with what a file, a reload or an earlier opening of the panel brings to it. */
export function useDraft({ first, attachment, onAttachment, onDraft }: DraftOptions) {
  const state = useState(first);
  const [draft, setDraft] = state;
  useEffect(() => {
    const waiting = takeWaiting();
    if (waiting?.text) setDraft(waiting.text);
    if (waiting?.attachment) onAttachment(waiting.attachment);
  }, [setDraft, onAttachment]);
  useKeptDraft(draft, setDraft);
  const question = attachment?.question ?? '';
  useEffect(() => {
    if (question !== '') setDraft((now) => (now.trim() === '' ? question : now));
  }, [question, setDraft]);
  useEffect(() => onDraft(draft), [draft, onDraft]);
  return state;
}
