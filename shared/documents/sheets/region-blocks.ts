import type { Block } from '@/shared/documents/document.ts';
import type { Cell } from '@/shared/documents/workbook.ts';
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
  cells: SheetText[];
}

interface SheetText {
  column: number;
  /** On one line; never empty. */
  text: string;
  link: string | undefined;
}

interface ColumnSpan {
  left: number;
  right: number;
}

const LINKED = /^(?:https?|mailto):/i;

/** Anything but single spaces within: most cells hold none of it, and are taken as they are. */
const LOOSE = /^\s|\s$|\s\s|[^\S ]/;

/** What a table's cell says: its text on one line. */
const shown = ({ display }: Cell) => (LOOSE.test(display) ? display.replace(/\s+/g, ' ').trim() : display);

/** Columns that hold something, put together where they touch. */
function columnSpansOf(lines: readonly SheetRow[], sheet: BookSheet): ColumnSpan[] {
  const used = new Set<number>();
  for (const { cells } of lines) for (const { column } of cells) used.add(column);
  const spans: ColumnSpan[] = [];
  for (const column of [...used].sort((a, b) => a - b)) {
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
      yield* this.#takeRow(row);
    }
    if (isLast) yield* this.#endRegion();
  }

  *#takeRow(row: number): Generator<Block> {
    const cells: SheetText[] = [];
    for (const { column, cell } of this.#sheet.rowCells(row)) {
      const text = shown(cell);
      if (text !== '') cells.push({ column, text, link: cell.link });
    }
    if (cells.length === 0) {
      yield* this.#endRegion();
      return;
    }
    const isHidden = this.#sheet.hidden || this.#sheet.hiddenRows.has(row);
    const first = this.#lines[0];
    if (first && (first.isHidden !== isHidden || this.#isFull(first))) yield* this.#flush();
    this.#lines.push({ row, isHidden, cells });
  }

  #isFull(first: SheetRow): boolean {
    const rows = Math.floor(MAX_CELLS / Math.max(1, first.cells.length));
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
    const links: { text: string; href: string }[] = [];
    const rows = lines.map(({ cells }) => {
      const row = Array<string>(right - left + 1).fill('');
      for (const { column, text, link } of cells) {
        if (column < left || column > right) continue;
        row[column - left] = text;
        if (link && LINKED.test(link)) links.push({ text, href: link });
      }
      return row;
    });
    const from = rows.findIndex((row) => row.some((text) => text !== ''));
    const to = rows.findLastIndex((row) => row.some((text) => text !== '')) + 1;
    const first = lines[0];
    if (from < 0 || !first) return undefined;
    const own = rows.slice(from, to);
    const head = this.#heads.get(left);
    if (!head && own[0]) this.#heads.set(left, own[0]);
    const all = head ? [head, ...own] : own;
    const top = first.row + from;
    const range = rangeName({ top, left, bottom: top + own.length - 1, right });
    const isText = all.length === 1 && left === right;
    return {
      kind: isText ? 'paragraph' : 'table',
      place: { in: 'sheet', sheet: this.#sheet.name, range },
      text: all.map((row) => row.join('\t')).join('\n'),
      ...(isText ? {} : { rows: all }),
      ...(links.length > 0 ? { links } : {}),
      ...(first.isHidden || this.#sheet.hiddenColumns.has(left) ? { hidden: true } : {}),
    };
  }
}
