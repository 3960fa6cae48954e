import type { PageContent } from '@/shared/documents/pdf/content/page-content.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { type Row, rowsOf, segmentsOf } from './line-fragments.ts';
import { lineNumbers } from './line-numbers.ts';

/** A row near the upper or lower edge, as it is compared with those of other pages. */
interface EdgeRow {
  row: Row;
  text: string;
  /** Digits as #. */
  shape: string;
  numbers: number[];
  /** How far from the nearest row that lies further inside. */
  gap: number;
  /** It stands in the columns of that row: the first or last row of a table, whatever else it is like. */
  isTabular: boolean;
}

export interface Edges {
  page: number;
  height: number;
  top: EdgeRow[];
  bottom: EdgeRow[];
}

const MOST_ROWS = 4;
const ZONE = 0.13;
/** A page number alone may stand further in, where the lower margin is wide. */
const NUMBER_ZONE = 0.2;
/** Half an inch of a usual page: nearer to the edge no text begins. */
const MARGIN = 0.05;
/** Pages that are compared: left and right ones have heads of their own. */
const REACH = 8;

/** Nothing but a page's number, in the ways it is written. */
const pageNumber =
  /^(page|seite|p\.|pg\.?|página|pagina|стр\.)?\s*[-–—|[(]*\s*(\d{1,4}|[ivxlc]{1,6}|[A-Z]-?\d{1,3})\s*[-–—|\])]*\s*((of|\/|von|de|sur|di|из)\s*\d{1,4})?$/i;

/** Rows of a page that could be running heads or feet. */
export function edgesOf(content: PageContent, page: number): Edges {
  const { height, width } = content.size;
  const lowest = content.words.reduce((most, word) => Math.max(most, word.bottom), 0);
  // A page that was cut short, or fitted to a larger sheet, ends further up.
  const low = Math.min(0.78 * height, lowest - 40);
  // A line's number beside it is no page's number beside a head.
  const counts = lineNumbers(content.words);
  const near = content.words.filter(
    (word) => (word.top < 0.22 * height || word.bottom > low) && !counts.has(word),
  );
  const rows = rowsOf(segmentsOf(near));
  const isEdge = (row: Row, far: number, isOutermost: boolean) =>
    far < ZONE * height || (isOutermost && far < NUMBER_ZONE * height && pageNumber.test(rowText(row)));
  const top = rows.filter((row, at) => isEdge(row, row.bottom, at === 0)).slice(0, MOST_ROWS);
  const bottom = rows
    .filter((row, at) => {
      const isLast = at === rows.length - 1;
      return isEdge(row, height - row.top, isLast) || (isLast && isCentredNumber(row, width));
    })
    .slice(-MOST_ROWS)
    .reverse();
  const inner = (row: Row, isTop: boolean) => {
    const at = rows.indexOf(row);
    const next = rows[isTop ? at + 1 : at - 1];
    const gap = next ? (isTop ? next.top - row.bottom : row.top - next.bottom) : Infinity;
    return { gap, isTabular: next !== undefined && gap < 2.5 * row.size && areAligned(row, next) };
  };
  return {
    page,
    height,
    top: top.map((row) => edgeRow(row, inner(row, true))),
    bottom: bottom.map((row) => edgeRow(row, inner(row, false))),
  };
}

/** A page number by itself in the middle, whatever is left of the page below it. */
function isCentredNumber(row: Row, width: number): boolean {
  return Math.abs(row.x0 + row.x1 - width) < 0.03 * width && pageNumber.test(rowText(row));
}

function rowText(row: Row): string {
  return row.segments.map((segment) => segment.text).join(' ');
}

/** Rows of columns whose cells begin or end at the same places. */
function areAligned(row: Row, next: Row): boolean {
  const cells = row.segments;
  const isMet = ({ x0, x1 }: { x0: number; x1: number }) =>
    next.segments.some((other) => Math.abs(other.x0 - x0) < 4 || Math.abs(other.x1 - x1) < 4);
  // Names over two columns begin where these do; a head and a number at the two edges do not.
  const [first, second] = cells;
  if (cells.length === 2 && next.segments.length === 2 && first && second)
    return cells.every(({ x0 }, at) => Math.abs(x0 - (next.segments[at]?.x0 ?? 0)) < 4);
  const met = cells.filter(isMet).length;
  return cells.length >= 3 && next.segments.length >= 3 && met >= cells.length * 0.8;
}

function edgeRow(row: Row, inner: Pick<EdgeRow, 'gap' | 'isTabular'>): EdgeRow {
  const text = rowText(row);
  return {
    row,
    text,
    ...inner,
    shape: text
      .toLowerCase()
      .replace(/\d+/g, '#')
      .replace(/\b[ivxlc]+\b/g, '#')
      .replace(/[^\p{L}#]/gu, ''),
    numbers: (text.match(/\d+/g) ?? []).map(Number),
  };
}

const imprint =
  /https?:|www\.|doi[:.]|arxiv|©|copyright|\bissn\b|\bvol(\.|ume)\b|\bpp\.|all rights reserved|proceedings|journal of|\bpage \d/i;

/** Words of a page's running heads, feet and page numbers. */
export function runningWords(
  edges: Edges,
  others: readonly Edges[],
  { content, bodySize }: { content: PageContent; bodySize: number },
): Set<PdfWord> {
  const found = new Set<PdfWord>();
  for (const side of ['top', 'bottom'] as const) {
    const taken: EdgeRow[] = [];
    // A speck at the edge of a scan is no row.
    const rows = edges[side].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    for (const one of rows) {
      if (one.isTabular) break;
      const isRunning =
        isRepeated(one, { edges, others, side }) ||
        isDecoration(one) ||
        (!opensSection(one, bodySize) &&
          (isNumbered(one, edges, { others, side }) ||
            isImprint(one, edges, { side, bodySize, isFirst: one === rows[0] })));
      // What lies further inside than the text is text.
      if (!isRunning) break;
      taken.push(one);
    }
    // Heads stand apart: a first line that repeats right over the next one is a title.
    for (let last = taken.at(-1); last && isAttached(last); last = taken.at(-1)) taken.pop();
    for (const { row } of taken)
      for (const segment of row.segments) for (const word of segment.words) found.add(word);
  }
  const all = content.words.length;
  // A page of nothing but its edges, as a title page or a slide, has no heads.
  return found.size < all ? found : new Set();
}

function isAttached(one: EdgeRow): boolean {
  return one.gap < 0.5 * one.row.size && !isDecoration(one) && !pageNumber.test(one.text.trim());
}

interface Beside {
  edges: Edges;
  others: readonly Edges[];
  side: 'top' | 'bottom';
}

function isRepeated(one: EdgeRow, { edges, others, side }: Beside): boolean {
  if (one.shape.replace(/#/g, '').length < 2 || one.row.segments.length >= 5) return false;
  return others.some(
    (other) =>
      other.page !== edges.page &&
      Math.abs(other.page - edges.page) <= REACH &&
      other[side].some(
        (row) =>
          (row.shape === one.shape || isAlike(row, one)) &&
          Math.abs(fromEdge(row, other, side) - fromEdge(one, edges, side)) < 8 &&
          Math.abs(row.row.size - one.row.size) < 0.6,
      ),
  );
}

/** Heads that name the chapter differ in it and agree in the rest. */
function isAlike(one: EdgeRow, other: EdgeRow): boolean {
  const [a, b] = [one.shape, other.shape];
  if (Math.min(a.length, b.length) < 12) return false;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - same && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return same + tail > 0.75 * Math.max(a.length, b.length);
}

function fromEdge({ row }: EdgeRow, { height }: Edges, side: 'top' | 'bottom'): number {
  return side === 'top' ? row.base : height - row.base;
}

/** How far behind its number the title of a section stands at most, in its size. */
const TITLE_GAP = 2.6;

/** The title of a section that happens to begin its page: a number like 2.3, its words close behind, in type that stands out. */
function opensSection({ row }: EdgeRow, bodySize: number): boolean {
  const [number, title] = row.segments.flatMap(({ words }) => words);
  if (!number || !title || !/^\d{1,2}(\.\d{1,2}){0,3}\.?$/.test(number.text)) return false;
  if (!/^\p{L}/u.test(title.text) || title.x0 - number.x1 > TITLE_GAP * row.size) return false;
  return row.size > 1.09 * bodySize || (number.face.isBold && title.face.isBold);
}

function isDecoration({ row }: EdgeRow): boolean {
  return row.segments.every((segment) => segment.words.every((word) => word.isArtifact));
}

/** A page number alone, or a number that counts with the pages beside a name. */
function isNumbered(one: EdgeRow, edges: Edges, { others, side }: Omit<Beside, 'edges'>): boolean {
  const isAlone = pageNumber.test(one.text.trim());
  if (isAlone && one.gap > 0.6 * one.row.size) return true;
  const last = one.numbers.at(-1);
  const first = one.numbers[0];
  if (last === undefined || first === undefined || one.text.length > 140) return false;
  if (!/^\W*\d+\b|\b\d+\W*$/.test(one.text)) return false;
  return others.some(
    (other) =>
      other.page !== edges.page &&
      Math.abs(other.page - edges.page) <= REACH &&
      other[side].some((row) => {
        if (Math.abs(fromEdge(row, other, side) - fromEdge(one, edges, side)) > 8) return false;
        const offsets = [row.numbers[0], row.numbers.at(-1)].map((number) => (number ?? NaN) - other.page);
        return offsets.includes(first - edges.page) || offsets.includes(last - edges.page);
      }),
  );
}

/** On a page without neighbours: a line by itself at the edge, with a page number, an imprint, in small type or in the margin. */
function isImprint(
  one: EdgeRow,
  edges: Edges,
  { side, bodySize, isFirst }: { side: 'top' | 'bottom'; bodySize: number; isFirst: boolean },
): boolean {
  const { row, text, gap } = one;
  const ratio = row.size / Math.max(1, bodySize);
  const far = fromEdge(one, edges, side) / edges.height;
  if (text.length > 220 || far > 0.1) return false;
  const isNumbered = /^\d{1,6}\s+\D|\D\s+\d{1,6}$/.test(text);
  // Titles in capitals beside their number may be larger than the text.
  if (isFirst && isNumbered && row.segments.length > 1 && gap > 0.5 * row.size && ratio < 1.6) return true;
  if (ratio > 1.3) return false;
  if (imprint.test(text) && (ratio < 0.93 || gap > 0.8 * row.size)) return true;
  if (!isFirst || far > 0.08 || gap < row.size) return false;
  if (far < MARGIN && gap > 3 * row.size && ratio < 1.05 && text.length < 120) return true;
  return ratio < 0.8 || (ratio < 0.95 && gap > 1.2 * row.size && text.length < 120);
}
