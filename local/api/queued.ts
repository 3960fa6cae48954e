/**
 * Runs one call after the other: PGlite is a single session, where two transactions would mix, and the library renews a
 * session in several steps that must not meet.
 */
export function queued<Arguments extends readonly unknown[], Answer>(
  call: (...values: Arguments) => Promise<Answer>,
): (...values: Arguments) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (...values) => {
    const next = last.then(() => call(...values));
    last = next.catch(() => undefined);
    return next;
  };
}
