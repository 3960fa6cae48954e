import { type DateParts, datePartsOf } from '@/shared/documents/sheets/serial-date.ts';
import { dayNames, monthNames } from './date-names.ts';
import type { Section, Token } from './sections.ts';

/** What Excel shows where it cannot show a date. */
const NO_DATE = '########';

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/** Whether a section shows a date or a time. */
export function isDateSection(section: Section): boolean {
  return section.system !== undefined || section.tokens.some((token) => token.type === 'date');
}

/** Whether it counts hours, minutes or seconds beyond their clock, as `[h]:mm`. */
export function isElapsedSection(section: Section): boolean {
  return section.tokens.some((token) => token.type === 'date' && token.text.startsWith('['));
}

/** `m` behind an hour or before a second is a minute (ECMA-376 part 1, 18.8.31). */
function markMinutes(tokens: readonly Token[]): Token[] {
  const dates = tokens.filter((token) => token.type === 'date');
  const isMinute = (token: (typeof dates)[number]) => {
    const at = dates.indexOf(token);
    const before = dates[at - 1]?.text ?? '';
    const after = dates[at + 1]?.text ?? '';
    return /^\[?h|^AM|^A\//i.test(before) || /^\[?s/.test(after);
  };
  return tokens.map((token) =>
    token.type === 'date' && /^mm?$/.test(token.text) && isMinute(token)
      ? { type: 'date', text: token.text === 'm' ? 'n' : 'nn' }
      : token,
  );
}

interface Moment extends DateParts {
  serial: number;
  isHalfDay: boolean;
  language: number;
}

function showElapsed(text: string, { serial }: Moment): string {
  const perDay = text[1] === 'h' ? 24 : text[1] === 'm' ? 1440 : 86_400;
  const seconds = Math.round(serial * 86_400);
  return pad(Math.floor((seconds * perDay) / 86_400), text.length - 2);
}

function showDay(text: string, { day, weekday, language }: Moment): string {
  if (text.length <= 2) return pad(day, text.length);
  const name = dayNames(language)[weekday];
  return (text.length === 3 ? name?.short : name?.long) ?? '';
}

function showMonth(text: string, { month, language }: Moment): string {
  if (text.length <= 2) return pad(month, text.length);
  const name = monthNames(language)[month - 1];
  if (text.length === 5) return name?.long.slice(0, 1) ?? '';
  return (text.length === 3 ? name?.short : name?.long) ?? '';
}

function showYear(text: string, year: number): string {
  return text[0] !== 'b' && text.length <= 2 && text[0] !== 'e' ? pad(year % 100, 2) : pad(year, 4);
}

function showToken(text: string, moment: Moment): string {
  const { hour, minute, second, millisecond, isHalfDay } = moment;
  switch (text[0]) {
    case '[':
      return showElapsed(text, moment);
    case 'y':
    case 'e':
      return showYear(text, moment.year);
    case 'b':
      return text.length <= 2 ? pad((moment.year + 543) % 100, 2) : pad(moment.year + 543, 4);
    case 'm':
      return showMonth(text, moment);
    case 'd':
      return showDay(text, moment);
    case 'h':
      return pad(isHalfDay ? ((hour + 11) % 12) + 1 : hour, Math.min(2, text.length));
    case 'n':
      return pad(minute, text.length);
    case 's':
      return pad(second, Math.min(2, text.length));
    case '.':
      return `.${pad(millisecond, 3).slice(0, text.length - 1)}`;
    case 'g':
      return '';
    default:
      return showHalfDay(text, hour);
  }
}

function showHalfDay(text: string, hour: number): string {
  const [morning = 'AM', afternoon = 'PM'] = text.split('/');
  return hour < 12 ? morning : afternoon;
}

/** Makes what shows a serial number by a section with dates. */
export function dateFormatter(section: Section): (serial: number, isDate1904: boolean) => string {
  const tokens = systemTokens(section) ?? markMinutes(section.tokens);
  const dates = tokens.flatMap((token) => (token.type === 'date' ? [token.text] : []));
  const places = Math.max(0, ...dates.filter((text) => text.startsWith('.')).map((text) => text.length - 1));
  const isHalfDay = dates.some((text) => text.includes('/'));
  const isElapsed = dates.some((text) => text.startsWith('['));
  const hasTime = dates.some((text) => /^[[hns]/.test(text));
  return (serial, isDate1904) => {
    const isNegative = serial < 0 && (isDate1904 || isElapsed);
    const size = isNegative ? -serial : serial;
    // A day is over when its clock is rounded to midnight, not where no clock is shown.
    const parts = datePartsOf(hasTime || serial < 0 ? size : Math.floor(size), isDate1904, places);
    if (!parts || (isNegative && !isDate1904)) return NO_DATE;
    const moment = { ...parts, serial: Math.abs(serial), isHalfDay, language: section.language };
    let shown = isNegative ? '-' : '';
    for (const token of tokens) {
      if (token.type === 'date') shown += showToken(token.text, moment);
      else shown += showSymbol(token);
    }
    return shown;
  };
}

function showSymbol(token: Token): string {
  if (token.type === 'literal') return token.text;
  if (token.type === 'slash') return '/';
  if (token.type === 'comma') return ',';
  if (token.type === 'point') return '.';
  return token.type === 'digit' ? token.text : '';
}

/** The system's own formats, as they are in the US. */
function systemTokens({ system }: Section): Token[] | undefined {
  const date = (text: string): Token => ({ type: 'date', text });
  const literal = (text: string): Token => ({ type: 'literal', text });
  if (system === 'date')
    return [date('dddd'), literal(', '), date('mmmm'), literal(' '), date('d'), literal(', '), date('yyyy')];
  if (system === 'time')
    return [date('h'), literal(':'), date('nn'), literal(':'), date('ss'), literal(' '), date('AM/PM')];
  return undefined;
}
