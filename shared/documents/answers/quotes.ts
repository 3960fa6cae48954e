import type { Block } from '@/shared/documents/document.ts';
import { parseRangeName } from '@/shared/documents/sheets/a1.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';

/** What is quoted of a block: a part of its text, or rows of its table under their head. */
export type Quote = { text: string } | { rows: readonly (readonly string[])[] };

/** Stands where something was cut off. */
const CUT = '…';

/** What a number ends with before a cut, and goes on with after it: between two digits a blank may part thousands, `1 250,00`. */
const INSIDE_NUMBER = [
  { before: /\d[\s.,'’]?$/u, after: /^[\s.,'’]?\d/u, most: 24 },
  // Thousands are parted a few times; a line of figures has no end, be it of blanks or of commas.
  { before: /\d[.,'’]?$/u, after: /^[.,'’]?\d/u, most: 24 },
  { before: /\d$/u, after: /^\d/u, most: Number.POSITIVE_INFINITY },
];

/** A text of at most so many letters, cut between words and never within a number. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  const isWord = () => /[\p{L}\p{N}]$/u.test(text.slice(0, end)) && /^[\p{L}\p{N}]/u.test(text.slice(end));
  // Scripts without blanks have words without an end: these are cut where they are.
  const start = Math.floor(most / 2);
  while (end > start && isWord()) end -= 1;
  if (end === start) end = most;
  for (const { before, after, most: letters } of INSIDE_NUMBER) {
    const least = Math.max(0, end - letters);
    while (end > least && before.test(text.slice(0, end)) && after.test(text.slice(end))) end -= 1;
  }
  return `${text.slice(0, end).trimEnd()}${CUT}`;
}

/** Rows as lines that keep their shape: an empty cell stays one, so that no value stands under another's head. */
export function linesOf(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => (row[column] ?? '').trim() !== ''),
  );
  return rows.map((row) => used.map((column) => row[column]?.trim() || '–').join(' · '));
}

/** The head and as many rows as fit, each whole; of a first one that does not, as many cells. */
export function rowsThatFit(rows: readonly (readonly string[])[], most: number): (readonly string[])[] {
  const lines = linesOf(rows);
  let length = 0;
  let count = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > most && count > 1) break;
    count += 1;
  }
  const kept = rows.slice(0, count);
  if (linesOf(kept).join('\n').length <= most) return kept;
  // Too wide for one row: as many columns of all, and where not one fits, the beginning of its cells.
  const share = Math.floor(most / kept.length) - CUT.length;
  const widthOf = (row: readonly string[], columns: number) =>
    row.slice(0, columns).reduce((sum, cell) => sum + cell.length + 3, 0);
  const width = Math.max(...kept.map((row) => row.length));
  let columns = width;
  while (columns > 1 && kept.some((row) => widthOf(row, columns) > share)) columns -= 1;
  return kept.map((row) => {
    const [first = '', ...rest] = row.slice(0, columns);
    return [cutText(first, share), ...rest, ...(columns < width ? [CUT] : [])];
  });
}

const plain = (text: string) => text.replace(/\s+/gu, '');

/** Whether a cell is quoted, whole or as far as its quote goes. */
const isQuoted = (cell: string, quoted: string) =>
  quoted.endsWith(CUT) ? cell.startsWith(quoted.slice(0, -CUT.length)) : cell === quoted;

/** Whether a row of a sheet holds just these cells, from its first column on. */
function isRowOf(block: Block, book: Workbook, cells: readonly string[]): boolean {
  const { place } = block;
  const area = place.in === 'sheet' ? parseRangeName(place.range) : undefined;
  const sheet = place.in === 'sheet' ? book.sheets.find(({ name }) => name === place.sheet) : undefined;
  if (!area || !sheet) return false;
  const own = cells.map(plain);
  for (let row = area.top; row <= area.bottom; row += 1)
    if (own.every((text, at) => isQuoted(plain(sheet.cell(row, area.left + at)?.display ?? ''), text)))
      return true;
  return false;
}

/** Whether a block goes on with a table and repeats its head, which stands in none of its rows then. */
function repeatsHead({ place, rows = [] }: Block): boolean {
  const area = place.in === 'sheet' ? parseRangeName(place.range) : undefined;
  return area !== undefined && rows.length > area.bottom - area.top + 1;
}

/** Whether a quote stands in the file word for word: its rows in cells of the sheet, its text in its block. */
export function standsIn(quote: Quote, block: Block, book: Workbook | null | undefined): boolean {
  if ('text' in quote) return plain(block.text).includes(plain(quote.text.replace(/…$/u, '')));
  const own = (block.rows ?? []).map((row) => row.map(plain));
  const isOwn = (cells: readonly string[]) =>
    own.some((row) => cells.every((cell, at) => isQuoted(row[at] ?? '', plain(cell))));
  const [, ...body] = quote.rows;
  if (!book || block.place.in !== 'sheet') return quote.rows.every(isOwn);
  const held = repeatsHead(block) ? body : quote.rows;
  return quote.rows.every(isOwn) && held.every((cells) => isRowOf(block, book, cells));
}
