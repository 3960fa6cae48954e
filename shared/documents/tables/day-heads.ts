import type { GridValue } from './grid.ts';
import { readNumber } from './written-numbers.ts';

type Cells = readonly (GridValue | undefined)[];

/** Days a balance sheet names its columns by, as a page writes them. */
const WRITTEN_DAY = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d$/;

const isDay = (value: GridValue | undefined) => typeof value === 'string' && WRITTEN_DAY.test(value);

const isFigure = (value: GridValue | undefined) =>
  typeof value === 'number' || (typeof value === 'string' && readNumber(value, 'comma') !== undefined);

/** Written days beside each other, each over figures: they name columns; in a list of days there are days below, too. */
export function namesDays([first, ...others]: Cells, below: () => readonly Cells[]): boolean {
  if (others.length < 2 || isDay(first) || !others.every(isDay)) return false;
  const rows = below();
  return others.every((_, at) => {
    const under = rows.map((row) => row[at + 1]);
    return under.some((value) => isFigure(value) && !isDay(value)) && !under.some(isDay);
  });
}
