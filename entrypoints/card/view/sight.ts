/** `isVisible` is Chromium's alone. */
type SightEntry = IntersectionObserverEntry & { isVisible?: boolean };

const seen = new WeakMap<Element, boolean>();
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
  observer.observe(target);
}

/** Whether a press came by keyboard, or by a pointer on an element that nothing of the page covers. */
export function isSeen(target: Element, { clientX, clientY, detail }: MouseEvent): boolean {
  const isPointer = detail > 0 && (clientX !== 0 || clientY !== 0);
  if (!isPointer) return true;
  const { host } = target.getRootNode() as ShadowRoot;
  return seen.get(target) !== false && document.elementFromPoint(clientX, clientY) === host;
}
