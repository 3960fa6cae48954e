const UNIT_SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** Go's durations, as the hosted service takes them: `24h`, `1h30m`; `none` lifts a ban. */
export function parseBanSeconds(text: string): number | undefined {
  if (text === 'none') return 0;
  if (!/^(\d+(\.\d+)?[hms])+$/.test(text)) return undefined;
  let seconds = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)) {
    seconds += Number(amount) * (UNIT_SECONDS[unit ?? 's'] ?? 1);
  }
  return seconds;
}
