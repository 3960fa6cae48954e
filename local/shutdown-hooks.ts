type Stop = () => void | Promise<void>;

/** Everything that has to be ended, in the reverse order of its start. */
export class ShutdownHooks {
  readonly #stops: { name: string; stop: Stop }[] = [];
  #running: Promise<void> | undefined;

  constructor(private readonly log: (line: string) => void) {}

  add(name: string, stop: Stop): void {
    this.#stops.push({ name, stop });
  }

  /** A part that cannot be ended is told of and does not hold up the others. */
  run(): Promise<void> {
    this.#running ??= (async () => {
      for (const { name, stop } of this.#stops.reverse()) {
        try {
          await stop();
        } catch (error) {
          this.log(`${name} could not be stopped: ${error instanceof Error ? error.message : error}`);
        }
      }
    })();
    return this.#running;
  }
}

/**
 * Waits for starts that run side by side. When one fails the others are told to give up and waited for, so that what
 * they started is known before it is ended; the first failure is thrown.
 */
export async function startTogether<const T extends readonly Promise<unknown>[]>(
  abort: () => void,
  starts: T,
): Promise<{ -readonly [Key in keyof T]: Awaited<T[Key]> }> {
  const failures: unknown[] = [];
  for (const start of starts) {
    start.catch((error: unknown) => {
      failures.push(error);
      abort();
    });
  }
  await Promise.allSettled(starts);
  if (failures.length) throw failures[0];
  return Promise.all(starts);
}
