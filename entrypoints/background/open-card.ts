import { browser } from 'wxt/browser';
import { siteAt } from '@/shared/chats/chat-sites.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { CARD_OPEN } from '@/shared/extension/card-bridge.ts';
import { type FocusedFrame, focusedFrame } from '@/shared/extension/focused-frame.ts';
import { isOriginAllowed } from '@/shared/extension/host-access.ts';
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

/**
 * What a frame lacks that holds no script of ours: in a chat the resident one as well. Such a chat was open before the extension
 * came, or another page has it in a frame.
 */
async function missingScripts(target: { tabId: number; frameIds: number[] }) {
  const [host] = await browser.scripting.executeScript({ target, func: () => location.hostname });
  return siteAt(host?.result ?? '')
    ? (['/content-scripts/chat.js', '/card.js'] as const)
    : (['/card.js'] as const);
}

/** Asks the frame's resident script; where there is none, brings the card in under activeTab and asks again. */
export async function askOrInject(place: Place, request: CardOpen): Promise<boolean | null> {
  const answer = await ask(place, request);
  if (answer !== null) return answer;
  const target = { tabId: place.tabId, frameIds: [place.frameId] };
  try {
    await browser.scripting.executeScript({ target, files: [...(await missingScripts(target))] });
  } catch {
    // Browser pages, stores, PDF viewers and frames of other origins refuse scripts (faults X16).
    return null;
  }
  return ask(place, request);
}

/** The origin, where the user could give the browser's leave for it. */
async function askable(origin: string): Promise<string | null> {
  return (await isOriginAllowed(origin)) ? null : origin;
}

/** The frame the user acted in, or the one that has the focus. */
async function frameOf({ tabId, frameId }: Place): Promise<FocusedFrame> {
  const focused = await focusedFrame(tabId).catch(() => ({ frameId: 0, foreign: null }));
  return frameId === 0 ? focused : { ...focused, frameId };
}

/**
 * Opens the card on a page. The page itself comes first, because there the card has room and reaches into frames of its
 * own origin; then the frame the user is in, where the browser lets our scripts in. Where it does not, the page says so
 * and offers to ask for that origin.
 */
export const openCard: OpenCard = async (place, request) => {
  const { tabId } = place;
  const page = { tabId, frameId: 0 };
  let opened = await askOrInject(page, { ...request, explain: false });
  if (opened) return { code: null };
  const { frameId, foreign } = await frameOf(place);
  const isInFrame = frameId !== 0;
  if (isInFrame && foreign === null) {
    const inFrame = await askOrInject({ tabId, frameId }, { ...request, explain: true });
    if (inFrame) return { code: null };
  }
  const frame = foreign === null ? {} : { frame: await askable(foreign) };
  opened = await askOrInject(page, { ...request, ...frame, explain: true });
  if (opened) return { code: null };
  const code: ErrorCode = opened === null ? 'page_not_supported' : 'no_editor';
  await markPageRefused(tabId, code);
  return { code };
};
