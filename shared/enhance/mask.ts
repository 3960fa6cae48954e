import { findMaterial } from './material.ts';
import { findProtectedSpans } from './protected-spans.ts';

const FIRST_SIGN = 0xe000;
/** Addresses and quotations have signs of their own: no full stop belongs behind them. */
const FIRST_OUTER_SIGN = 0xec80;
const SIGN_COUNT = FIRST_OUTER_SIGN - FIRST_SIGN;
const SIGN = /[\uE000-\uF8FF]/g;

/** A text whose protected parts are one private-use sign each, so that no rule sees into them. */
export interface Masked {
  text: string;
  /** Gives a text made from `text` its protected parts back. */
  unmask: (masked: string) => string;
  /** The handed-over text that one of the signs stands for. */
  material: string | undefined;
}

/**
 * Hides code, addresses, placeholders, quotations and handed-over material from rules that rewrite prose.
 * @returns undefined when the text has more such parts than there are signs, or uses those signs itself
 */
export function maskProtected(text: string): Masked | undefined {
  const material = findMaterial(text);
  const spans = findProtectedSpans(text).filter(
    ({ start, end }) => !material || end <= material.start || start >= material.end,
  );
  const ranges: { start: number; end: number; kind?: string }[] = material ? [...spans, material] : spans;
  ranges.sort((left, right) => left.start - right.start);
  if (ranges.length > SIGN_COUNT || text.search(SIGN) >= 0) return undefined;
  const kept: string[] = [];
  let masked = '';
  let from = 0;
  for (const range of ranges) {
    const { start, end } = range;
    const isOuter = ['url', 'email', 'quote'].includes(range.kind ?? '');
    masked +=
      text.slice(from, start) + String.fromCharCode((isOuter ? FIRST_OUTER_SIGN : FIRST_SIGN) + kept.length);
    kept.push(text.slice(start, end));
    from = end;
  }
  masked += text.slice(from);
  return {
    text: masked,
    unmask: (result) =>
      result.replace(SIGN, (sign) => kept[(sign.charCodeAt(0) - FIRST_SIGN) % SIGN_COUNT] ?? sign),
    material: material && text.slice(material.start, material.end),
  };
}
