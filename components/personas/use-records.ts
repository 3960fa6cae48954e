import { useState } from 'react';
import type { NoticeBoard } from '@/components/library/use-notice.ts';
import type { LibraryChange } from '@/shared/library/change.ts';
import type { CustomAction, Persona } from '@/shared/library/records.ts';
import { say } from './say.ts';

/** What is being written: a persona or an action, new where `base` is null. */
export type Writing =
  | { kind: 'persona'; base: Persona | null; name: string; text: string }
  | { kind: 'action'; base: CustomAction | null; name: string; text: string };

/** Changes the library; gives the change that undoes it. Throws `AppError`. */
export type ChangeLibrary = (change: LibraryChange) => Promise<LibraryChange>;

/** What is kept of a finished form. */
function toChange({ kind, base, name, text }: Writing): { id: string; change: LibraryChange } {
  const id = base?.id ?? crypto.randomUUID();
  if (kind === 'action')
    return { id, change: { put: { actions: [{ id, name: name.trim(), instruction: text.trim() }] } } };
  const fields = { name: name.trim(), description: text.trim(), builtIn: false, editedAt: Date.now() };
  return { id, change: { put: { personas: [{ id, ...fields }] } } };
}

/** Writing, saving and deleting personas and actions, each with the way back. */
export function useRecords(change: ChangeLibrary, { say: tell, attempt }: NoticeBoard) {
  const [writing, write] = useState<Writing | null>(null);
  const undoable = (text: string, done: LibraryChange) =>
    attempt(async () => {
      const undo = await change(done);
      tell(text, () => change(undo));
    });
  return {
    writing,
    write,
    save: async (finished: Writing) => {
      const kept = toChange(finished);
      await undoable(say('saved', { name: finished.name.trim() }), kept.change);
      write(null);
      return kept.id;
    },
    putAside: () => {
      write(null);
      const isTouched = writing && (writing.name || writing.text);
      if (isTouched) tell(say('discarded'), () => write(writing));
    },
    removePersona: ({ id, name }: Persona) =>
      undoable(say('deleted', { name }), { remove: { personas: [id] } }),
    removeAction: ({ id, name }: CustomAction) =>
      undoable(say('deleted', { name }), { remove: { actions: [id] } }),
  };
}
