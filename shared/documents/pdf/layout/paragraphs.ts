import { type Box, median, unite } from '@/shared/documents/pdf/geometry.ts';
import type { TableItem } from '@/shared/documents/pdf/tables/table-item.ts';
import { type PdfLine, textOfLines } from './lines.ts';
import { markerOf } from './list-markers.ts';

/** Text or a table of a page, not yet known to be a heading, a list or a paragraph. */
export interface LayoutItem extends Box {
  lines: PdfLine[];
  table?: TableItem;
  text: string;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isMono: boolean;
  /** From the last baseline above, in the same flow; infinite for its first. */
  gapAbove: number;
  /** Usual distance of lines around it. */
  leading: number;
  /** Of the flow it stands in. */
  column: Box;
}

const sentenceEnd = /[.!?:;。！？]["')\]”’»]*$/;

/** Lines of a flow as paragraphs: parted by space, indents, a change of type, markers of lists, or a line ended early. */
export function paragraphsOf(lines: readonly PdfLine[], column: Box): LayoutItem[] {
  const leading = leadingOf(lines);
  const items: LayoutItem[] = [];
  let open: PdfLine[] = [];
  let gapAbove = Infinity;
  lines.forEach((line, at) => {
    const last = lines[at - 1];
    const gap = last ? line.base - last.base : Infinity;
    if (open.length > 0 && last && startsAnew(line, { last, open, leading: leading(line.size), column })) {
      items.push(itemOf(open, { gapAbove, leading: leading(open[0]?.size ?? 0), column }));
      open = [];
    }
    if (open.length === 0) gapAbove = gap;
    open.push(line);
  });
  if (open.length > 0) items.push(itemOf(open, { gapAbove, leading: leading(open[0]?.size ?? 0), column }));
  return items;
}

function itemOf(
  lines: PdfLine[],
  { gapAbove, leading, column }: { gapAbove: number; leading: number; column: Box },
): LayoutItem {
  return {
    ...unite(lines),
    lines,
    text: textOfLines(lines),
    size: median(lines.map((line) => line.size)),
    isBold: lines.every((line) => line.isBold),
    isItalic: lines.every((line) => line.isItalic),
    isMono: lines.every((line) => line.isMono),
    gapAbove,
    leading,
    column,
  };
}

/** The usual distance between lines of a size: the median of those near enough to be of one paragraph. */
function leadingOf(lines: readonly PdfLine[]): (size: number) => number {
  const bySize = new Map<number, number[]>();
  for (let at = 1; at < lines.length; at++) {
    const [one, other] = [lines[at - 1], lines[at]];
    if (!one || !other || Math.abs(one.size - other.size) > 0.08 * one.size) continue;
    const gap = other.base - one.base;
    if (gap <= 0 || gap > 2.2 * other.size) continue;
    const key = Math.round(other.size);
    const gaps = bySize.get(key);
    if (gaps) gaps.push(gap);
    else bySize.set(key, [gap]);
  }
  return (size) => {
    const gaps = bySize.get(Math.round(size)) ?? [];
    const usual = gaps.length === 0 ? 1.25 * size : lowMedian(gaps);
    return Math.min(usual, 2 * size);
  };
}

/** Lines within paragraphs are nearer than paragraphs are: a value from the lower half. */
function lowMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(0.35 * (sorted.length - 1))] ?? 0;
}

interface Before {
  last: PdfLine;
  open: readonly PdfLine[];
  leading: number;
  column: Box;
}

function startsAnew(line: PdfLine, before: Before): boolean {
  const { last, open, leading, column } = before;
  const gap = line.base - last.base;
  const { size } = line;
  if (gap < -0.2 * size) return true;
  if (Math.abs(size - last.size) > 0.11 * Math.max(size, last.size)) return true;
  if (line.isMono !== last.isMono) return true;
  if (gap > 1.22 * leading && gap > 1.12 * size) return true;
  if (line.isBold && last.isBold && isCapital(line.text) !== isCapital(last.text)) return true;
  if (line.isBold !== last.isBold) return open.length === 1 || !open[0]?.isBold || line.isBold;
  if (isMarked(line, before)) return true;
  const isCentred =
    Math.abs(line.x0 + line.x1 - last.x0 - last.x1) < 5 &&
    line.x0 > column.x0 + size &&
    last.x0 > column.x0 + size;
  if (isCentred) return false;
  return !hangsOn(line, open) && (isIndented(line, before) || endedEarly(line, before));
}

function isCapital(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

function isMarked(line: PdfLine, { last, open, column }: Before): boolean {
  const marker = markerOf(line.text);
  if (!marker) return false;
  if (marker.isBullet || (line.isBold && last.isBold)) return true;
  const isListed = open[0] !== undefined && markerOf(open[0].text) !== undefined;
  const isEnded = sentenceEnd.test(last.text) || last.x1 < column.x1 - 0.2 * (column.x1 - column.x0);
  return isListed || isEnded || line.x0 > last.x0 + line.size;
}

/** A line of an item, set in behind its marker. */
function hangsOn(line: PdfLine, [first]: readonly PdfLine[]): boolean {
  return first !== undefined && markerOf(first.text) !== undefined && line.x0 > first.x0 + 0.6 * line.size;
}

function isIndented(line: PdfLine, { last, open }: Before): boolean {
  const { size } = line;
  const shift = line.x0 - last.x0;
  const isFirst = open.length === 1;
  const isItem = open[0] !== undefined && markerOf(open[0].text) !== undefined;
  if (shift > 0.7 * size && shift < 6 * size)
    return !(isFirst && isItem) && (sentenceEnd.test(last.text) || !isFirst);
  // Back to the margin: after an item's hanging lines, or after a quotation.
  return shift < -0.7 * size && !isFirst;
}

/** The first word would have stood on the line above: the writer ended it. */
function endedEarly(line: PdfLine, { last, column }: Before): boolean {
  const first = line.words[0];
  if (!first || line.words.length === 0) return false;
  const width = column.x1 - column.x0;
  const room = column.x1 - last.x1 - (first.x1 - first.x0);
  if (rightToLeft.test(line.text)) return sentenceEnd.test(last.text) && last.x0 - column.x0 > 0.25 * width;
  const least = sentenceEnd.test(last.text) ? 0.06 * width + line.size : 0.2 * width + 2 * line.size;
  return room > least;
}

const rightToLeft = /[\u0590-\u08ff]/;
