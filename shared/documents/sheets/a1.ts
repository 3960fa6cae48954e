/** `0` → `A`, `27` → `AB`. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** A row and a column, both counted from 0, in A1 notation. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A range in A1 notation; one cell alone has no colon. */
export function rangeName({ top, left, bottom, right }: CellRange): string {
  const from = cellName(top, left);
  return top === bottom && left === right ? from : `${from}:${cellName(bottom, right)}`;
}

const CELL = /^\$?([A-Za-z]{1,3})\$?([0-9]{1,7})$/;

/** Row and column, counted from 0, of a name in A1 notation; nothing where it is none. */
export function parseCellName(name: string): { row: number; column: number } | undefined {
  const match = CELL.exec(name);
  if (!match) return undefined;
  let column = 0;
  for (const letter of (match[1] ?? '').toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(match[2]);
  return row > 0 ? { row: row - 1, column: column - 1 } : undefined;
}

/** A range in A1 notation with its corners in order; nothing where it is none. */
export function parseRangeName(name: string): CellRange | undefined {
  const [from = '', to = from] = name.split(':');
  const a = parseCellName(from);
  const b = parseCellName(to);
  if (!a || !b) return undefined;
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.column, b.column),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.column, b.column),
  };
}
