/** Numbers that look random and are the same every time (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function pick<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}

/** A pattern with its choices made: `{a|b}` becomes one of them; choices may hold choices. */
export function expand(random: () => number, pattern: string): string {
  let text = pattern;
  for (let depth = 0; depth < 6 && text.includes('{'); depth += 1)
    text = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => pick(random, choices.split('|')));
  return text.replace(/\s+/g, ' ').trim();
}
