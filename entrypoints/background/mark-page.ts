import { browser } from 'wxt/browser';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';

/** Says on the toolbar button why nothing opened here. The browser clears it when the tab goes elsewhere. */
export async function markPageRefused(tabId: number, code: ErrorCode): Promise<void> {
  try {
    await browser.action.setBadgeText({ tabId, text: '!' });
    await browser.action.setTitle({ tabId, title: textFor('card', code) });
  } catch {
    // The tab was closed meanwhile: there is no button left to say it on.
  }
}
