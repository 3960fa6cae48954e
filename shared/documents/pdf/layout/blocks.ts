import type { Block } from '@/shared/documents/document.ts';
import {
  headingLevel,
  headingStrength,
  isCaption,
  isMonoTitle,
  isNoTitle,
  namesSection,
  type TypeFacts,
} from './headings.ts';
import type { PdfLine } from './lines.ts';
import { followsOn, markerOf } from './list-markers.ts';
import type { LayoutItem } from './paragraphs.ts';

/** So many headings in a row are a list of them. */
const CONTENTS = 4;
/** So many in a row, whatever their sizes, are a title with its authors, of which the largest is the title. */
const FRONT = 6;

/** A block and the items it was made of. */
export interface PlacedBlock {
  block: Block;
  items: LayoutItem[];
}

/** Layout items of a page as blocks. */
export function blocksOf(items: readonly LayoutItem[], page: number, facts: TypeFacts): PlacedBlock[] {
  const strengths = weighed(items, facts);
  const placed: PlacedBlock[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (!item) break;
    const run = listAt(items, at, strengths) ?? codeAt(items, at, { strengths, facts });
    if (run) {
      placed.push({ block: { ...run.block, place: { in: 'page', page } }, items: run.items });
      at += run.items.length;
      continue;
    }
    placed.push({
      block: singleBlock(item, { page, strength: strengths[at] ?? 0, facts }),
      items: [item],
    });
    at++;
  }
  return placed;
}

/** Strengths of all items; where labels in bold outnumber the text they would head, they head nothing. */
function weighed(items: readonly LayoutItem[], facts: TypeFacts): (0 | 1 | 2)[] {
  const strengths = items.map((item, at) => headingStrength(item, items[at + 1], facts));
  const weak = strengths.filter((strength) => strength === 1).length;
  const texts = items.filter(
    (item, at) => strengths[at] === 0 && (item.table || item.text.length > 50),
  ).length;
  if (weak > 3 && weak > 1.5 * texts) return strengths.map((strength) => (strength === 1 ? 0 : strength));
  const inContents = contentsAt(items, strengths);
  return strengths.map((strength, at) =>
    strength > 0 &&
    (inContents.has(at) || isListItem(items, at) || isNoTitle(items[at]?.text ?? '', strength))
      ? 0
      : strength,
  );
}

/** Headings of one size with nothing between them head nothing: titles of a table of contents. */
function contentsAt(items: readonly LayoutItem[], strengths: readonly number[]): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  items.forEach((item, at) => {
    const last = items[at - 1];
    const goesOn = run.length > 0 && last && Math.abs(last.size - item.size) < 0.5;
    if (!goesOn || strengths[at] === 0) run = [];
    if (strengths[at] !== 0) run.push(at);
    if (run.length >= CONTENTS) for (const one of run) found.add(one);
  });
  for (const at of frontMatter(items, strengths)) found.add(at);
  return found;
}

/** What stands in a run of headings without text and is not the largest of them. */
function frontMatter(items: readonly LayoutItem[], strengths: readonly number[]): number[] {
  const found: number[] = [];
  let run: number[] = [];
  for (let at = 0; at <= items.length; at++) {
    if (strengths[at]) run.push(at);
    else {
      const largest = Math.max(...run.map((one) => items[one]?.size ?? 0));
      const small = run.filter((one) => (items[one]?.size ?? 0) < largest - 0.5);
      if (run.length >= FRONT) found.push(...small.filter((one) => !namesSection(items[one]?.text ?? '')));
      run = [];
    }
  }
  return found;
}

/** A numbered line between its neighbours in number is an item, unless it is larger than what it heads. */
function isListItem(items: readonly LayoutItem[], at: number): boolean {
  const item = items[at];
  const marker = item && markerOf(item.text);
  if (!item || !marker || marker.isBullet) return false;
  const isNeighbour = (other: LayoutItem | undefined, isAfter: boolean) => {
    const own = other && !other.table ? markerOf(other.text) : undefined;
    if (!own || !other || Math.abs(other.size - item.size) > 0.5) return false;
    return isAfter ? followsOn(own.label, marker.label) : followsOn(marker.label, own.label);
  };
  return isNeighbour(items[at - 1], false) || isNeighbour(items[at + 1], true);
}

type Run = { block: Pick<Block, 'kind' | 'text' | 'ordered'>; items: LayoutItem[] };

function listAt(items: readonly LayoutItem[], at: number, strengths: readonly number[]): Run | undefined {
  const first = items[at];
  const start = first && !first.table && strengths[at] === 0 ? markerOf(first.text) : undefined;
  if (!first || !start) return undefined;
  const run = [first];
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next];
    const marker = item && !item.table && strengths[next] === 0 ? markerOf(item.text) : undefined;
    // Items of another kind at the same depth are another list.
    if (!item || !marker || (marker.isBullet !== start.isBullet && Math.abs(item.x0 - first.x0) < 6)) break;
    run.push(item);
  }
  // 2.1 and what is like it says more than a count.
  const isOrdered = !start.isBullet && !/\d\.\d/.test(start.label);
  if (!start.isBullet && run.length < 2) return undefined;
  const left = Math.min(...run.map((item) => item.x0));
  const texts = run.map((item) => {
    const marker = markerOf(item.text);
    const depth = Math.min(6, Math.max(0, Math.round((item.x0 - left) / Math.max(12, 1.8 * item.size))));
    const own = withoutLeaders(item.text);
    const text = marker?.isBullet ? own.slice(marker.length) : own;
    return `${'  '.repeat(depth)}${marker?.isBullet && isOrdered ? '- ' : ''}${text}`;
  });
  return { block: { kind: 'list', text: texts.join('\n'), ordered: isOrdered }, items: run };
}

function codeAt(
  items: readonly LayoutItem[],
  at: number,
  { strengths, facts }: { strengths: readonly number[]; facts: TypeFacts },
): Run | undefined {
  const run: LayoutItem[] = [];
  if (facts.isBodyMono) return undefined;
  for (let next = at; next < items.length; next++) {
    const item = items[next];
    if (!item || item.table || !item.isMono) break;
    if (strengths[next] === 2 && isMonoTitle(item, facts)) break;
    run.push(item);
  }
  if (run.length === 0) return undefined;
  const lines = run.flatMap((item) => item.lines);
  return { block: { kind: 'code', text: codeText(lines) }, items: run };
}

/** Lines with their indents, an empty line where there is room for one. */
function codeText(lines: readonly PdfLine[]): string {
  const left = Math.min(...lines.map((line) => line.x0));
  let last: PdfLine | undefined;
  return lines
    .flatMap((line) => {
      const indent = Math.max(0, Math.round((line.x0 - left) / (0.6 * line.size)));
      const isApart = last !== undefined && line.base - last.base > 1.9 * line.size;
      last = line;
      return [...(isApart ? [''] : []), ' '.repeat(Math.min(80, indent)) + line.text];
    })
    .join('\n');
}

function singleBlock(
  item: LayoutItem,
  { page, strength, facts }: { page: number; strength: number; facts: TypeFacts },
): Block {
  const place = { in: 'page', page } as const;
  if (item.table) return { kind: 'table', place, text: item.text, rows: item.table.rows };
  if (strength > 0) return { kind: 'heading', place, text: item.text, level: headingLevel(item, facts) };
  if (isCaption(item.text)) return { kind: 'caption', place, text: item.text };
  if (isFootnote(item, facts)) return { kind: 'footnote', place, text: item.text };
  return { kind: 'paragraph', place, text: withoutLeaders(item.text) };
}

/** Two of the signs that lead: looked for first, since few texts hold any. */
const LEADER = /[.·…_]\s*[.·…_]/;

/** Dots that lead to a page number, as one sign. */
function withoutLeaders(text: string): string {
  if (!LEADER.test(text)) return text;
  return text.replace(/(\s*[.·…_]){5,}\s*/g, ' … ');
}

/** Small type that begins with a raised number or sign. */
function isFootnote(item: LayoutItem, facts: TypeFacts): boolean {
  const [first, second] = item.lines[0]?.words ?? [];
  if (!first || !second || item.size > 0.93 * facts.bodySize) return false;
  const isRaised = first.size < 0.85 * second.size && first.base < second.base - 0.15 * second.size;
  return (isRaised && /^[\d*†‡§¶a-z]{1,3}$/.test(first.text)) || /^[*†‡§¶]\s?\p{L}/u.test(item.text);
}
