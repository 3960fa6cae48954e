import { browser } from 'wxt/browser';

const BADGE = '!';

/** Says on the toolbar button of a tab why nothing opened there. The browser clears it when the tab goes elsewhere. */
export async function markRefused(tabId: number, reason: string): Promise<void> {
  await browser.action.setBadgeText({ tabId, text: BADGE });
  await browser.action.setTitle({ tabId, title: reason });
}

/** What was said so of a tab; null where nothing was. */
export async function readRefusal(tabId: number): Promise<string | null> {
  const badge = await browser.action.getBadgeText({ tabId });
  return badge === BADGE ? browser.action.getTitle({ tabId }) : null;
}
