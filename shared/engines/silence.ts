import { AppError } from '@/shared/errors/app-error.ts';

/** How long an engine may say nothing, in milliseconds (faults N2). How long a server may take to connect is the engine's own. */
export interface SilenceLimits {
  /** From the call to the first text. */
  firstTokenMs: number;
  /** Between two pieces of text, while the caller waits for one. */
  stallMs: number;
}

export const defaultSilenceLimits: SilenceLimits = { firstTokenMs: 30_000, stallMs: 20_000 };

interface SilenceOptions {
  limits: SilenceLimits;
  signal: AbortSignal;
  /** Called when the source fell silent, so that it ends its work. */
  stop: () => void;
}

/**
 * Passes events on, and stops when the source falls silent or the signal aborts, even where the source does not.
 * @param isText whether an event counts as the first token
 * @throws AppError `timeout`; the signal's reason when it aborts
 */
export async function* endOnSilence<Event>(
  source: AsyncIterable<Event>,
  { isText, ...options }: SilenceOptions & { isText: (event: Event) => boolean },
): AsyncGenerator<Event> {
  const iterator = source[Symbol.asyncIterator]();
  const watch = watchSilence(options);
  let isFinished = false;
  try {
    for (;;) {
      options.signal.throwIfAborted();
      watch.waiting();
      const next = await Promise.race([iterator.next(), watch.ended]);
      if (next.done) {
        isFinished = true;
        return;
      }
      watch.heard(isText(next.value));
      yield next.value;
    }
  } finally {
    watch.close();
    // Not awaited: a source that hangs would hold up whoever gave up on it.
    if (!isFinished) void iterator.return?.().catch(() => undefined);
  }
}

/** One timer and one listener for a whole run: one of each per token would cost more than the token. */
function watchSilence({ limits, signal, stop }: SilenceOptions) {
  let limitMs = limits.firstTokenMs;
  let isTalking = false;
  /** Undefined while the caller is busy with the last event: its own slowness is no silence. */
  let sinceMs: number | undefined = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  ended.catch(() => undefined); // it may end while nobody waits
  const onAbort = () => end(signal.reason);
  const check = () => {
    const restMs = sinceMs === undefined ? limitMs : sinceMs + limitMs - performance.now();
    if (restMs > 0) {
      timer = setTimeout(check, restMs);
      return;
    }
    end(new AppError('timeout'));
    stop();
  };
  timer = setTimeout(check, limitMs);
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    ended,
    waiting() {
      sinceMs ??= performance.now();
    },
    heard(isText: boolean) {
      if (!isText && !isTalking) return;
      if (!isTalking) {
        isTalking = true;
        limitMs = limits.stallMs;
        clearTimeout(timer);
        timer = setTimeout(check, limitMs);
      }
      sinceMs = undefined;
    },
    close() {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    },
  };
}
