import { browser } from 'wxt/browser';
import { passReport } from '@/shared/errors/report-error.ts';
import type { MessageHandlers } from '@/shared/extension/messages.ts';
import { markPageRefused } from './mark-page.ts';

/** What a card asks for in its own tab. */
export const tabMessages = {
  'failure.keep': async (report) => {
    passReport(report);
    return null;
  },
  'card.removed': async (_, { tab }) => {
    if (tab?.id !== undefined) await markPageRefused(tab.id, 'card_removed');
    return null;
  },
  'card.reachScript': async ({ script }, { tab, frameId = 0 }) => {
    if (tab?.id === undefined) return null;
    await browser.scripting.executeScript({
      target: { tabId: tab.id, frameIds: [frameId] },
      files: [`/${script}.js`],
    });
    return null;
  },
  'card.reachModels': async (_, { tab }) => {
    if (tab?.id === undefined) return null;
    // Where the browser gives no leave, the card says that it does not reach the text.
    await browser.scripting
      .executeScript({
        target: { tabId: tab.id, allFrames: true },
        files: ['/code-models.js'],
        world: 'MAIN',
      })
      .catch(() => undefined);
    return null;
  },
} satisfies Partial<MessageHandlers>;
