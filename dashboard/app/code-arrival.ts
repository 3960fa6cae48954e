/** How browsers, and our own loader, say that code did not arrive. */
const NOT_ARRIVED = /dynamically imported module|module script|preload CSS/i;

/** Whether something failed for want of code, rather than by it. */
export const isNotArrived = (thrown: unknown): boolean =>
  thrown instanceof Error && NOT_ARRIVED.test(thrown.message);

/** Longer than this nobody looks at an empty place. */
const ANSWER_MS = 5_000;

/** Whether the site can be reached, and serves what it has: code that does not come again is not there any more then. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
