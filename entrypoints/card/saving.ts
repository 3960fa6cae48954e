import { cleanDraft } from '@/shared/enhance/draft.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import type { SavedKind } from '@/shared/extension/card-job.ts';
import { ask } from './ask.ts';
import type { Desk } from './desk.ts';
import { texts } from './texts.en.ts';

export interface Saving {
  /** Keeps a text in the library, named after its first words. */
  save(kind: SavedKind, text: string): Promise<void>;
  undo(): Promise<void>;
}

/** Keeps texts of one card. What goes wrong is said in the status line: the result stays. */
export function createSaving(desk: Desk): Saving {
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      desk.update({ note: generalTexts[toAppError(thrown).code] });
    }
  };
  return {
    async save(kind, text) {
      const clean = cleanDraft(text);
      if (!clean.ok) return desk.update({ note: generalTexts[clean.error] });
      desk.update({ asksWhatToSave: false, saved: null, note: texts.keeping });
      await attempt(async () => {
        const item = await ask('library.save', { kind, text: clean.value });
        desk.update({ saved: { ...item, kind }, note: texts.kept(kind, item.name) });
      });
    },
    async undo() {
      const { saved } = desk.state();
      if (!saved) return;
      desk.update({ saved: null });
      await attempt(async () => {
        await ask('library.unsave', { id: saved.id });
        desk.update({ note: texts.takenBack });
      });
    },
  };
}
