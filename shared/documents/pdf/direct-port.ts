type Listener = (event: { data: unknown }) => void;

/**
 * One end of a channel between the halves of pdf.js in one thread. Its own copies every message, which costs more than
 * reading the text; here both halves see the same objects, but for the arrays the sender goes on to empty.
 */
export class DirectPort {
  private readonly listeners = new Set<Listener>();
  private other: DirectPort | undefined;
  private readonly soon = Promise.resolve();

  /** Both ends of a channel. */
  static pair(): [DirectPort, DirectPort] {
    const [one, other] = [new DirectPort(), new DirectPort()];
    one.other = other;
    other.other = one;
    return [one, other];
  }

  postMessage(message: unknown): void {
    const data = withOwnArrays(message);
    const { other } = this;
    this.soon.then(() => {
      for (const listener of other?.listeners ?? []) listener({ data });
    });
  }

  addEventListener(_name: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener), { once: true });
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.listeners.delete(listener);
  }
}

/** Lists of operators come in chunks whose arrays are used again. */
function withOwnArrays(message: unknown): unknown {
  const { chunk } = message as { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } };
  if (!chunk?.fnArray || !chunk.argsArray) return message;
  const own = { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray.slice() };
  return { ...(message as object), chunk: own };
}
