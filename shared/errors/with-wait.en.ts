const units: [string, number][] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** A wait in the largest unit it fills twice, rounded up: nobody is sent back too early. */
export function waitText(ms: number): string {
  const [unit, unitMs] = units.find(([, size]) => ms >= 2 * size) ?? ['second', 1_000];
  const count = Math.max(1, Math.ceil(ms / unitMs));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A sentence that asks for patience, with how long it takes where the server said so. */
export function withWait(text: string, retryAfterMs?: number): string {
  return retryAfterMs ? text.replace('shortly', `in ${waitText(retryAfterMs)}`) : text;
}
