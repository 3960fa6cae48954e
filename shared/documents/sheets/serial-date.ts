const DAY_MS = 86_400_000;
/** Serial number of 1970-01-01 in the 1900 system. */
const UNIX_EPOCH = 25_569;
/** How far the 1904 system lies behind. */
const DAYS_1904 = 1_462;
/** Excel takes 1900 for a leap year, as Lotus 1-2-3 did: serial 60 is a day that never was. */
const PHANTOM_DAY = 60;

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  second: number;
  /** Thousandths of the second. */
  millisecond: number;
}

/**
 * The date and time Excel means by a serial number; nothing where it shows none (below 0 or after the year 9999).
 * `places` is to how many thousandths-digits of a second it is rounded.
 */
export function datePartsOf(serial: number, isDate1904: boolean, places = 0): DateParts | undefined {
  const shift = isDate1904 ? DAYS_1904 : 0;
  const units = 86_400 * 10 ** places;
  let days = Math.floor(serial);
  let time = Math.round((serial - days) * units);
  if (time >= units) {
    days += 1;
    time = 0;
  }
  days += shift;
  if (serial < 0 || days > 2_958_465) return undefined;
  const second = Math.floor(time / 10 ** places);
  return {
    ...calendarDay(days),
    weekday: (days + 6) % 7,
    hour: Math.floor(second / 3600),
    minute: Math.floor(second / 60) % 60,
    second: second % 60,
    millisecond: Math.round((time % 10 ** places) * 10 ** (3 - places)),
  };
}

function calendarDay(days: number): { year: number; month: number; day: number } {
  if (days === 0) return { year: 1900, month: 1, day: 0 };
  if (days === PHANTOM_DAY) return { year: 1900, month: 2, day: 29 };
  const date = new Date((days - UNIX_EPOCH + (days < PHANTOM_DAY ? 1 : 0)) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** ISO 8601 of a serial number, without a zone; nothing where it is no date. A time alone stands on 1899-12-31. */
export function isoOfSerial(serial: number, isDate1904: boolean): string | undefined {
  const parts = datePartsOf(serial, isDate1904, 3);
  if (!parts) return serial < 0 ? isoBefore(serial, isDate1904) : undefined;
  const { year, month, day, hour, minute, second, millisecond } = parts;
  const date = day === 0 ? '1899-12-31' : `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  const fraction = millisecond === 0 ? '' : `.${pad(millisecond, 3)}`;
  return `${date}T${pad(hour)}:${pad(minute)}:${pad(second)}${fraction}`;
}

/** Days before Excel's first, which it shows as `####` and other programs write as dates. */
function isoBefore(serial: number, isDate1904: boolean): string | undefined {
  const milliseconds = Math.round((serial + (isDate1904 ? DAYS_1904 : 0) - UNIX_EPOCH) * DAY_MS);
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1) return undefined;
  return date
    .toISOString()
    .slice(0, -1)
    .replace(/\.000$/, '');
}

const ISO = /^(?:(\d{4})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?Z?$/;

/** The serial number of an ISO 8601 date, time, or both; NaN where it is none. */
export function serialOfIso(iso: string, isDate1904: boolean): number {
  const match = ISO.exec(iso.trim());
  if (!match || iso.trim() === '') return Number.NaN;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = match;
  const time = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) / 86_400;
  if (!year) return time;
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS + UNIX_EPOCH;
  const serial = days <= PHANTOM_DAY ? days - 1 : days;
  return serial - (isDate1904 ? DAYS_1904 : 0) + time;
}
