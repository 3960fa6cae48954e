type Listener = (event: { data: unknown }) => void;

/** Operators of one page that are kept: more than any real page has, less than fill the memory (faults F8). */
export const MOST_OPERATORS = 500_000;
/** Messages after which others of this thread get their turn: the user's stop, the clock. */
const TURN = 32;

interface OperatorChunk {
  fnArray: unknown[];
  argsArray: unknown[];
}

/**
 * One end of a channel between the halves of pdf.js in one thread. Its own copies every message, which costs more than
 * reading the text; here both halves see the same objects, but for the arrays the sender goes on to empty.
 */
export class DirectPort {
  /** Whether operators were left out. */
  wasCut = false;
  private readonly listeners = new Set<Listener>();
  private readonly operators = new Map<unknown, number>();
  private other: DirectPort | undefined;
  private soon: Promise<unknown> = Promise.resolve();
  private sent = 0;

  /** Both ends of a channel. */
  static pair(): [DirectPort, DirectPort] {
    const [one, other] = [new DirectPort(), new DirectPort()];
    one.other = other;
    other.other = one;
    return [one, other];
  }

  postMessage(message: unknown): void {
    const data = this.withOwnArrays(message);
    this.sent++;
    if (this.sent % TURN === 0)
      this.soon = this.soon.then(() => new Promise((resolve) => setTimeout(resolve)));
    this.soon = this.soon.then(() => {
      for (const listener of this.other?.listeners ?? []) listener({ data });
    });
  }

  addEventListener(_name: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener), { once: true });
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Operators and texts come in chunks whose arrays are used again. */
  private withOwnArrays(message: unknown): unknown {
    const { chunk, streamId } = message as {
      chunk?: Partial<OperatorChunk> & { items?: unknown[] };
      streamId?: unknown;
    };
    if (Array.isArray(chunk?.items))
      return { ...(message as object), chunk: { ...chunk, items: [...chunk.items] } };
    if (!chunk?.fnArray || !chunk.argsArray) return message;
    const count = (this.operators.get(streamId) ?? 0) + chunk.fnArray.length;
    this.operators.set(streamId, count);
    if (count > MOST_OPERATORS) this.wasCut = true;
    const kept = count > MOST_OPERATORS ? 0 : chunk.fnArray.length;
    const own = {
      ...chunk,
      fnArray: chunk.fnArray.slice(0, kept),
      argsArray: chunk.argsArray.slice(0, kept),
    };
    return { ...(message as object), chunk: own };
  }
}
