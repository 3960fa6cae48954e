import { AppError } from '@/shared/errors/app-error.ts';

/** How long an engine may say nothing, in milliseconds (faults N2). How long a server may take to connect is the engine's own. */
export interface SilenceLimits {
  /** From the call to the first text. */
  firstTokenMs: number;
  /** Between two pieces of text, while the caller waits for one. */
  stallMs: number;
  /** In the place of both while the engine itself is starting: what it loads holds up a slow computer for long. */
  startMs?: number;
}

export const defaultSilenceLimits: SilenceLimits = { firstTokenMs: 30_000, stallMs: 20_000 };
const START_MS = 300_000;

interface SilenceOptions {
  limits: SilenceLimits;
  signal: AbortSignal;
  /** Called when the source fell silent, so that it ends its work. */
  stop: () => void;
}

/**
 * Passes events on, and stops when the source falls silent or the signal aborts, even where the source does not.
 * @param open gives the source; what it hands over is called when the source is starting, and holds until its next event
 * @param isText whether an event counts as the first token
 * @throws AppError `timeout`; the signal's reason when it aborts
 */
export async function* endOnSilence<Event>(
  open: (onStarting: () => void) => AsyncIterable<Event>,
  { isText, ...options }: SilenceOptions & { isText: (event: Event) => boolean },
): AsyncGenerator<Event> {
  const watch = watchSilence(options);
  const iterator = open(watch.starting)[Symbol.asyncIterator]();
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
  const { firstTokenMs, stallMs, startMs = START_MS } = limits;
  let limitMs = firstTokenMs;
  let isTalking = false;
  let isStarting = false;
  /** Undefined while the caller is busy with the last event: its own slowness is no silence. */
  let sinceMs: number | undefined = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  ended.catch(() => undefined); // it may end while nobody waits
  const limitTo = (ms: number) => {
    limitMs = ms;
    clearTimeout(timer);
    timer = setTimeout(check, limitMs);
  };
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
    starting() {
      isStarting = true;
      sinceMs = performance.now();
      limitTo(startMs);
    },
    heard(isText: boolean) {
      const isFirst = isText && !isTalking;
      isTalking ||= isText;
      if (isFirst || isStarting) limitTo(isTalking ? stallMs : firstTokenMs);
      if (isTalking || isStarting) sinceMs = undefined;
      isStarting = false;
    },
    close() {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    },
  };
}
