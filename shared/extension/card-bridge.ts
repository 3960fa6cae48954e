import { browser } from 'wxt/browser';
import type { ChatPage } from '@/shared/chats/chat-site.ts';
import type { Layouts } from './layouts.ts';

/**
 * What the resident script of a chat site and the card script share. Both run in the extension's isolated world, which
 * the page cannot see; neither imports the other, so they meet on a global.
 */
export interface CardBridge {
  /** Opens the card; false when this frame has neither the focus nor a selection. Set by the card script. */
  open?: (request: unknown) => Promise<boolean>;
  /** Warms the engine and learns what the card opens with; from now on it watches the chip. Set by the card script. */
  prepare?: (chip?: HTMLElement) => void;
  /** Whether a press on the chip was one the user could see (faults X13). Set by the card script. */
  isSeen?: (chip: HTMLElement, press: MouseEvent) => Promise<boolean>;
  /** What is known of this chat; none of any other page. Set by the resident script. */
  site?: ChatPage | undefined;
  /** The site's composer as the page stands now. Set by the resident script. */
  findComposer?: () => HTMLElement | null;
  /** Set by the script for headings and lists, once a result has some. */
  layouts?: Layouts;
  /** Whether one of the two already answers `card.open`. */
  listening?: boolean;
}

const BRIDGE = Symbol.for('whetstone.card-bridge');

export function cardBridge(): CardBridge {
  const world = globalThis as { [BRIDGE]?: CardBridge };
  world[BRIDGE] ??= {};
  return world[BRIDGE];
}

/** The message that asks a frame for the card; its body is `cardOpen` of `messages.ts`. */
export const CARD_OPEN = 'card.open';

/**
 * Answers `card.open` of the background in this frame. Whichever of the two scripts comes first answers for both.
 * Written without schemas, so that the resident script stays small; the card parses the body.
 */
export function answerCardOpen(open: (body: unknown) => Promise<boolean>): void {
  const bridge = cardBridge();
  if (bridge.listening) return;
  bridge.listening = true;
  browser.runtime.onMessage.addListener((message: { type?: unknown; body?: unknown }, sender, reply) => {
    if (sender.id !== browser.runtime.id || sender.tab || message?.type !== CARD_OPEN) return undefined;
    void open(message.body).then(
      (opened) => reply({ opened }),
      () => reply({ opened: false }),
    );
    return true;
  });
}
