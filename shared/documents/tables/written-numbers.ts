import { monthOf } from './month-names.ts';

/** How numbers are written: which sign parts thousands and which begins the fraction. */
export type NumberStyle = 'point' | 'comma';

export interface WrittenNumber {
  value: number;
  /** `€`, `%`, `kg`: what stands around the figures; `''` for nothing. */
  unit: string;
}

const PARTS =
  /^(\(?)([+\-−]?)\s*([^\d\s+\-−().,]{0,4})\s*([+\-−]?)(\d[\d.,'’ \u00A0\u202F]*|\.\d+)\s*([^\d.,()]{0,5}?)(\)?)$/;
const shapes: Readonly<Record<NumberStyle, RegExp>> = {
  point: /^(?:\d{1,3}(?:[,'’ \u00A0\u202F]\d{3})+|\d+)?(?:\.\d+)?$/,
  comma: /^(?:\d{1,3}(?:[.'’ \u00A0\u202F]\d{3})+|\d+)(?:,\d+)?$/,
};

/** €(240.00) is (€240.00). */
const SIGN_OUTSIDE = /^(\p{Sc}|[A-Z]{3})\s?\(([^()]*)\)$/u;

interface Figures {
  digits: string;
  isNegative: boolean;
  unit: string;
}

/** `A-1001` and `B12` name things; they are no figures of the units A and B. A currency's letters may touch its figures. */
const NUMBERED_NAME =
  /^(?!(?:EUR|USD|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|Rs|kr|Fr|R)\.?\d)\p{L}+[-−]?\d/u;

/** Words that may stand before a figure without naming a thing: `Task 5` and `Room 12` are no figures, `Rs 500` is one. */
const UNIT_BEFORE =
  /^(?:EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|RUB|TRY|KRW|SGD|HKD|THB|ILS|AED|PHP|IDR|VND|MYR|TWD|SAR|QAR|KWD|EGP|MAD|NGN|KES|PKR|BDT|LKR|ARS|CLP|COP|PEN|UAH|RON|BGN|ISK|Rp|Rs|kr|Fr|SFr|RM|Ft|lei|K\u010d|z\u0142|R|ca|net)$/i;

function figuresOf(text: string): Figures | undefined {
  if (NUMBERED_NAME.test(text.trim())) return undefined;
  const match = PARTS.exec(text.trim().replace(SIGN_OUTSIDE, '($1$2)'));
  if (!match) return undefined;
  const [, open, sign, before = '', inner, digits = '', after = '', close] = match;
  // (1,240) is how accountants write −1,240.
  if (Boolean(open) !== Boolean(close) || (sign && inner)) return undefined;
  if (/^\p{L}+$/u.test(before) && !UNIT_BEFORE.test(before)) return undefined;
  // 7b is a class, 7g are grams.
  if (/^\p{L}$/u.test(before + after) && !/^[gmhlktsVWANJKCFRM]$/.test(before + after)) return undefined;
  // "5 May" is a day of some year.
  if (monthOf(before) !== undefined || monthOf(after.trim()) !== undefined) return undefined;
  // 00123 is a name made of figures.
  if (/^0\d/.test(digits)) return undefined;
  // Ledgers write the minus behind: 1.200,00-
  const behind = sign || inner ? after : after.replace(/^\s*[-−](?=\s*\P{L}*$)/u, '');
  return {
    digits: digits.trim(),
    isNegative: Boolean(open || /[-−]/.test(`${sign}${inner}`) || behind !== after),
    unit: `${before}${behind.trim()}`,
  };
}

/** Whether a cell says that it has no value: `n/a`, `–`, `k. A.`. */
export const isBlankWord = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:n\.?\/?a\.?|none|nil|null|nan|tbd|k\.\s?a\.|s\/d|n\/d|unknown|missing|[-–—.?:…]{1,3})$/i.test(
    value.trim(),
  );

/** A text as a number in one style; undefined where it is none. */
export function readNumber(text: string, style: NumberStyle): WrittenNumber | undefined {
  const figures = figuresOf(text);
  if (!figures || !shapes[style].test(figures.digits)) return undefined;
  const [whole = '', fraction = ''] = figures.digits.split(style === 'point' ? '.' : ',');
  const size = Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  if (!Number.isFinite(size)) return undefined;
  const value = figures.unit === '%' ? size / 100 : size;
  return { value: figures.isNegative ? -value : value, unit: figures.unit };
}

const CURRENCY = /^(?:[$€£¥₹₽₩₺]|EUR|USD|GBP|CHF|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK)$/;

export const isCurrency = (unit: string): boolean => CURRENCY.test(unit);

/** Plain figures that are asked for at least, before the others are taken for thousands. */
const LEAST_PLAIN = 3;

const isWhole = (value: number | undefined) => Number.isInteger(value);

/** Whether `1,234` stands among plain figures below a thousand: nobody writes `1.234` beside `382` with three places. */
function areThousands(texts: readonly string[]): boolean {
  const plain = texts.filter((text) => !/\d[.,]\d/.test(text));
  // No currency has thousandths.
  const isMoney = texts.every((text) => isCurrency(readNumber(text, 'point')?.unit ?? ''));
  if (isMoney) return true;
  return plain.length >= LEAST_PLAIN && plain.every((text) => text.replace(/\D/g, '').length <= 3);
}

/**
 * In which styles texts read as numbers, and whether these disagree: `1,234` alone is a thousand to some and little more
 * than one to others.
 */
export function stylesOf(texts: readonly string[]): { styles: NumberStyle[]; isAmbiguous: boolean } {
  const fits = (style: NumberStyle) => texts.every((text) => readNumber(text, style) !== undefined);
  const styles = (['point', 'comma'] as const).filter(fits);
  const differ = (text: string) => readNumber(text, 'point')?.value !== readNumber(text, 'comma')?.value;
  if (styles.length < 2 || !texts.some(differ)) return { styles, isAmbiguous: false };
  const whole = styles.filter((style) => texts.every((text) => isWhole(readNumber(text, style)?.value)));
  const isAmbiguous = whole.length !== 1 || !areThousands(texts);
  return isAmbiguous ? { styles, isAmbiguous } : { styles: whole, isAmbiguous };
}

/** How figures are written where some of them read in one style alone and none contradicts; undefined where nothing tells. */
export function styleTold(texts: Iterable<string>): NumberStyle | undefined {
  const told = new Set<NumberStyle>();
  for (const text of texts) {
    const [point, comma] = [readNumber(text, 'point'), readNumber(text, 'comma')];
    if (Boolean(point) !== Boolean(comma)) told.add(point ? 'point' : 'comma');
  }
  const [style] = told;
  return told.size === 1 ? style : undefined;
}

/** Whether a cell holds a figure, written out or not. */
export function isFigure(value: unknown): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'string' || !/\d/.test(value)) return false;
  return readNumber(value, 'point') !== undefined || readNumber(value, 'comma') !== undefined;
}
