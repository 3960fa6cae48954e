import { serialOfIso } from './serial-date.ts';

export interface GuessedValue {
  kind: 'number' | 'date' | 'boolean' | 'text';
  /** Of a date Excel's serial number in the 1900 system. */
  value: string | number | boolean;
}

const SYMBOLS =
  /^([+-]?)\s*(?:[$€£¥]|USD|EUR|GBP)?\s*([+-]?)([\d.,\u00a0\u202f' ]+)\s*(?:[$€£¥]|USD|EUR|GBP)?\s*(%?)$/;
/** A zero before another digit is part of a code, as in postal codes. */
const CODE = /^0\d/;
const POINT = /^\d+(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\.\d+$/;
const COMMA = /^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:[\u00a0\u202f' ]\d{3})+(?:,\d+)?$/;
const SCIENTIFIC = /^[+-]?\d+(?:\.\d+)?[eE][+-]?\d{1,3}$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const SLASHED_YEAR_FIRST = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;

function guessNumber(text: string): number | undefined {
  if (SCIENTIFIC.test(text)) return Number(text);
  const match = SYMBOLS.exec(text);
  if (!match) return undefined;
  const [, sign, innerSign, digits = '', percent] = match;
  const trimmed = digits.trim();
  let number: number;
  if (CODE.test(trimmed)) return undefined;
  if (POINT.test(trimmed)) number = Number(trimmed.replaceAll(',', ''));
  else if (COMMA.test(trimmed)) number = Number(trimmed.replace(/[^\d,]/g, '').replace(',', '.'));
  else return undefined;
  const signed = sign === '-' || innerSign === '-' ? -number : number;
  return percent ? signed / 100 : signed;
}

function guessDate(text: string): number | undefined {
  if (ISO_DATE.test(text)) return validSerial(text.replace(' ', 'T'));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return serialOf(dayFirst[3], dayFirst[2], dayFirst[1]);
  const yearFirst = SLASHED_YEAR_FIRST.exec(text);
  if (yearFirst) return serialOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const slashed = MONTH_FIRST.exec(text);
  if (!slashed) return undefined;
  const [, first = '', second = '', year] = slashed;
  // What cannot be a month is a day.
  return Number(first) > 12 ? serialOf(year, second, first) : serialOf(year, first, second);
}

function serialOf(year = '', month = '', day = ''): number | undefined {
  return validSerial(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function validSerial(iso: string): number | undefined {
  const month = Number(iso.slice(5, 7));
  const day = Number(iso.slice(8, 10));
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const serial = serialOfIso(iso, false);
  return Number.isNaN(serial) ? undefined : serial;
}

/** What a field of delimited text most likely is: for profiles alone, what is shown stays the text it was. */
export function guessValue(text: string): GuessedValue {
  const trimmed = text.trim();
  if (trimmed.length > 40 || trimmed === '') return { kind: 'text', value: text };
  const number = guessNumber(trimmed);
  if (number !== undefined) return { kind: 'number', value: number };
  const date = guessDate(trimmed);
  if (date !== undefined) return { kind: 'date', value: date };
  if (/^(?:true|false)$/i.test(trimmed)) return { kind: 'boolean', value: /^t/i.test(trimmed) };
  return { kind: 'text', value: text };
}
