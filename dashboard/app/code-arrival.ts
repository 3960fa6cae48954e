/** How browsers, and our own loader, say that code did not arrive. */
const NOT_ARRIVED = /dynamically imported module|module script|preload CSS/i;

/** Whether something failed for want of code, rather than by it. */
export const isNotArrived = (thrown: unknown): boolean =>
  thrown instanceof Error && NOT_ARRIVED.test(thrown.message);

/** Whether the site can be reached at all: where it can, code that does not come is not there any more. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
