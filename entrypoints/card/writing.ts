import { type Outcome, resultText } from '@/shared/extension/card/card-state.ts';
import type { CardController } from './card-controller.ts';
import { resultEdits } from './result-edits.ts';
import { createTelling, layoutOf, type Telling } from './telling.ts';
import { onceEdited } from './watch-page.ts';
import { needsLayout, reachLayouts } from './write-back/layout-for.ts';
import { appendText } from './write-back/place-text.ts';
import { revertEdits } from './write-back/revert-edits.ts';
import { typeInto } from './write-back/type-into.ts';
import { type Written, writeEdits } from './write-back/write-edits.ts';

export interface Writing {
  told: Telling;
  /** Writes the result into the page: as it is, or as the frame has it with its blanks filled in, or one question of it. */
  accept(text?: string): Promise<void>;
  revert(): Promise<void>;
  /** Gives the focus back to the editor. */
  goOn(): void;
  /** Puts what was typed while the card had the focus into the draft. A card with nothing to lose gives way. */
  typeOn(text: string): void;
}

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
  const goOn = () => controller.target()?.spot?.editor.focus();

  return {
    told: createTelling(controller),
    async accept(text) {
      const { phase, writes } = controller.state();
      // Any second press finds another phase: the text is written once.
      if (phase.name !== 'done' || !writes) return;
      // The page may have shortened its field since.
      controller.toPhase(phase);
      if (controller.state().cannot) return;
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
      // Undo holds only while the text is as it was written; the next edit is the user's and ends the card.
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
    goOn,
    typeOn(text) {
      const { phase } = controller.state();
      if (phase.name === 'failed' && !phase.partial) controller.close();
      const editor = controller.target()?.spot?.editor;
      if (!editor) return;
      editor.focus();
      void typeInto(editor, text);
    },
  };
}
