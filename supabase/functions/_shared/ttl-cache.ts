/** Values kept for a while, the oldest dropped first. For what is costly to ask and may be a minute old. */
export class TtlCache<Value> {
  readonly #entries = new Map<string, { value: Value; untilMs: number }>();

  constructor(private readonly options: { forMs: number; maxEntries: number; now?: () => number }) {}

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.untilMs > this.#now()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param untilMs the value's own end, where it is sooner */
  set(key: string, value: Value, untilMs = Number.POSITIVE_INFINITY): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, untilMs: Math.min(untilMs, this.#now() + this.options.forMs) });
    if (this.#entries.size <= this.options.maxEntries) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }
}
