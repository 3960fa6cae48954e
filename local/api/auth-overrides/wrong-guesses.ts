/** Counts what went wrong by whom, so that guessing ends. In memory: a stack that starts anew forgets it. */
export class WrongGuesses {
  readonly #times = new Map<string, number[]>();

  constructor(private readonly options: { max: number; windowMs: number }) {}

  /**
   * Counts a guess before it is tried, so that many at once are counted too.
   * @returns null where there were too many; else how to take it back when it was right
   */
  begin(whose: string): { takeBack(): void } | null {
    const time = performance.now();
    const recent = this.#recent(whose, time);
    if (recent.length >= this.options.max) return null;
    recent.push(time);
    this.#times.set(whose, recent);
    return {
      takeBack: () => {
        const times = this.#recent(whose, performance.now());
        const at = times.indexOf(time);
        if (at >= 0) times.splice(at, 1);
        if (times.length) this.#times.set(whose, times);
        else this.#times.delete(whose);
      },
    };
  }

  #recent(whose: string, now: number): number[] {
    return (this.#times.get(whose) ?? []).filter((time) => time > now - this.options.windowMs);
  }
}
