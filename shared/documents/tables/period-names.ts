import { serialOfIso } from '@/shared/documents/sheets/serial-date.ts';
import { monthOf } from './month-names.ts';

/** What a column stands for beside its measure: a period, a group over it, a part of a whole. */
export interface PeriodName {
  kind: 'year' | 'quarter' | 'month' | 'day' | 'group' | 'part';
  /** `2024`, `Q1` or `Jan`, as it is written. */
  label: string;
  /** The first day, where a year is named. */
  serial: number | undefined;
  year: number | undefined;
  rest: string;
}

const YEAR = /(?:^|[^\d])((?:19|20)\d\d)(?!\d)/;
const QUARTER =
  /\b[QT]([1-4])\b|\b([1-4])(?:[.º°ª]|\.?(?:er|e|eme|ème|st|nd|rd|th))*\s?(?:Q|T|Quartal|quarter|trim(?:estre)?)\b/i;
const DAY = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

function dayOf(year: number | undefined, month: number): number | undefined {
  if (year === undefined) return undefined;
  return serialOfIso(`${year}-${String(month).padStart(2, '0')}-01`, false);
}

const DATED =
  /(?:^|\s)(?:(?<month>\p{L}{3,9})\.?\s(?<day>\d{1,2}),?|(?<first>\d{1,2})\.?\s(?<named>\p{L}{3,9})\.?,?)\s(?<year>(?:19|20)\d\d)$/u;

/** `31.12.2025`, `31/12/2025`: which number is the month is told by the dots, or by one that can be none. */
const NUMBERED = /(?:^|\s)(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)$/;

function numberedDay(name: string): PeriodName | undefined {
  const found = NUMBERED.exec(name);
  const [, first = '', mark = '', second = '', year = ''] = found ?? [];
  if (!found || (mark === '/' && Number(first) <= 12)) return undefined;
  const iso = `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  const serial = serialOfIso(iso, false);
  if (Number.isNaN(serial)) return undefined;
  return { kind: 'day', label: iso, serial, year: Number(year), rest: name.slice(0, found.index).trim() };
}

/** `Year ended Jan 28, 2024`: the day a column tells of. */
function dayIn(name: string): PeriodName | undefined {
  const found = DATED.exec(name);
  const { month = '', day = '', first = '', named = '', year = '' } = found?.groups ?? {};
  const number = monthOf(month || named);
  if (!found || number === undefined) return undefined;
  const iso = `${year}-${String(number).padStart(2, '0')}-${(day || first).padStart(2, '0')}`;
  const serial = serialOfIso(iso, false);
  if (Number.isNaN(serial)) return undefined;
  return { kind: 'day', label: iso, serial, year: Number(year), rest: name.slice(0, found.index).trim() };
}

/** `2024 (p)`, `2025 (est.)`: figures of that year which are not final are of the same measure. */
const NOT_FINAL =
  /\s*[([](?:[pefrs]|prov(?:isional|isoire|\.)?|prel(?:im(?:inary|\.)?|\.)?|est(?:imated?|\.)?|vorl(?:äufig|\.)?)[)\]]\s*$/iu;

/** The period a column's name is, alone or with other words: `2024`, `Sales Q1`, `Jan 2025`. */
export function periodIn(written: string, isMarked = false): PeriodName | undefined {
  const name = isMarked ? written : written.replace(NOT_FINAL, '');
  const [, isoYear, isoMonth] = DAY.exec(name) ?? [];
  if (isoYear && isoMonth)
    return {
      kind: 'month',
      label: name,
      serial: serialOfIso(`${isoYear}-${isoMonth}-01`, false),
      year: Number(isoYear),
      rest: '',
    };
  const dated = dayIn(name) ?? numberedDay(name);
  if (dated) return dated;
  const year = YEAR.exec(name)?.[1];
  const quarter = QUARTER.exec(name);
  const words = name.match(/\p{L}+/gu) ?? [];
  const months = words.filter((word) => word.length >= 3 && monthOf(word) !== undefined);
  const [month] = months;
  const shortYear = month ? /(?:^|[\s'’-])(\d\d)$/.exec(name)?.[1] : undefined;
  const known = year ? Number(year) : shortYear ? 2000 + Number(shortYear) : undefined;
  const rest = [year, shortYear && `’?'?${shortYear}$`, quarter?.[0], month]
    .filter((part) => part !== undefined && part !== '')
    .reduce<string>((text, part) => text.replace(new RegExp(part ?? '', 'i'), ' '), name)
    .replace(/\b(?:FY|CY)\b/gi, ' ')
    .replace(/[\s\-–_/.,'’()]+/g, ' ')
    .trim();
  // "Q1 Jan" is a month under its quarter, "Q1 (Jan–Mar)" the quarter.
  if (quarter && !(months.length === 1 && rest === '')) {
    const number = Number(quarter[1] ?? quarter[2]);
    return {
      kind: 'quarter',
      label: known ? `Q${number} ${known}` : `Q${number}`,
      serial: dayOf(known, number * 3 - 2),
      year: known,
      rest,
    };
  }
  if (month)
    return {
      kind: 'month',
      label: known ? `${month} ${known}` : month,
      serial: dayOf(known, monthOf(month) ?? 1),
      year: known,
      rest,
    };
  return year ? { kind: 'year', label: year, serial: undefined, year: Number(year), rest } : undefined;
}

/** Whether a column's name tells of a time. */
export const isPeriodName = (name: string): boolean => periodIn(name)?.rest === '';
