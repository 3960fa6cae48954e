import type { BlockKind } from './blocks/block.ts';
import { findBlocks } from './blocks/find-blocks.ts';
import { findMaterial } from './material.ts';
import { findProtectedSpans, type ProtectedKind } from './protected-spans.ts';

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
  /** What the sign of a whole block stands for; undefined for a part of a sentence. */
  blockOf: (sign: string) => BlockKind | 'material' | undefined;
}

interface HiddenRange {
  start: number;
  end: number;
  /** Set where a whole block is hidden. */
  block?: BlockKind | 'material';
  /** Set where a part of a sentence is. */
  span?: ProtectedKind;
}

const OUTER: ReadonlySet<string> = new Set<ProtectedKind>(['url', 'email', 'quote']);

/** What no rule may see, in the order of the text: handed-over material, blocks, then parts of sentences. */
function hiddenRanges(text: string): HiddenRange[] {
  const material = findMaterial(text);
  const outside =
    (ranges: readonly { start: number; end: number }[]) =>
    ({ start, end }: { start: number; end: number }) =>
      ranges.every((other) => end <= other.start || start >= other.end);
  const wide: HiddenRange[] = material ? [{ ...material, block: 'material' }] : [];
  for (const { kind, start, end } of findBlocks(text))
    if (outside(wide)({ start, end })) wide.push({ start, end, block: kind });
  const isFree = outside(wide);
  const inner = findProtectedSpans(text)
    .filter(isFree)
    .map(({ start, end, kind }): HiddenRange => ({ start, end, span: kind }));
  return [...wide, ...inner].sort((left, right) => left.start - right.start);
}

/**
 * Hides code, addresses, placeholders, quotations, blocks with a layout of their own and handed-over material from rules
 * that rewrite prose.
 * @returns undefined when the text has more such parts than there are signs, or uses those signs itself
 */
export function maskProtected(text: string): Masked | undefined {
  const ranges = hiddenRanges(text);
  if (ranges.length > SIGN_COUNT || text.search(SIGN) >= 0) return undefined;
  const kept: string[] = [];
  let masked = '';
  let from = 0;
  for (const { start, end, span } of ranges) {
    const first = span && OUTER.has(span) ? FIRST_OUTER_SIGN : FIRST_SIGN;
    masked += text.slice(from, start) + String.fromCharCode(first + kept.length);
    kept.push(text.slice(start, end));
    from = end;
  }
  masked += text.slice(from);
  const indexOf = (sign: string) => (sign.charCodeAt(0) - FIRST_SIGN) % SIGN_COUNT;
  const material = ranges.find(({ block }) => block === 'material');
  return {
    text: masked,
    unmask: (result) => result.replace(SIGN, (sign) => kept[indexOf(sign)] ?? sign),
    material: material && text.slice(material.start, material.end),
    blockOf: (sign) => ranges[indexOf(sign)]?.block,
  };
}
