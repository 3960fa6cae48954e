import { type CardState, isWorthWriting } from '@/shared/extension/card/card-state.ts';
import type { NoteName } from '@/shared/extension/card/note-texts.en.ts';

/** Notes of what came about: one form for all that was done. */
const doneNotes: ReadonlySet<NoteName> = new Set([
  'saved',
  'removed',
  'copied',
  'subjectWritten',
  'siteAdded',
] as const);

/** What the style sheet is told of a state. */
export function nameState(dialog: HTMLElement, state: CardState): void {
  dialog.dataset.phase = state.phase.name;
  dialog.toggleAttribute('data-job', state.job !== null);
  dialog.toggleAttribute('data-noted', typeof state.note === 'string' && doneNotes.has(state.note));
  dialog.toggleAttribute('data-changes', state.phase.name === 'done' && state.showChanges);
  dialog.toggleAttribute('data-unchanged', state.phase.name === 'done' && !isWorthWriting(state));
}
