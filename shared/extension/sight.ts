/** `isVisible` is Chromium's alone. */
type SightEntry = IntersectionObserverEntry & { isVisible?: boolean };
type Verdict = 'seen' | 'covered';

let verdicts = new WeakMap<Element, Verdict>();
const watched = new Set<Element>();
const listeners = new Set<() => void>();
let observer: IntersectionObserver | undefined;

/** The shortest delay a browser takes for `trackVisibility`. */
const DELAY_MS = 100;
/** A verdict comes some frames after that, on a busy machine later; a press that never gets one does not count. */
const VERDICT_WITHIN_MS = 2_000;

/** Whether the browser itself tells of covers that let clicks through, of opacity, filters and frames that were moved. */
export const tellsOfCovers = (): boolean =>
  'isVisible' in (globalThis.IntersectionObserverEntry?.prototype ?? {});

/** Watches whether an element can really be seen. */
export function watchSight(target: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target: element, isIntersecting, isVisible } of entries as SightEntry[]) {
        if (!isIntersecting || isVisible === undefined) verdicts.delete(element);
        else verdicts.set(element, isVisible ? 'seen' : 'covered');
      }
      for (const hear of listeners) hear();
    },
    { trackVisibility: true, delay: DELAY_MS, threshold: [0, 1] } as IntersectionObserverInit,
  );
  watched.add(target);
  observer.observe(target);
}

/** Asks for nothing until `lookAgain`: from a frame that does and that moves, Chromium keeps the pointer for half a second. */
export function lookAway(): void {
  observer?.disconnect();
}

/**
 * Looks at everything anew, and lets go of what is gone: what a list or a card of our own covered until now must not be
 * held against the next press.
 */
export function lookAgain(): void {
  observer?.disconnect();
  verdicts = new WeakMap();
  for (const target of watched) {
    if (target.isConnected) observer?.observe(target);
    else watched.delete(target);
  }
}

/** Calls back whenever the browser has said something anew. */
export function onVerdict(hear: () => void): void {
  listeners.add(hear);
}

/** Whether the browser said that something lies over the element. */
export const isCovered = (target: Element): boolean => verdicts.get(target) === 'covered';

/** What is known of an element by now; where the browser tells nothing, nothing speaks against it here. */
export function verdictOn(target: Element): Verdict | 'unknown' {
  return tellsOfCovers() ? (verdicts.get(target) ?? 'unknown') : 'seen';
}

/** Whether an element can be seen. Waits for the browser's verdict on one that was shown a moment ago. */
export async function isSeen(target: Element): Promise<boolean> {
  if (verdictOn(target) === 'unknown') {
    await new Promise<void>((resolve) => {
      const wake = () => verdictOn(target) !== 'unknown' && done();
      const timer = setTimeout(() => done(), VERDICT_WITHIN_MS);
      const done = () => {
        listeners.delete(wake);
        clearTimeout(timer);
        resolve();
      };
      listeners.add(wake);
    });
  }
  return verdictOn(target) === 'seen';
}
