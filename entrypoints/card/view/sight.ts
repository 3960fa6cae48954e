/** `isVisible` is Chromium's alone. */
type SightEntry = IntersectionObserverEntry & { isVisible?: boolean };

let seen = new WeakMap<Element, boolean>();
const watched = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** The shortest delay a browser takes for `trackVisibility`. */
const DELAY_MS = 100;

/**
 * Watches whether an element can really be seen. Chromium tells of covers that let clicks through, of opacity and of
 * filters; where a browser cannot, `isSeen` falls back to the topmost element.
 */
export function watchSight(target: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target: element, isIntersecting, isVisible } of entries as SightEntry[]) {
        // A hidden button is not a covered one: what is not known yet is not held against a press.
        if (isIntersecting && isVisible !== undefined) seen.set(element, isVisible);
        else seen.delete(element);
      }
    },
    { trackVisibility: true, delay: DELAY_MS, threshold: [0, 1] } as IntersectionObserverInit,
  );
  watched.add(target);
  observer.observe(target);
}

/**
 * Looks at everything anew, and lets go of what is gone: what a list or a card of our own covered until now must not be
 * held against the next press.
 */
export function lookAgain(): void {
  observer?.disconnect();
  seen = new WeakMap();
  for (const target of watched) {
    if (target.isConnected) observer?.observe(target);
    else watched.delete(target);
  }
}

/** Whether a press came by keyboard, or by a pointer on an element that nothing of the page covers. */
export function isSeen(target: Element, { clientX, clientY, detail }: MouseEvent): boolean {
  const isPointer = detail > 0 && (clientX !== 0 || clientY !== 0);
  if (!isPointer) return true;
  const { host } = target.getRootNode() as ShadowRoot;
  return seen.get(target) !== false && document.elementFromPoint(clientX, clientY) === host;
}
