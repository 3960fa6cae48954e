import { browser } from 'wxt/browser';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { CARD_OPEN } from '@/shared/extension/card-bridge.ts';
import { type CardOpen, cardOpened, type OpenOutcome } from '@/shared/extension/messages.ts';
import { markPageRefused } from './mark-page.ts';

interface Place {
  tabId: number;
  /** The frame the user acted in; 0 is the page itself. */
  frameId: number;
}

export type OpenCard = (place: Place, request: CardOpen) => Promise<OpenOutcome>;

/** Asks the script in a frame. Null: no script of ours is there. */
async function ask({ tabId, frameId }: Place, request: CardOpen): Promise<boolean | null> {
  try {
    const reply = await browser.tabs.sendMessage(tabId, { type: CARD_OPEN, body: request }, { frameId });
    return cardOpened.parse(reply).opened;
  } catch {
    return null;
  }
}

/** Asks the frame's resident script; where there is none, brings the card in under activeTab and asks again. */
export async function askOrInject(place: Place, request: CardOpen): Promise<boolean | null> {
  const answer = await ask(place, request);
  if (answer !== null) return answer;
  try {
    await browser.scripting.executeScript({
      target: { tabId: place.tabId, frameIds: [place.frameId] },
      files: ['/card.js'],
    });
  } catch {
    // Browser pages, stores, PDF viewers and frames of other origins refuse scripts (faults X16).
    return null;
  }
  return ask(place, request);
}

/**
 * Opens the card on a page. The page itself comes first, because there the card has room and reaches into frames of its
 * own origin; a frame of another origin is asked only when the user acted inside it.
 */
export const openCard: OpenCard = async ({ tabId, frameId }, request) => {
  const isInFrame = frameId !== 0;
  let opened = await askOrInject({ tabId, frameId: 0 }, { ...request, explain: !isInFrame });
  if (!opened && isInFrame) opened = await askOrInject({ tabId, frameId }, { ...request, explain: true });
  if (opened) return { code: null };
  const code: ErrorCode = opened === null ? 'page_not_supported' : 'no_editor';
  await markPageRefused(tabId, code);
  return { code };
};
