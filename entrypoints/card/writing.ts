import type { Edit } from '@/shared/enhance/edits.ts';
import {
  type CardPhase,
  type CardState,
  type Outcome,
  resultText,
} from '@/shared/extension/card/card-state.ts';
import type { CardController } from './card-controller.ts';
import type { DraftTarget } from './editor/draft-target.ts';
import { resultEdits } from './result-edits.ts';
import { onceEdited } from './watch-page.ts';
import { layoutFor, needsLayout, reachLayouts } from './write-back/layout-for.ts';
import { act } from './write-back/make-edits.ts';
import { appendText } from './write-back/place-text.ts';
import { whyNotKept } from './write-back/why-not-kept.ts';
import { revertEdits, type Written, writeEdits } from './write-back/write-edits.ts';

export interface Writing {
  /** What is said of a finished result before it is accepted: why it cannot be as it is shown, or what becomes of its form. */
  told(phase: CardPhase): Pick<CardState, 'cannot' | 'form'>;
  /** Writes the result into the page: as it is, or as the frame has it with its blanks filled in, or one question of it. */
  accept(text?: string): Promise<void>;
  revert(): Promise<void>;
  /** Gives the focus back to the editor, with what was typed while the card took it. */
  goOn(typed?: string): void;
}

/** How a result goes in that has headings or lists; nothing where it is written as it stands. */
const layoutOf = (target: DraftTarget, edits: readonly Edit[]) =>
  needsLayout(target, edits) && layoutFor(target, edits);

async function write(controller: CardController, outcome: Outcome, text?: string) {
  const target = controller.target();
  const { job, writes } = controller.state();
  // A question is the next message, also where the answer it is about was selected in an editor.
  const below = writes === 'insert' ? target?.spot?.editor.current() : null;
  if (!target?.spot || below || job?.kind === 'follow-ups')
    return appendText(text ?? resultText(outcome), below);
  const edits = resultEdits(outcome, target.text, text);
  if (needsLayout(target, edits)) await reachLayouts();
  const layout = layoutOf(target, edits);
  if (!layout) return writeEdits(target.spot, edits);
  const { form, plain } = layout;
  if (form === 'lines') return writeEdits(target.spot, resultEdits(outcome, target.text, plain));
  return writeEdits(target.spot, [{ start: 0, end: target.text.length, text: plain }], layout);
}

/** Writes the result of one card, once, and takes it back. */
export function createWriting(controller: CardController): Writing {
  let written: Written | null = null;

  return {
    told(phase) {
      const target = controller.target();
      const { job, writes } = controller.state();
      const isWritten = phase.name === 'done' && writes === 'replace' && job?.kind !== 'follow-ups';
      if (!isWritten || !target?.spot) return { cannot: null, form: null };
      const edits = resultEdits(phase.outcome, target.text);
      const coming = needsLayout(target, edits) && reachLayouts();
      // Told once the script is there that knows.
      if (coming) void coming.then(() => controller.state().phase === phase && controller.toPhase(phase));
      const layout = layoutOf(target, edits);
      return { cannot: whyNotKept(target.spot, edits), form: layout ? layout.form : null };
    },
    async accept(text) {
      const { phase, writes, cannot } = controller.state();
      // Any second press finds another phase: the text is written once.
      if (phase.name !== 'done' || !writes || cannot) return;
      const { outcome } = phase;
      controller.toPhase({ name: 'writing', outcome });
      const wrote = await write(controller, outcome, text);
      if (controller.signal.aborted) return;
      if (!wrote.ok) {
        controller.toPhase({ name: 'unwritten', outcome, code: wrote.error });
        controller.view().focus();
        return;
      }
      const { spot } = wrote.value;
      // A second press on Accept may have taken the focus while the text was on its way.
      if (controller.view().hasFocus()) spot.editor.focus();
      written = wrote.value;
      controller.toPhase({ name: 'accepted' });
      // Revert holds only while the text is as it was written; the next edit is the user's and ends the card.
      onceEdited(
        spot,
        () => controller.state().phase.name === 'accepted' && controller.close(),
        controller.signal,
      );
    },
    async revert() {
      if (controller.state().phase.name !== 'accepted' || !written) return;
      const reverted = written;
      written = null;
      const outcome = await revertEdits(reverted);
      if (outcome.ok) controller.close();
      else controller.fail(outcome.error);
    },
    goOn(typed) {
      const ref = controller.target()?.spot?.editor;
      ref?.focus();
      const editor = typed && ref?.current();
      if (editor) act(editor, typed);
    },
  };
}
