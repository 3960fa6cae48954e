import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { Result } from '@/shared/errors/result.ts';
import { type CardPhase, type Outcome, resultText } from '@/shared/extension/card/card-state.ts';
import type { CardController } from './card-controller.ts';
import { resultEdits } from './result-edits.ts';
import { onceEdited } from './watch-page.ts';
import { appendToComposer } from './write-back/place-text.ts';
import { whyNotKept } from './write-back/why-not-kept.ts';
import { revertEdits, type Written, writeEdits } from './write-back/write-edits.ts';

export interface Writing {
  /** Why a finished result cannot be accepted as it is shown. */
  whyNot(phase: CardPhase): ErrorCode | null;
  /** Writes the result into the page: as it is, or as the frame has it with its blanks filled in, or one question of it. */
  accept(text?: string): Promise<void>;
  revert(): Promise<void>;
}

/** Writes the result of one card, once, and takes it back. */
export function createWriting(controller: CardController): Writing {
  let written: Written | null = null;

  const write = (outcome: Outcome, text?: string): Promise<Result<Written, ErrorCode>> => {
    const target = controller.target();
    const { job } = controller.state();
    // A question is the next message, also where the answer it is about was selected in an editor.
    if (!target?.spot || job?.kind === 'follow-ups') return appendToComposer(text ?? resultText(outcome));
    return writeEdits(target.spot, resultEdits(outcome, target.text, text));
  };

  return {
    whyNot(phase) {
      const target = controller.target();
      const { job, writes } = controller.state();
      const isWritten = phase.name === 'done' && writes === 'replace' && job?.kind !== 'follow-ups';
      if (!isWritten || !target?.spot) return null;
      return whyNotKept(target.spot, resultEdits(phase.outcome, target.text));
    },
    async accept(text) {
      const { phase, writes, cannot } = controller.state();
      // Any second press finds another phase: the text is written once.
      if (phase.name !== 'done' || !writes || cannot) return;
      const { outcome } = phase;
      controller.toPhase({ name: 'writing', outcome });
      const wrote = await write(outcome, text);
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
  };
}
