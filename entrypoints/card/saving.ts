import { cleanDraft } from '@/shared/enhance/draft.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { SavedKind } from '@/shared/extension/card/card-job.ts';
import { outcomeOf, resultText } from '@/shared/extension/card/card-state.ts';
import { ask } from './ask.ts';
import type { CardController } from './card-controller.ts';

export interface Saving {
  /** The frame copied the result, or could not. */
  copied(isCopied: boolean): void;
  /** Asks as what to keep the result, or asks no longer. */
  askWhatToSave(asksWhatToSave: boolean): void;
  /** Keeps the result in the library; `text` is the same with its blanks filled in. */
  save(kind: SavedKind, text?: string): void;
  /** Keeps a text in the library, named after its first words. */
  saveText(kind: SavedKind, text: string): Promise<void>;
  undoSave(): Promise<void>;
}

/** Keeps and copies texts of one card. What goes wrong is said in the status line: the result stays. */
export function createSaving(controller: CardController): Saving {
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      controller.update({ note: { code: toAppError(thrown).code } });
    }
  };
  const saving: Saving = {
    copied: (isCopied) => controller.update({ note: isCopied ? 'copied' : 'copyFailed' }),
    askWhatToSave: (asksWhatToSave) => controller.update({ asksWhatToSave }),
    save(kind, text) {
      const outcome = outcomeOf(controller.state().phase);
      if (outcome) void saving.saveText(kind, text ?? resultText(outcome));
    },
    async saveText(kind, text) {
      const clean = cleanDraft(text);
      if (!clean.ok) return controller.update({ note: { code: clean.error } });
      controller.update({ asksWhatToSave: false, note: 'saving' });
      await attempt(async () => {
        const item = await ask('library.save', { kind, text: clean.value });
        controller.update({ saved: { ...item, kind }, note: 'saved' });
      });
    },
    async undoSave() {
      const { saved } = controller.state();
      if (!saved) return;
      controller.update({});
      await attempt(async () => {
        await ask('library.unsave', { id: saved.id });
        controller.update({ note: 'removed' });
      });
    },
  };
  return saving;
}
