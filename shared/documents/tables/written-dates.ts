import { serialOfIso } from '@/shared/documents/sheets/serial-date.ts';
import { monthOf } from './month-names.ts';

/** Which of the figures in `3/4/2025` is the month. */
export type DateStyle = 'day-first' | 'month-first';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const FIGURES = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;
/** A year of two figures: `14.05.24`, `5/14/24`. Sections and parts are numbered `1.2.10`. */
const SHORT_FIGURES = /^(\d{2}|\d(?=\/))([/.])(\d{2}|\d(?=\/))\2(\d{2})$/;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?\.?[ -](?:de )?(\p{L}{3,10})\.?,?[ -](?:de )?(\d{4})$/iu;
const MONTH_NAMED = /^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu;

/** A month alone: its first day stands for it. */
const ISO_MONTH = /^(\d{4})-(\d{2})$/;
const MONTH_ALONE = /^(\p{L}{3,10})\.?[ -](\d{4})$/iu;

/** A day as Excel counts days in the 1900 system; undefined for a day that never was. */
export function serialOfDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  const serial = serialOfIso(`${year}-${pad(month)}-${pad(day)}`, false);
  return Number.isNaN(serial) ? undefined : serial;
}

/** A text as a day that can be read in one way alone, by the month's name or the order of ISO. */
export function readSureDay(text: string): number | undefined {
  const trimmed = text.trim();
  const [, ownYear, ownMonth] = ISO_MONTH.exec(trimmed) ?? [];
  if (ownYear) return serialOfDay(Number(ownYear), Number(ownMonth), 1);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(trimmed) ?? [];
  if (isoYear) return serialOfDay(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, name = '', year] = DAY_NAMED.exec(trimmed) ?? [];
  const [, other = '', otherDay, otherYear] = MONTH_NAMED.exec(trimmed) ?? [];
  const [, alone = '', aloneYear] = MONTH_ALONE.exec(trimmed) ?? [];
  const whole = monthOf(alone);
  if (whole) return serialOfDay(Number(aloneYear), whole, 1);
  const month = monthOf(name || other);
  return month ? serialOfDay(Number(year ?? otherYear), month, Number(day ?? otherDay)) : undefined;
}

/** Years of two figures before this one are of this century. */
const CENTURY = 50;

function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < CENTURY ? 2000 + year : 1900 + year;
}

/** A text as a day, in one style; undefined where it is none. */
export function readDate(text: string, style: DateStyle): number | undefined {
  const trimmed = text.trim();
  const [, first, sign, second, year = ''] = FIGURES.exec(trimmed) ?? SHORT_FIGURES.exec(trimmed) ?? [];
  if (!first) return readSureDay(trimmed);
  // Nobody writes the month first between dots.
  if (sign === '.' && style === 'month-first') return undefined;
  const [day, month] = style === 'day-first' ? [first, second] : [second, first];
  return serialOfDay(yearOf(year), Number(month), Number(day));
}

/** In which styles texts read as days, one beside the other however each is written. */
function dateStylesOf(texts: readonly string[]): DateStyle[] {
  return (['day-first', 'month-first'] as const).filter((style) =>
    texts.every((text) => readDate(text, style) !== undefined),
  );
}

/** The style texts read as days in, and whether another would give other days; undefined where they are none. */
export function dateStyleOf(
  texts: readonly string[],
): { style: DateStyle; isAmbiguous: boolean } | undefined {
  const styles = dateStylesOf(texts);
  if (!styles[0]) return undefined;
  const differ = (text: string) => new Set(styles.map((style) => readDate(text, style))).size > 1;
  return { style: styles[0], isAmbiguous: styles.length > 1 && texts.some(differ) };
}
