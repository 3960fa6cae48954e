import { type CellRange, parseRangeName } from './a1.ts';
import { guessValue } from './guess-value.ts';
import type { BookSheet } from './sheet-book.ts';

export interface FoundTable {
  range: CellRange;
  /** The first row of values, below the head. */
  firstRow: number;
  /** What the head says, by column. */
  heads: ReadonlyMap<number, string>;
}

/** Rows looked at for a head: titles and notes may stand above it. */
const ROWS_FOR_HEAD = 30;
/** Share of the widest row's cells that a head has at least. */
const HEAD_WIDTH = 0.6;

type RowCells = ReturnType<BookSheet['rowCells']>;

function filledCells(sheet: BookSheet, row: number, range: CellRange): RowCells {
  return sheet
    .rowCells(row)
    .filter(
      ({ column, cell }) => column >= range.left && column <= range.right && cell.display.trim() !== '',
    );
}

/** Whether a row names columns: words, each another one. */
function isHead(sheet: BookSheet, cells: RowCells): boolean {
  const names = cells.map(({ cell }) => cell.display.trim());
  const areWords = cells.every(
    ({ cell }) => cell.kind === 'text' && (!sheet.isUntyped || guessValue(cell.display).kind === 'text'),
  );
  return areWords && new Set(names).size === names.length;
}

/**
 * The table of a sheet: the range that is asked for, its first named table, or all that is used from the row that looks
 * like a head.
 */
export function findTable(sheet: BookSheet, wanted: CellRange | undefined): FoundTable {
  const named = wanted ?? parseRangeName(sheet.tables[0]?.range ?? '');
  const used: CellRange = {
    top: 0,
    left: 0,
    bottom: Math.max(0, sheet.rowCount - 1),
    right: Math.max(0, sheet.columnCount - 1),
  };
  const range = named ? clip(named, used) : used;
  const rows: { row: number; cells: RowCells }[] = [];
  for (let row = sheet.nextRow(range.top); row >= 0 && row <= range.bottom; row = sheet.nextRow(row + 1)) {
    const cells = filledCells(sheet, row, range);
    if (cells.length > 0) rows.push({ row, cells });
    if (rows.length >= ROWS_FOR_HEAD) break;
  }
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const candidate = rows.find(({ cells }) => cells.length >= widest * HEAD_WIDTH);
  if (!candidate) return { range, firstRow: range.top, heads: new Map() };
  const left = named ? range.left : Math.min(...rows.map(({ cells }) => cells[0]?.column ?? range.left));
  const area = { ...range, top: candidate.row, left };
  const isLast = candidate.row === range.bottom;
  if (isLast || !isHead(sheet, candidate.cells))
    return { range: area, firstRow: candidate.row, heads: new Map() };
  const heads = new Map(candidate.cells.map(({ column, cell }) => [column, cell.display.trim()]));
  return { range: area, firstRow: candidate.row + 1, heads };
}

function clip(range: CellRange, used: CellRange): CellRange {
  return {
    top: Math.min(range.top, used.bottom),
    left: Math.min(range.left, used.right),
    bottom: Math.min(range.bottom, used.bottom),
    right: Math.min(range.right, used.right),
  };
}
