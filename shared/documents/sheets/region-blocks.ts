import type { Block } from '@/shared/documents/document.ts';
import { rangeName } from './a1.ts';
import type { BookSheet } from './sheet-book.ts';

/** Rows of one block, so that its address is of use; fewer in wide sheets. */
const MAX_ROWS = 50;
/** Cells of one block. */
const MAX_CELLS = 2_000;
/** Columns of one block. */
const MAX_COLUMNS = 100;

interface SheetRow {
  row: number;
  isHidden: boolean;
  /** How many cells say anything. */
  count: number;
  /** Of a sheet of texts the row as it stands, from the first column on; it has no cells then. */
  texts: readonly string[] | undefined;
  cells: SheetText[];
}

interface SheetText {
  column: number;
  /** On one line; never empty. */
  text: string;
  link: string | undefined;
}

const textOf = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n');

/** How long the text of some rows is, without putting it together. */
export function textLength(rows: readonly (readonly string[])[]): number {
  let length = rows.length - 1;
  for (const row of rows) {
    length += Math.max(0, row.length - 1);
    for (const text of row) length += text.length;
  }
  return length;
}

interface ColumnSpan {
  left: number;
  right: number;
}

const SPACE = 32;
const LAST_ASCII = 126;

const LINKED = /^(?:https?|mailto):/i;

/** Anything but single spaces within: most cells hold none of it, and are taken as they are. */
const LOOSE = /^\s|\s$|\s\s|[^\S ]/;

/** Whether a text says anything that `shown` would change: letters and single spaces are told without the pattern. */
function isLoose(text: string): boolean {
  const last = text.length - 1;
  for (let at = 0; at <= last; at += 1) {
    const code = text.charCodeAt(at);
    if (code > SPACE && code <= LAST_ASCII) continue;
    const isSingle = code === SPACE && at > 0 && at < last && text.charCodeAt(at + 1) !== SPACE;
    if (!isSingle) return LOOSE.test(text);
  }
  return false;
}

/** What a table's cell says: its text on one line. */
const shown = (display: string) => (isLoose(display) ? display.replace(/\s+/g, ' ').trim() : display);

const NO_CELLS: SheetText[] = [];

const shownOf = (sheet: BookSheet, row: number) =>
  sheet.rowCells(row).map(({ column, cell: { display, link } }) => ({ column, display, link }));

/** What a row of a sheet says; its own texts again where nothing in them is loose, so that no text is held twice. */
function lineOf(sheet: BookSheet, row: number, isHidden: boolean): SheetRow {
  const own = sheet.rowTexts?.(row);
  if (own) {
    let count = 0;
    let isOwn = true;
    for (let at = 0; at < own.length; at += 1) {
      const text = own[at] ?? '';
      if (text === '') continue;
      count += 1;
      if (isOwn && isLoose(text)) isOwn = false;
    }
    if (isOwn) return { row, isHidden, count, texts: own, cells: NO_CELLS };
    const texts = own.map(shown);
    return { row, isHidden, count: texts.filter((text) => text !== '').length, texts, cells: NO_CELLS };
  }
  const cells: SheetText[] = [];
  for (const { column, display, link } of sheet.rowShown?.(row) ?? shownOf(sheet, row)) {
    const text = shown(display);
    if (text !== '') cells.push({ column, text, link });
  }
  return { row, isHidden, count: cells.length, texts: undefined, cells };
}

const holdsText = (row: readonly string[]) => row.some((text) => text !== '');

/** Which columns hold something, from the left. */
function usedColumns(lines: readonly SheetRow[]): number[] {
  const used: boolean[] = [];
  for (const { cells, texts } of lines) {
    for (const { column } of cells) used[column] = true;
    if (texts)
      for (let column = 0; column < texts.length; column += 1)
        if (!used[column] && texts[column] !== '') used[column] = true;
  }
  return [...used.keys()].filter((column) => used[column]);
}

/** The cells of a row between two columns, empty ones where it holds none. */
function rowBetween({ texts, cells }: SheetRow, { left, right }: ColumnSpan): string[] {
  const width = right - left + 1;
  if (texts && left === 0 && texts.length === width) return texts as string[];
  const row = Array<string>(width).fill('');
  if (texts) for (let at = 0; at < width; at += 1) row[at] = texts[left + at] ?? '';
  for (const { column, text } of cells) if (column >= left && column <= right) row[column - left] = text;
  return row;
}

/** Columns that hold something, put together where they touch. */
function columnSpansOf(lines: readonly SheetRow[], sheet: BookSheet): ColumnSpan[] {
  const spans: ColumnSpan[] = [];
  for (const column of usedColumns(lines)) {
    const last = spans.at(-1);
    const isSameSight = sheet.hiddenColumns.has(column) === sheet.hiddenColumns.has(column - 1);
    const goesOn = last?.right === column - 1 && isSameSight && column - last.left < MAX_COLUMNS;
    if (last && goesOn) last.right = column;
    else spans.push({ left: column, right: column });
  }
  return spans;
}

/**
 * The tables of a sheet, found row by row: an empty row ends a region, empty columns part it. Blocks are given away as
 * soon as they are full. A block that goes on with a region repeats its head: its rows are one more than its range.
 */
export class RegionBlocks {
  readonly #sheet: BookSheet;
  #lines: SheetRow[] = [];
  #segments: ColumnSpan[] = [];
  /** The head of each segment, by its first column. */
  #heads = new Map<number, string[]>();
  #next = 0;

  constructor(sheet: BookSheet) {
    this.#sheet = sheet;
  }

  /** Blocks of the rows before `until` that are now complete; with `isLast` of all that is left. */
  *take(until: number, isLast: boolean): Generator<Block> {
    const sheet = this.#sheet;
    for (let row = sheet.nextRow(this.#next); row >= 0 && row < until; row = sheet.nextRow(row + 1)) {
      if (row > this.#next) yield* this.#endRegion();
      this.#next = row + 1;
      const line = lineOf(sheet, row, sheet.hidden || sheet.hiddenRows.has(row));
      const first = this.#lines[0];
      if (line.count === 0) yield* this.#endRegion();
      else if (first && (first.isHidden !== line.isHidden || this.#isFull(first))) yield* this.#flush();
      if (line.count > 0) this.#lines.push(line);
    }
    if (isLast) yield* this.#endRegion();
  }

  #isFull(first: SheetRow): boolean {
    const rows = Math.floor(MAX_CELLS / Math.max(1, first.count));
    return this.#lines.length >= Math.max(1, Math.min(MAX_ROWS, rows));
  }

  *#endRegion(): Generator<Block> {
    yield* this.#flush();
    this.#segments = [];
    this.#heads = new Map();
  }

  /** Further blocks of a region keep its columns where these hold all there is. */
  *#flush(): Generator<Block> {
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#lines = [];
    const found = columnSpansOf(lines, this.#sheet);
    const fits = found.every(({ left, right }) =>
      this.#segments.some((segment) => segment.left <= left && right <= segment.right),
    );
    if (!fits) {
      this.#segments = found;
      this.#heads = new Map();
    }
    for (const segment of this.#segments) {
      const block = this.#block(lines, segment);
      if (block) yield block;
    }
  }

  #block(lines: readonly SheetRow[], { left, right }: ColumnSpan): Block | undefined {
    const span = { left, right };
    const rows = lines.map((line) => rowBetween(line, span));
    const links: { text: string; href: string }[] = [];
    for (const { cells } of lines)
      for (const { column, text, link } of cells)
        if (link && LINKED.test(link) && column >= left && column <= right) links.push({ text, href: link });
    const from = rows.findIndex(holdsText);
    const to = rows.findLastIndex(holdsText) + 1;
    const first = lines[0];
    if (from < 0 || !first) return undefined;
    const own = rows.slice(from, to);
    const head = this.#heads.get(left);
    if (!head && own[0]) this.#heads.set(left, own[0]);
    const all = head ? [head, ...own] : own;
    const top = first.row + from;
    const range = rangeName({ top, left, bottom: top + own.length - 1, right });
    const isText = all.length === 1 && left === right;
    let text: string | undefined;
    return {
      kind: isText ? 'paragraph' : 'table',
      place: { in: 'sheet', sheet: this.#sheet.name, range },
      // Put together when somebody asks: of most blocks of a large sheet nobody does.
      get text() {
        text ??= textOf(all);
        return text;
      },
      ...(isText ? {} : { rows: all }),
      ...(links.length > 0 ? { links } : {}),
      ...(first.isHidden || this.#sheet.hiddenColumns.has(left) ? { hidden: true } : {}),
    };
  }
}
