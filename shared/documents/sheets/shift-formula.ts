import { limits } from '@/shared/documents/limits.ts';
import { columnName, parseCellName } from './a1.ts';

interface Shift {
  rows: number;
  columns: number;
}

/**
 * Texts, quoted sheet names, structured references and names are taken as they are; what is left of them are cells
 * (`$A1`), whole columns (`A:C`) and whole rows (`1:3`).
 */
const PIECE =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'!?|\[(?:[^[\]]|\[[^\]]*\])*\]|(\$?[A-Za-z]{1,3}):(\$?[A-Za-z]{1,3})(?![\w.(!])|(\$?\d{1,7}):(\$?\d{1,7})(?![\w.])|(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?![\w.(!])|[\p{L}_\\][\p{L}\p{N}_.\\?]*!?|\d[\d.]*(?:[eE][+-]?\d+)?/gu;

/** References that leave the sheet come back at its other end, as in Excel. */
function wrap(value: number, size: number): number {
  return ((value % size) + size) % size;
}

function shiftColumn(name: string, by: number): string {
  if (name.startsWith('$')) return name;
  const cell = parseCellName(`${name}1`);
  return cell ? columnName(wrap(cell.column + by, limits.columns)) : name;
}

function shiftRow(name: string, by: number): string {
  return name.startsWith('$') ? name : String(wrap(Number(name) - 1 + by, limits.rows) + 1);
}

/** A formula as it reads where it was copied to, some rows down and columns to the right. */
export function shiftFormula(formula: string, { rows, columns }: Shift): string {
  return formula.replace(PIECE, (whole: string, ...groups: (string | undefined)[]) => {
    const [fromColumn, toColumn, fromRow, toRow, fixedColumn, column, fixedRow, row] = groups;
    if (fromColumn && toColumn)
      return `${shiftColumn(fromColumn, columns)}:${shiftColumn(toColumn, columns)}`;
    if (fromRow && toRow) return `${shiftRow(fromRow, rows)}:${shiftRow(toRow, rows)}`;
    if (!column || !row) return whole;
    const shiftedColumn = fixedColumn ? column : shiftColumn(column, columns);
    return `${fixedColumn ?? ''}${shiftedColumn}${fixedRow ?? ''}${fixedRow ? row : shiftRow(row, rows)}`;
  });
}
