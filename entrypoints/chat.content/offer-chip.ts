import type { Chip } from './chip.ts';
import { findComposer, holdsText } from './find-composer.ts';
import { followElement } from './follow-element.ts';

const SETTLE_MS = 150;
/** A page clears its composer some time after Enter or its send button, without an event we could hear. */
const AFTER_SEND_MS = 600;

interface OfferOptions {
  signal: AbortSignal;
  /** Asked once, when there is first something to sharpen. */
  isWanted(): Promise<boolean>;
}

/**
 * Shows the chip while a composer holds text. Costs nothing while the user does not write: no observer of the page's
 * tree, one look at the composer after typing has settled.
 */
export function offerChip(chip: Chip, { signal, isWanted }: OfferOptions): void {
  let wanted: Promise<boolean> | undefined;
  let followed: HTMLElement | null = null;
  let following: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (composer: HTMLElement | null) => {
    chip.place(composer);
    if (composer === followed) return;
    followed = composer;
    following?.abort();
    if (!composer) return;
    following = new AbortController();
    followElement(composer, () => void look(), AbortSignal.any([signal, following.signal]));
  };

  const look = async () => {
    timer = undefined;
    const composer = findComposer();
    if (!composer || !holdsText(composer)) return show(null);
    wanted ??= isWanted();
    if ((await wanted) && !signal.aborted) show(composer);
  };

  const lookIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), delayMs);
  };

  const soon = () => {
    timer ??= setTimeout(() => void look(), SETTLE_MS);
  };
  const options = { signal, passive: true, capture: true };
  for (const name of ['input', 'focusin', 'keyup']) document.addEventListener(name, soon, options);
  document.addEventListener('click', () => lookIn(AFTER_SEND_MS), options);
  document.addEventListener('keydown', (event) => event.key === 'Enter' && lookIn(AFTER_SEND_MS), options);
  addEventListener('popstate', soon, options);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    following?.abort();
    chip.remove();
  });
  soon();
}
