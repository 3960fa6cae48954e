type Call = (request: Request) => Promise<Response>;

/** Runs one call after the other: PGlite is a single session, where two transactions would mix. */
export function queued(call: Call): Call {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const next = last.then(() => call(request));
    last = next.catch(() => undefined);
    return next;
  };
}
