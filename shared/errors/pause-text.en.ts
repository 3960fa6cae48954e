/** What is said wherever everything stands still. `until` null: until it is resumed. */
export function pauseText(until: number | null): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };
  const clock = until === null ? '' : ` until ${new Date(until).toLocaleTimeString('en', time)}`;
  return `Paused${clock}: Whetstone reads nothing and sends nothing.`;
}
