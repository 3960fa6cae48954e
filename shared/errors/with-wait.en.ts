const SECOND = { name: 'second', sign: 's', ms: 1_000 };
const units = [
  { name: 'hour', sign: 'h', ms: 3_600_000 },
  { name: 'minute', sign: 'min', ms: 60_000 },
  SECOND,
];

/** The largest unit a wait fills twice, and how many of them, rounded up: nobody is sent back too early. */
function counted(waitMs: number) {
  const unit = units.find(({ ms }) => waitMs >= 2 * ms) ?? SECOND;
  return { ...unit, count: Math.max(1, Math.ceil(waitMs / unit.ms)) };
}

/** A wait in words. */
export function waitText(ms: number): string {
  const { name, count } = counted(ms);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** The same for a button. */
export function waitSign(ms: number): string {
  const { sign, count } = counted(ms);
  return `${count} ${sign}`;
}

/** A sentence that asks for patience, with how long it takes where the server said so. */
export function withWait(text: string, retryAfterMs?: number): string {
  return retryAfterMs ? text.replace('shortly', `in ${waitText(retryAfterMs)}`) : text;
}
