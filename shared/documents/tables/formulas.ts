import { columnName } from '@/shared/documents/sheets/a1.ts';

const ONE_CALL = /^=?\s*(?:SUM|SUBTOTAL|AGGREGATE|AVERAGE|COUNTA?|MIN|MAX|MEDIAN)\s*\(([^()]*)\)\s*$/i;
const AREA = /(?<!!)\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)/gi;
/** `Table1[Amount]`: a whole column of a named table; with `@` or `#This Row` one cell of it. */
const TABLE_COLUMN = /\w\[(?!@|\[#This Row\])[^\]]+\]/;
const CELL = /^\$?([A-Z]{1,3})\$?\d+$/i;

/** Whether a formula works out cells of its own column from other rows: a total, an average, a sum of subtotals. */
export function worksOutColumn(formula: string | undefined, column: number): boolean {
  if (!formula || formula.includes('!')) return false;
  const own = columnName(column);
  const inside = ONE_CALL.exec(formula)?.[1];
  if (inside !== undefined) {
    const areas = [...inside.matchAll(AREA)];
    if (areas.length > 0)
      return areas.every(
        ([, left = '', top, right = '', bottom]) =>
          left.toUpperCase() === own && right.toUpperCase() === own && top !== bottom,
      );
    if (TABLE_COLUMN.test(inside)) return true;
    const cells = inside.split(/[,;]/).map((part) => CELL.exec(part.trim())?.[1]?.toUpperCase());
    return cells.length > 1 && cells.every((name) => name === own);
  }
  return areCellsOf(own, formula.split('+'));
}

const areCellsOf = (own: string, parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => CELL.exec(part.replace(/^=/, '').trim())?.[1]?.toUpperCase() === own);

/** Whether a formula takes cells of its own column from each other, as what is left of a total does. */
export const takesOff = (formula: string | undefined, column: number): boolean =>
  formula?.includes('-') === true && areCellsOf(columnName(column), formula.split(/[+-]/));
