import type { HostMessage } from '@/shared/extension/card/frame-port.ts';

export type FocusTarget = Extract<HostMessage, { type: 'focus' }>['on'];

/** Who goes on typing as the card opens has pressed another key by then. */
const TYPING_ON_MS = 150;

interface FocusPassOptions {
  frame: HTMLElement;
  send(message: HostMessage): void;
  /** Whether nothing of the page took the focus, and nobody types on in it. */
  ownsFocus(): boolean;
  signal: AbortSignal;
}

interface FocusPass {
  /** The frame can hear keys. */
  mayPass(): void;
  /** Gives the focus to a part of the card, now or once the frame can hear keys. */
  pass(on: FocusTarget): void;
}

/**
 * Passes the focus from the page into the frame. A key on its way to the page as that happens is heard in neither: so not before it is
 * known whether the user types on.
 */
export function createFocusPass({ frame, send, ownsFocus, signal }: FocusPassOptions): FocusPass {
  const openedAt = performance.now();
  let target: FocusTarget = 'card';
  let isCalm = false;
  let calm: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(calm));
  const give = () => {
    isCalm = true;
    if (!ownsFocus()) return;
    // What was focused before the frame was there is gone with what it was.
    frame.focus({ preventScroll: true });
    send({ type: 'focus', on: target });
  };
  return {
    mayPass() {
      clearTimeout(calm);
      calm = setTimeout(give, Math.max(0, openedAt + TYPING_ON_MS - performance.now()));
    },
    pass(on) {
      target = on;
      if (isCalm) give();
    },
  };
}
