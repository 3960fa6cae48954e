import { AppError } from '@/shared/errors/app-error.ts';

/** How long an engine may say nothing, in milliseconds (faults N2). How long a server may take to connect is the engine's own. */
export interface SilenceLimits {
  /** From the call to the first text. */
  firstTokenMs: number;
  /** Between two pieces of text. */
  stallMs: number;
}

export const defaultSilenceLimits: SilenceLimits = { firstTokenMs: 30_000, stallMs: 20_000 };

/**
 * Passes events on, and stops when the source falls silent or the signal aborts, even where the source does not.
 * @param isText whether an event counts as the first token
 * @param stop called before the throw, so that the source ends its work
 * @throws AppError `timeout`; the signal's reason when it aborts
 */
export async function* endOnSilence<Event>(
  source: AsyncIterable<Event>,
  options: {
    limits: SilenceLimits;
    isText: (event: Event) => boolean;
    signal: AbortSignal;
    stop: () => void;
  },
): AsyncGenerator<Event> {
  const iterator = source[Symbol.asyncIterator]();
  const startedMs = performance.now();
  const { firstTokenMs, stallMs } = options.limits;
  let heard = false;
  let finished = false;
  try {
    for (;;) {
      const waitMs = heard ? stallMs : firstTokenMs - (performance.now() - startedMs);
      const next = await nextWithin(iterator, waitMs, options);
      if (next.done) {
        finished = true;
        return;
      }
      heard ||= options.isText(next.value);
      yield next.value;
    }
  } finally {
    // Not awaited: a source that hangs would hold up whoever gave up on it.
    if (!finished) void iterator.return?.().catch(() => undefined);
  }
}

async function nextWithin<Event>(
  iterator: AsyncIterator<Event>,
  waitMs: number,
  { signal, stop }: { signal: AbortSignal; stop: () => void },
): Promise<IteratorResult<Event>> {
  signal.throwIfAborted();
  let reject: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_, rejectEnded) => {
    reject = rejectEnded;
  });
  const onAbort = () => reject(signal.reason);
  const timer = setTimeout(() => {
    reject(new AppError('timeout'));
    stop();
  }, waitMs);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([iterator.next(), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
