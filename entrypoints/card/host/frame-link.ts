import { browser } from 'wxt/browser';
import { CARD_PAGE, type FrameGreeting } from '@/shared/extension/card/frame-names.ts';
import type { FrameMessage, HostMessage } from '@/shared/extension/card/frame-port.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** What closes a card is still on its way through its frame so long. */
export const LAST_EVENT_MS = 200;

/** Longer than a busy page takes to hear that the focus went. */
const LEFT_MS = 1_000;

/** What the frame tells beside the state of its own focus. */
export type ToldMessage = Exclude<FrameMessage, { type: 'left' }>;

interface FrameLinkOptions {
  onMessage(message: ToldMessage): void;
  /** The frame is there, and can take the focus. */
  onConnect(): void;
  signal: AbortSignal;
}

export interface FrameLink {
  frame: HTMLIFrameElement;
  /** Sends at once, or when the frame is there; a frame that was loaded anew gets the last of each kind again. */
  send(message: HostMessage): void;
  /** Waits until the frame has told all that was typed in it before the focus went. */
  left(): Promise<void>;
}

/** The extension's own pages may not load the changing address that `getURL` names for web pages. */
const frameAddress = () =>
  location.protocol.endsWith('-extension:') ? location.origin + CARD_PAGE : browser.runtime.getURL(CARD_PAGE);

/** Chromium takes the changing address for the one that the id names; Firefox has but one. */
function originOf(address: string): string {
  const { protocol, origin } = new URL(address);
  return protocol === 'chrome-extension:' ? `${protocol}//${browser.runtime.id}` : origin;
}

/**
 * A frame of the extension's own origin, and a port to it. The page has neither the frame's window nor the nonce, which
 * the frame learns as the name of its window; so it can neither send the port nor take it.
 */
export function createFrameLink({ onMessage, onConnect, signal }: FrameLinkOptions): FrameLink {
  const frame = document.createElement('iframe');
  const nonce = crypto.randomUUID();
  const address = frameAddress();
  frame.name = nonce;
  frame.title = 'Whetstone';
  frame.allow = 'clipboard-write';
  // A page isolated from other origins lets in no frame but one without their credentials.
  if (!import.meta.env.FIREFOX) frame.setAttribute('credentialless', '');
  frame.src = address;
  let port: MessagePort | undefined;
  const last = new Map<HostMessage['type'], HostMessage>();
  let onLeft = () => {};

  const connect = () => {
    port?.close();
    if (signal.aborted) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const message = readFrameMessage(data);
      if (message?.type === 'left') onLeft();
      // What was typed before the field had the focus back is the field's.
      else if (message && (message.type === 'typed' || !signal.aborted)) onMessage(message);
    };
    port = port1;
    const greeting: FrameGreeting = { nonce };
    frame.contentWindow?.postMessage(greeting, originOf(address), [port2]);
    onConnect();
    for (const message of last.values()) port1.postMessage(message);
  };
  frame.addEventListener('load', connect);
  signal.addEventListener('abort', () => setTimeout(() => port?.close(), LAST_EVENT_MS));

  return {
    frame,
    left: () =>
      new Promise((resolve) => {
        onLeft = resolve;
        setTimeout(resolve, LEFT_MS);
      }),
    send(message) {
      last.delete(message.type);
      last.set(message.type, message);
      port?.postMessage(message);
    },
  };
}
