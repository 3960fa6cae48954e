import type { ErrorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { markRefused } from '@/shared/extension/refused-page.ts';

/** Says on the toolbar button why nothing opened here; pressed, it opens a popup that says it, too. */
export async function markPageRefused(tabId: number, code: ErrorCode): Promise<void> {
  try {
    await markRefused(tabId, textFor('card', code));
  } catch {
    // The tab was closed meanwhile: there is no button left to say it on.
  }
}
