import type { Token } from './sections.ts';

interface Fraction {
  numerator: number;
  denominator: number;
}

/**
 * The last convergent of the continued fraction whose denominator is at most `most`, which is what Excel shows: π is
 * 3 1/7 with two digits and 3 16/113 with three, though nearer fractions exist.
 */
export function nearestFraction(value: number, most: number): Fraction {
  let before: Fraction = { numerator: 0, denominator: 1 };
  let last: Fraction = { numerator: 1, denominator: 0 };
  let rest = value;
  for (;;) {
    const whole = Math.floor(rest);
    const next = {
      numerator: whole * last.numerator + before.numerator,
      denominator: whole * last.denominator + before.denominator,
    };
    if (next.denominator > most) return last;
    if (rest - whole < 5e-8) return next;
    before = last;
    last = next;
    rest = 1 / (rest - whole);
  }
}

const isDigit = (token: Token | undefined) => token?.type === 'digit';
const literalText = (tokens: readonly Token[]) =>
  tokens
    .map((token) => (token.type === 'literal' ? token.text : token.type === 'percent' ? '%' : ''))
    .join('');

interface FractionLayout {
  before: Token[];
  /** Places of the whole part; none where the fraction is improper. */
  whole: Token[];
  between: Token[];
  numerator: Token[];
  /** Places of the denominator, or the number it always is. */
  denominator: Token[];
  fixed: number;
  after: Token[];
}

function layOut(tokens: readonly Token[]): FractionLayout {
  const slash = tokens.findIndex((token) => token.type === 'slash');
  let numerator = slash;
  while (isDigit(tokens[numerator - 1])) numerator -= 1;
  const wholeEnd = tokens.slice(0, numerator).findLastIndex(isDigit) + 1;
  const wholeStart = tokens.findIndex(isDigit);
  let end = slash + 1;
  const isPlace = (token: Token | undefined) =>
    isDigit(token) || (token?.type === 'literal' && /^[0-9]$/.test(token.text));
  while (isPlace(tokens[end])) end += 1;
  const denominator = tokens.slice(slash + 1, end);
  const digits = denominator.map((token) => ('text' in token ? token.text : '')).join('');
  return {
    before: tokens.slice(0, wholeEnd > 0 ? wholeStart : numerator),
    whole: wholeEnd > 0 ? tokens.slice(wholeStart, wholeEnd) : [],
    between: wholeEnd > 0 ? tokens.slice(wholeEnd, numerator) : [],
    numerator: tokens.slice(numerator, slash),
    denominator,
    fixed: /^[0-9]*[1-9][0-9]*$/.test(digits) ? Number(digits) : 0,
    after: tokens.slice(end),
  };
}

const hasZero = (tokens: readonly Token[]) =>
  tokens.some((token) => token.type === 'digit' && token.text === '0');

/** Makes what shows a number that is not negative as a fraction: `# ?/?`, `# ??/100`. */
export function fractionFormatter(tokens: readonly Token[]): (value: number) => string {
  const layout = layOut(tokens);
  const most = 10 ** Math.min(4, layout.denominator.length) - 1;
  const hasWhole = layout.whole.length > 0;
  return (value) => {
    let whole = hasWhole ? Math.floor(value) : 0;
    let fraction = layout.fixed
      ? { numerator: Math.round((value - whole) * layout.fixed), denominator: layout.fixed }
      : nearestFraction(value - whole, most);
    if (hasWhole && fraction.numerator === fraction.denominator) {
      whole += 1;
      fraction = { numerator: 0, denominator: fraction.denominator };
    }
    const isWhole = hasWhole && fraction.numerator === 0;
    const width = layout.numerator.length + 1 + layout.denominator.length;
    const shown = isWhole
      ? ' '.repeat(width)
      : `${String(fraction.numerator).padStart(layout.numerator.length)}/${String(fraction.denominator).padEnd(layout.denominator.length)}`;
    const wholeText = whole === 0 && !isWhole && !hasZero(layout.whole) ? '' : String(whole);
    return [
      literalText(layout.before),
      hasWhole ? wholeText + literalText(layout.between) : '',
      shown,
      literalText(layout.after),
    ].join('');
  };
}
