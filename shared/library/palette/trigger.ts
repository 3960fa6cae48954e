import * as z from 'zod/mini';

/** What opens the palette where it is typed at the beginning of a line; `off`: nothing does. */
export const paletteTrigger = z.enum(['/', '//', 'off']);
export type PaletteTrigger = z.infer<typeof paletteTrigger>;

/**
 * Where a key just completed the trigger. A line's beginning alone counts: fractions, paths and addresses hold the same
 * characters. What was pasted is text.
 * @returns where the trigger begins; null where none was typed
 */
export function typedTrigger(before: string, after: string, trigger: PaletteTrigger): number | null {
  if (trigger === 'off' || after.length !== before.length + 1) return null;
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  if (after.slice(at + 1) !== before.slice(at)) return null;
  const from = at + 1 - trigger.length;
  const isThere = from >= 0 && after.slice(from, at + 1) === trigger;
  return isThere && (from === 0 || after[from - 1] === '\n') ? from : null;
}
