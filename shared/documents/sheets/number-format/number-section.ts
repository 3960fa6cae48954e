import { decimalOf, exponentOf } from './digits.ts';
import { fractionFormatter } from './fraction-section.ts';
import { formatGeneral } from './general.ts';
import type { Section, Token } from './sections.ts';

interface Layout {
  /** Tokens before the point, behind it, and behind `E+`. */
  whole: Token[];
  fraction: Token[];
  exponent: Token[];
  hasPoint: boolean;
  exponentSign: string | undefined;
  isGrouped: boolean;
  /** What the number is multiplied by before it is shown. */
  scale: number;
}

const isDigit = (token: Token) => token.type === 'digit';
const countDigits = (tokens: readonly Token[]) => tokens.filter(isDigit).length;

/** Commas between digits group; commas behind the last digit each divide by a thousand. */
function readCommas(
  tokens: Token[],
  scaling: boolean,
): { tokens: Token[]; isGrouped: boolean; thousands: number } {
  const last = tokens.findLastIndex(isDigit);
  const first = tokens.findIndex(isDigit);
  let isGrouped = false;
  let thousands = 0;
  const kept = tokens.filter((token, index) => {
    if (token.type !== 'comma') return true;
    if (first >= 0 && index > first && index < last) isGrouped = true;
    else if (scaling && last >= 0 && index > last) thousands += 1;
    else if (first < 0 || index < first) return true;
    return false;
  });
  return { tokens: kept, isGrouped, thousands };
}

function layOut(tokens: readonly Token[]): Layout {
  const point = tokens.findIndex((token) => token.type === 'point');
  const exponent = tokens.findIndex((token) => token.type === 'exponent');
  const mantissaEnd = exponent < 0 ? tokens.length : exponent;
  const hasPoint = point >= 0 && point < mantissaEnd;
  const wholeTokens = tokens.slice(0, hasPoint ? point : mantissaEnd);
  const whole = readCommas(wholeTokens, true);
  const fraction = readCommas(hasPoint ? tokens.slice(point + 1, mantissaEnd) : [], true);
  const percents = tokens.filter((token) => token.type === 'percent').length;
  const exponentToken = tokens[exponent];
  return {
    whole: whole.tokens,
    fraction: fraction.tokens,
    exponent: exponent < 0 ? [] : tokens.slice(exponent + 1),
    hasPoint,
    exponentSign: exponentToken?.type === 'exponent' ? exponentToken.text : undefined,
    isGrouped: whole.isGrouped,
    scale: 100 ** percents / 1000 ** (whole.thousands + fraction.thousands),
  };
}

function showOther(token: Token): string {
  if (token.type === 'literal') return token.text;
  if (token.type === 'percent') return '%';
  if (token.type === 'comma') return ',';
  if (token.type === 'slash') return '/';
  return token.type === 'point' ? '.' : '';
}

const EMPTY_DIGIT: Readonly<Record<string, string>> = { '0': '0', '?': ' ', '#': '' };

/** A digit with the sign that parts thousands, where one stands behind its place. */
function grouped(digit: string, position: number, isGrouped: boolean): string {
  const isComma = isGrouped && position > 0 && position % 3 === 0 && digit !== '';
  return isComma ? digit + (digit === ' ' ? ' ' : ',') : digit;
}

/** Digits fill their places from the right; what is too many stands at the first place. */
export function showWhole(tokens: readonly Token[], digits: string, isGrouped: boolean): string {
  let places = countDigits(tokens);
  let shown = '';
  let isFirst = true;
  for (const token of tokens) {
    if (token.type !== 'digit') {
      shown += showOther(token);
      continue;
    }
    if (isFirst)
      for (let at = digits.length; at > places; at -= 1)
        shown += grouped(digits[digits.length - at] ?? '', at - 1, isGrouped);
    isFirst = false;
    places -= 1;
    const digit = digits[digits.length - 1 - places];
    shown += grouped(digit ?? EMPTY_DIGIT[token.text] ?? '', places, isGrouped);
  }
  return shown;
}

function showFraction(tokens: readonly Token[], digits: string): string {
  const significant = digits.replace(/0+$/, '').length;
  let place = 0;
  let shown = '';
  for (const token of tokens) {
    if (token.type === 'digit') {
      shown +=
        place < significant || token.text === '0' ? (digits[place] ?? '0') : (EMPTY_DIGIT[token.text] ?? '');
      place += 1;
    } else shown += showOther(token);
  }
  return shown;
}

function showPlain(layout: Layout, value: number): string {
  const { whole, fraction } = decimalOf(value * layout.scale, countDigits(layout.fraction));
  const point = layout.hasPoint ? '.' : '';
  // Without a place of its own the whole part is still shown where it is not zero.
  const shown = layout.whole.some(isDigit)
    ? showWhole(layout.whole, whole, layout.isGrouped)
    : showWhole(layout.whole, '', false) + whole;
  return shown + point + showFraction(layout.fraction, fraction);
}

function showScientific(layout: Layout, value: number): string {
  const places = countDigits(layout.fraction);
  const step = Math.max(1, countDigits(layout.whole));
  const scaled = value * layout.scale;
  let exponent = Math.floor(exponentOf(scaled) / step) * step;
  let decimal = decimalOf(scaled / 10 ** exponent, places);
  if (decimal.whole.length > step) {
    exponent += step;
    decimal = decimalOf(scaled / 10 ** exponent, places);
  }
  const sign = exponent < 0 ? '-' : layout.exponentSign === 'E+' ? '+' : '';
  const mantissa =
    showWhole(layout.whole, decimal.whole, layout.isGrouped) +
    (layout.hasPoint ? '.' : '') +
    showFraction(layout.fraction, decimal.fraction);
  return `${mantissa}E${sign}${showWhole(layout.exponent, String(Math.abs(exponent)), false)}`;
}

function isFraction(tokens: readonly Token[]): boolean {
  const slash = tokens.findIndex((token) => token.type === 'slash');
  return slash > 0 && tokens.slice(0, slash).some(isDigit) && !tokens.some(({ type }) => type === 'point');
}

/** Makes what shows a number that is not negative by a section without dates. */
export function numberFormatter({ tokens }: Section): (value: number) => string {
  if (tokens.some((token) => token.type === 'general')) {
    return (value) =>
      tokens.map((token) => (token.type === 'general' ? formatGeneral(value) : showOther(token))).join('');
  }
  if (!tokens.some(isDigit)) {
    const fixed = tokens.map(showOther).join('');
    return tokens.some(({ type }) => type === 'text')
      ? (value) => withText(tokens, formatGeneral(value))
      : () => fixed;
  }
  if (isFraction(tokens)) return fractionFormatter(tokens);
  const layout = layOut(tokens);
  return layout.exponentSign ? (value) => showScientific(layout, value) : (value) => showPlain(layout, value);
}

/** A section with `@`, the text in its place. */
export function withText(tokens: readonly Token[], text: string): string {
  return tokens.map((token) => (token.type === 'text' ? text : showOther(token))).join('');
}
