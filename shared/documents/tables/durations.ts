import type { Grid } from './grid.ts';

/** A length of time as a sheet keeps it, in days, shown as `4:30`: how it is counted, and how many of these a day has. */
function durationShown(days: number, shown: string): { unit: 'h' | 'min'; perDay: number } | undefined {
  const [, whole, part, rest] = /^-?(\d+):(\d\d)(:\d\d)?$/.exec(shown) ?? [];
  if (whole === undefined || part === undefined) return undefined;
  const size = Number(whole) + Number(part) / 60;
  const fits = (perDay: number) => Math.abs(Math.abs(days) * perDay - size) < 1 / 59;
  if (fits(24)) return { unit: 'h', perDay: 24 };
  return rest === undefined && fits(1_440) ? { unit: 'min', perDay: 1_440 } : undefined;
}

const NOTHING = /^0+:00(:00)?$/;
const THREE_PARTS = /:\d\d:/;

/** Lengths of time in their unit, and in how many parts they are shown. */
interface Lengths {
  values: Map<number, number>;
  unit: string;
  clock: 2 | 3;
}

/** Lengths of time as hours or minutes, where all figures of a column are shown as such. */
export function asDurations(
  grid: Grid,
  column: number,
  values: ReadonlyMap<number, number>,
): Lengths | undefined {
  const counted = new Map<number, number>();
  let unit = '';
  let clock: 2 | 3 = 2;
  for (const [row, days] of values) {
    // 0:00 is nothing in hours as in minutes.
    if (days === 0 && NOTHING.test(grid.display(row, column).trim())) {
      counted.set(row, 0);
      continue;
    }
    const text = grid.display(row, column).trim();
    const shown = durationShown(days, text);
    if (!shown || (unit !== '' && shown.unit !== unit)) return undefined;
    unit = shown.unit;
    if (THREE_PARTS.test(text)) clock = 3;
    counted.set(row, Math.round(days * shown.perDay * 1e6) / 1e6);
  }
  return unit === '' ? undefined : { values: counted, unit, clock };
}

/** Times of day under such a name are lengths of time. */
export const DURATION_NAME =
  /\b(?:(?<!\b(?:opening|office|business|visiting) )hours|hrs|duration|worked|time spent|overtime|breaks?|pausen?|stunden|dauer|arbeitszeit|horas|duraci[oó]n|heures|dur[eé]e)\b/i;

/** Such a name says that `7:30` is hours and minutes; under `Duration` it may be minutes and seconds. */
const HOURS_NAME =
  /\b(?:(?<!\b(?:opening|office|business|visiting) )hours|hrs|overtime|stunden|arbeitszeit|horas|heures)\b/i;

/** A length or a time of day as it is written out. */
const WRITTEN_TIME = /^-?(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;

export const isWrittenTime = (text: string): boolean => WRITTEN_TIME.test(text.trim());

/** Hours of a column of texts whose name and cells all say so. */
export function writtenHours(name: string, texts: ReadonlyMap<number, string>): Lengths | undefined {
  if (!HOURS_NAME.test(name) || texts.size === 0) return undefined;
  const values = new Map<number, number>();
  let clock: 2 | 3 = 2;
  for (const [row, text] of texts) {
    const [, hours, minutes, seconds = 0] = WRITTEN_TIME.exec(text.trim()) ?? [];
    if (hours === undefined) return undefined;
    if (THREE_PARTS.test(text)) clock = 3;
    const size = Number(hours) + Number(minutes) / 60 + Number(seconds) / 3_600;
    values.set(row, (text.trim().startsWith('-') ? -1 : 1) * (Math.round(size * 1e6) / 1e6));
  }
  return { values, unit: 'h', clock };
}
