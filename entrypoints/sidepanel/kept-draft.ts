import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { reportError } from '@/shared/errors/report-error.ts';

/** Keeps the draft of a panel while the panel is closed or loaded anew. */
interface DraftKeeper {
  load(): Promise<string>;
  /** An empty draft leaves nothing. */
  save(text: string): void;
}

/**
 * Keeps a draft as files are kept: in the browser's memory until it closes, one a window. Undefined in private windows, of
 * which nothing is kept.
 */
export function createDraftKeeper(): DraftKeeper | undefined {
  if (browser.extension.inIncognitoContext) return undefined;
  const { session } = browser.storage;
  const key = browser.windows.getCurrent().then(({ id }) => `panel-draft-${id}`);
  return {
    async load() {
      const stored = (await session.get(await key))[await key];
      return z.safeParse(z.string(), stored).data ?? '';
    },
    save(text) {
      key
        .then((name) => (text === '' ? session.remove(name) : session.set({ [name]: text })))
        .catch((thrown: unknown) => reportError('panel.draft', thrown));
    },
  };
}
