import type { Press } from '@/shared/extension/card/frame-port.ts';

/** A card that appeared can be read after this long; one that the page moved or lay over must be found again first. */
const READ_MS = 150;
const MOVED_MS = 1_000;
/** Tab and the focus it brings lie no further apart. */
const TAB_MS = 1_000;

/**
 * Chromium drops, without a word, the pointer's presses on a frame that asks for its sight and was moved or sized within
 * half a second (its `kMinScreenRectStableTimeMs`); a frame or two more until it knows of it.
 */
const STEADY_MS = 550;
/** What it lets pass for no move (`kMaxChildFrameScreenRectMovement`). */
const STEADY_PX = 4;

/** A second press so soon after one was meant for the card; in the page an Enter may send the draft, half written. */
const TWICE_MS = 400;
/** The hand of a double click rests: what is pressed further off is meant for what lies there. */
const SAME_SPOT_PX = 12;

/**
 * What a press does may give the focus back to the page, and close the card: a second one does not reach what lay beneath.
 * Who types something else is back in the page.
 */
function dropSecond(x: number, y: number): void {
  const soon = new AbortController();
  const options = { capture: true, signal: soon.signal };
  setTimeout(() => soon.abort(), TWICE_MS);
  const drop = (event: Event) => {
    const { key, screenX, screenY } = event as KeyboardEvent & PointerEvent;
    if (key && key !== 'Enter') {
      // A key of a shortcut may be let go late.
      if (event.type === 'keydown') soon.abort();
    } else if (key || Math.hypot(screenX - x, screenY - y) < SAME_SPOT_PX) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const pointer = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
  for (const name of ['keydown', 'keyup', ...pointer]) addEventListener(name, drop, options);
}

/** Keys that change a text. */
const TYPED = /^(?:.|Enter|Backspace|Delete|Process|Dead)$/u;

interface PressGuardOptions {
  host: HTMLElement;
  panel: HTMLElement;
  frame: HTMLElement;
  /** The window of the field the card was opened for. */
  fieldView: Window | null;
  /** Hears when presses begin to count, and when they cease to. */
  onReady(isReady: boolean): void;
  /** A press did not count because something of the page lay over the card. */
  onUnder(): void;
  signal: AbortSignal;
}

export interface PressGuard {
  /** The card was put where it is by us. */
  placed(): void;
  /** The card is drawn from now on. */
  drawn(): void;
  /** The page moved the card, or lay over it. */
  disturbed(): void;
  /** We gave the card the focus, for an act of the user's. */
  given(): void;
  /** Whether nothing of the page took it since. */
  ownsFocus(): boolean;
  /** The focus came into the frame. */
  entered(): void;
  /** Whether a press in the frame is one the user meant: seen long enough, where it was seen, by a focus of their own. */
  isMeant(press: Press): boolean;
}

const isWithin = (px: number, a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < px &&
  Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < 1;

/** Nothing that could hide a button lies between two of the places looked at, so many a side. */
const SIDE = 17;

/** Whether another element of the top layer lies over the panel: one that lets clicks through takes them for this look. */
function isUnderTopLayer(host: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  const layers = [...document.querySelectorAll<HTMLElement>(':popover-open,dialog:modal')];
  const before = layers.map(({ style }) => style.cssText);
  for (const { style } of layers) style.setProperty('pointer-events', 'auto', 'important');
  let isUnder = false;
  for (let at = 0; at < SIDE ** 2; at += 1) {
    const [x, y] = [((at % SIDE) + 0.5) / SIDE, (Math.floor(at / SIDE) + 0.5) / SIDE];
    isUnder ||=
      (host.getRootNode() as Document).elementFromPoint(left + width * x, top + height * y) !== host;
  }
  layers.forEach(({ style }, at) => {
    style.cssText = before[at] ?? '';
  });
  return isUnder;
}

/**
 * Watches what the page could do to a card it cannot reach: lend it a focus the user did not move, push it under the
 * pointer, lie over it. Chromium tells the frame itself of covers; elsewhere they are looked for at the press.
 */
export function createPressGuard(guarded: PressGuardOptions): PressGuard {
  const { host, panel, frame, fieldView, onReady, onUnder, signal } = guarded;
  let readableAt = Number.POSITIVE_INFINITY;
  let place = new DOMRect();
  // The card takes the focus by the act that opens it.
  let isOwnFocus = true;
  let tabbedAt = Number.NEGATIVE_INFINITY;
  const options = { signal, capture: true, passive: true };
  // To the window the card of a page's own shadow root has the name of that root's host.
  const leave = (event: FocusEvent) => {
    isOwnFocus &&= event.composedPath().includes(host);
  };
  const onKey = ({ isTrusted, repeat, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!isTrusted || repeat) return;
    if (key === 'Tab') tabbedAt = performance.now();
    // Who types on is in the page: a letter on its way as the focus passes to the frame is lost.
    if (TYPED.test(key) && !ctrlKey && !metaKey && !altKey) isOwnFocus = false;
  };
  addEventListener('focusin', leave, options);
  for (const view of new Set([window, fieldView])) view?.addEventListener('keydown', onKey, options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steadyPlace = new DOMRect();
  let steadyAt = Number.NEGATIVE_INFINITY;
  let isReady = false;
  const tell = (now: boolean) => {
    if (now !== isReady) onReady(now);
    isReady = now;
  };
  const readyLater = () => {
    tell(false);
    clearTimeout(timer);
    const at = Math.max(readableAt, steadyAt);
    if (at < Number.POSITIVE_INFINITY) timer = setTimeout(() => tell(true), at - performance.now());
  };
  const readableIn = (ms: number) => {
    readableAt = performance.now() + ms;
    readyLater();
  };
  const disturbed = () => readableIn(MOVED_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    placed() {
      place = panel.getBoundingClientRect();
      const now = frame.getBoundingClientRect();
      if (import.meta.env.FIREFOX || isWithin(STEADY_PX, now, steadyPlace)) return;
      steadyPlace = now;
      steadyAt = performance.now() + STEADY_MS;
      readyLater();
    },
    drawn() {
      if (readableAt === Number.POSITIVE_INFINITY) readableIn(READ_MS);
    },
    disturbed,
    given() {
      isOwnFocus = true;
    },
    ownsFocus: () => isOwnFocus,
    entered() {
      isOwnFocus ||= performance.now() - tabbedAt < TAB_MS;
    },
    isMeant({ by, x, y }) {
      const box = panel.getBoundingClientRect();
      if (!isWithin(1, box, place)) {
        place = box;
        disturbed();
      }
      if (by === 'pointer') isOwnFocus = true;
      dropSecond(x, y);
      if (performance.now() < readableAt || !isOwnFocus) return false;
      const isSeen = !import.meta.env.FIREFOX || !isUnderTopLayer(host, box);
      if (!isSeen) onUnder();
      return isSeen;
    },
  };
}
