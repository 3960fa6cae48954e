import type { CardController } from './card-controller.ts';
import { reachLayouts, reachWriter } from './reach-scripts.ts';
import { createTelling, type Telling } from './telling.ts';
import { onceEdited } from './watch-page.ts';
import type { Written } from './write-back/write-edits.ts';
import type { Writer } from './write-back/writer.ts';

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

/** Without the script that writes, as the browser puts in what is typed. */
const typePlainly: Writer['typeInto'] = async (ref, text) => {
  ref.current()?.ownerDocument.execCommand('insertText', false, text);
};

/** A card with nothing to lose gives way to what is typed. */
function giveWay(controller: CardController): void {
  const { phase } = controller.state();
  if (phase.name === 'failed' && !phase.partial) controller.close();
}

/** Writes the result of one card, once, and takes it back. */
export function createWriting(controller: CardController): Writing {
  let written: Written | null = null;
  /** Typed into the card before the script was there that writes. */
  let typed = '';
  const goOn = () => controller.target()?.spot?.editor.focus();

  return {
    told: createTelling(controller),
    async accept(text) {
      const { phase, job, writes } = controller.state();
      const reached = await reachWriter();
      // Any second press finds another phase: the text is written once, and it is the one that was pressed on. Without the script
      // the card tells so by itself.
      const isIt = controller.state().phase === phase && !controller.signal.aborted;
      if (phase.name !== 'done' || !writes || !reached.ok || !isIt) return;
      // The page may have shortened its field since.
      controller.toPhase(phase);
      if (controller.state().cannot) return;
      const { outcome } = phase;
      controller.toPhase({ name: 'writing', outcome });
      const target = controller.target();
      const writer = reached.value;
      if (target && writes === 'replace' && writer.wantsLayouts(target, outcome)) await reachLayouts();
      const wrote = await writer.writeResult(target, { job, writes, outcome, text });
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
      const reached = await reachWriter();
      const outcome = reached.ok ? await reached.value.revertEdits(reverted) : reached;
      if (outcome.ok) controller.close();
      else controller.fail(outcome.error);
    },
    goOn,
    typeOn(text) {
      const editor = controller.target()?.spot?.editor;
      if (!editor) return giveWay(controller);
      typed += text;
      if (typed !== text) return;
      // The focus stays until the script is there: else what is typed next would come first.
      void reachWriter().then((reached) => {
        const typeInto = reached.ok ? reached.value.typeInto : typePlainly;
        const all = typed;
        typed = '';
        giveWay(controller);
        editor.focus();
        void typeInto(editor, all, () => controller.view().left());
      });
    },
  };
}
