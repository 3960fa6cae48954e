import { tellsOfCovers } from '@/shared/extension/sight.ts';

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

interface PressGuardOptions {
  host: HTMLElement;
  panel: HTMLElement;
  frame: HTMLElement;
  /** Hears when presses begin to count, and when they cease to. */
  onReady(isReady: boolean): void;
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
  isMeant(by: 'pointer' | 'keyboard'): boolean;
}

const samePlace = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1;

const isSteady = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < STEADY_PX &&
  a.width === b.width &&
  a.height === b.height;

/** Whether another element of the top layer, even one that lets clicks through, lies over the panel. */
function isUnderTopLayer(host: HTMLElement, box: DOMRect): boolean {
  const points = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isHit = points.every((x) =>
    points.every(
      (y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y) === host,
    ),
  );
  if (!isHit) return true;
  return [...document.querySelectorAll(':popover-open, dialog:modal')].some((other) => {
    if (other.contains(host) || getComputedStyle(other).pointerEvents !== 'none') return false;
    const at = other.getBoundingClientRect();
    return at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
  });
}

/**
 * Watches what the page could do to a card it cannot reach: lend it a focus the user did not move, push it under the
 * pointer, lie over it. Chromium tells the frame itself of covers; elsewhere they are looked for at the press.
 */
export function createPressGuard({ host, panel, frame, onReady, signal }: PressGuardOptions): PressGuard {
  let readableAt = Number.POSITIVE_INFINITY;
  let place = new DOMRect();
  let isOwnFocus = false;
  let tabbedAt = Number.NEGATIVE_INFINITY;
  const options = { signal, capture: true, passive: true };
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== host) isOwnFocus = false;
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.isTrusted && event.key === 'Tab') tabbedAt = performance.now();
    },
    options,
  );
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
      if (!tellsOfCovers() || isSteady(now, steadyPlace)) return;
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
    isMeant(by) {
      const box = panel.getBoundingClientRect();
      if (!samePlace(box, place)) {
        place = box;
        disturbed();
      }
      if (by === 'pointer') isOwnFocus = true;
      if (performance.now() < readableAt || !isOwnFocus) return false;
      return tellsOfCovers() || !isUnderTopLayer(host, box);
    },
  };
}
