import type { DraftTarget } from '@/entrypoints/card/editor/draft-target.ts';
import { resultEdits } from '@/entrypoints/card/result-edits.ts';
import { type CardState, type Outcome, resultText } from '@/shared/extension/card/card-state.ts';
import { appendText } from './append-text.ts';
import { layoutFor } from './layout-for.ts';
import { writeEdits } from './write-edits.ts';

interface Accepted extends Pick<CardState, 'job' | 'writes'> {
  outcome: Outcome;
  /** As the frame has it, with its blanks filled in, or one question of it. */
  text?: string | undefined;
}

/** Writes a result to where its card says it goes. */
export function writeResult(target: DraftTarget | null, { job, writes, outcome, text }: Accepted) {
  // A question is the next message, also where the answer it is about was selected in an editor.
  const below = writes === 'insert' ? target?.spot?.editor.current() : null;
  if (!target?.spot || below || job?.kind === 'follow-ups')
    return appendText(text ?? resultText(outcome), below);
  const edits = resultEdits(outcome, target.text, text);
  const layout = layoutFor(target, edits);
  if (!layout) return writeEdits(target.spot, edits);
  const { form, plain } = layout;
  if (form === 'lines') return writeEdits(target.spot, resultEdits(outcome, target.text, plain));
  return writeEdits(target.spot, [{ start: 0, end: target.text.length, text: plain }], layout);
}
