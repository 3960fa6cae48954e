import type { Figures, Sum } from './add-up.ts';
import { independentColumns } from './chance-sums.ts';
import type { DataColumn } from './data-column.ts';
import type { totalLabel } from './total-words.ts';

/** A row of a table as far as it tells what kind of row it is. */
export interface RowFacts {
  row: number;
  /** How deep the file's own outline has it; 0 where it has none. */
  level: number;
  label: string;
  words: ReturnType<typeof totalLabel>;
  isFormula: boolean;
  /** Worked out of other rows by taking some off: of a total above it, no data. */
  isRest: boolean;
  figures: Figures;
  /** How many digits they have together. */
  digits: number;
  filled: number;
  /** The first column that holds anything, counted in the table. */
  first: number;
  /** Columns of words and days that hold something. */
  named: number;
}

export const hasFigures = ({ figures }: RowFacts) => figures.some((value) => value !== null);

/** Digits of a row's figures; a length of time is counted in its smaller part, as `7:50` is 470 minutes. */
export const digitsOf = (measures: readonly DataColumn[], row: number) =>
  measures.reduce((sum, { values, clock }) => {
    const size = Math.abs(Number(values.get(row) ?? 0));
    return sum + String(clock ? Math.round(size * 60) : size).replace(/\D|^0+/g, '').length;
  }, 0);

/** A short figure is a sum by chance too easily: so many digits it must have. */
export const TELLING_DIGITS = 4;

/** Taxes and the total with them may stand under a sum of all. */
export const MOST_UNDER = 3;

/**
 * Whether figures that add up, under a label that says nothing of it, are hardly so by chance.
 * @param toEnd how many rows are left with this one
 */
export function isTelling({ digits }: RowFacts, { columns, isWhole }: Sum, toEnd: number): boolean {
  const isLast = toEnd === 1;
  if (columns > 1) return digits >= TELLING_DIGITS + (isWhole && isLast ? 0 : 1);
  return isWhole && toEnd <= MOST_UNDER && digits >= TELLING_DIGITS - (isLast ? 1 : 0);
}

/** Whether a last row adds up every row above it. */
export const isSumOfAll = ({ count }: Sum, at: number, toEnd: number): boolean =>
  toEnd === 1 && at >= 3 && count === at;

/** A last row that names next to nothing where the others name three things and more. */
export const isSparse = ({ named }: RowFacts, typical: number) => typical >= 3 && named <= typical / 3;

/** More rows between a sum and the next one are parts of it, filled or not. */
const MOST_CHARGES = 6;

/** Taxes, discounts and carriage between a subtotal of all rows and the total: they may count or not. */
function chargesAfter(
  lines: readonly RowFacts[],
  sums: ReadonlyMap<number, Sum>,
  sure: ReadonlySet<number>,
): number[] {
  const whole = lines.findIndex((_, at) => sure.has(at) && sums.get(at)?.isWhole === true);
  const end = lines.findLastIndex((_, at) => sure.has(at));
  const typical = median(lines.slice(0, Math.max(0, whole)).map(({ filled }) => filled));
  if (whole < 2 || end <= whole || end - whole > MOST_CHARGES) return [];
  return lines.flatMap((line, at) =>
    at > whole && at < end && !sure.has(at) && hasFigures(line) && line.filled * 2 <= typical ? [at] : [],
  );
}

/** The middle one of some numbers; 0 of none. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Whether a row says as much as the others: "Total" may be a shop there. */
export const isWholeRow = ({ named, filled }: RowFacts, lines: readonly RowFacts[]) =>
  named >= Math.max(2, median(lines.map((line) => line.named))) &&
  filled >= median(lines.map((line) => line.filled));

/** Whether a row called `Max` or `Count` stands at the end and holds that of the rows above it, not somebody's figures. */
export function isSummary(lines: readonly RowFacts[], at: number): boolean {
  const line = lines[at];
  if (!line || !/^(?:max|min|count|mean|media|nombre)\s*:?$/i.test(line.label.trim()) || at < 2) return false;
  if (lines.slice(at).some(({ words }) => words === undefined)) return false;
  const above = lines.slice(0, at).filter(({ words }) => words === undefined);
  return line.figures.some((value, column) => {
    const own = above.flatMap(({ figures }) => figures[column] ?? []);
    if (value === null || own.length < 2) return false;
    const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
    return [Math.max(...own), Math.min(...own), own.length, mean].some(
      (one) => Math.abs(one - value) < 0.006,
    );
  });
}

/** Whether a row holds of every column one and the same figure of those above: the largest, the smallest, the mean, the middle, their number. */
function isStatistic({ figures }: RowFacts, above: readonly RowFacts[]): boolean {
  const columns = figures.flatMap((value, column) => {
    const own = above.flatMap((line) => line.figures[column] ?? []).sort((a, b) => a - b);
    if (value === null) return [];
    const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
    const middle = ((own[(own.length - 1) >> 1] ?? 0) + (own[own.length >> 1] ?? 0)) / 2;
    return [{ value, of: own.length < 2 ? [] : [own.at(-1) ?? 0, own[0] ?? 0, mean, middle, own.length] }];
  });
  return (
    columns.length > 0 &&
    [0, 1, 2, 3, 4].some((which) =>
      columns.every(({ value, of }) => Math.abs((of[which] ?? Number.NaN) - value) < 0.006),
    )
  );
}

/** Rows under a total or an average that say no more of anybody, as "best value"; of one column that may be chance. */
export function statisticsBelow(lines: readonly RowFacts[], sure: ReadonlySet<number>): [number, boolean][] {
  const foot = lines.findIndex(({ words }, at) => words === 'strong' && sure.has(at));
  const found: [number, boolean][] = [];
  if (foot < 2) return found;
  const above = lines.slice(0, foot);
  for (const [at, line] of lines.entries()) {
    if (at <= foot || sure.has(at)) continue;
    if (!isStatistic(line, above)) break;
    found.push([at, line.figures.length > 1]);
  }
  return found;
}

/** So many times what all others come to, a last row is likely what they are a part of; a first one may be the largest of a sorted list. */
const FAR_MORE = { last: 3, first: 10 };

/** A first or last row that has far more than all others together in each of several columns, as "World" under some countries. */
function outweighs(lines: readonly RowFacts[], sure: ReadonlySet<number>): number | undefined {
  const rest = lines.flatMap((line, at) => (sure.has(at) ? [] : [{ line, at }]));
  if (rest.length < 4) return undefined;
  // Figures that are another column's over again say nothing more.
  const columns = independentColumns(rest.map(({ line }) => line.figures));
  return [rest.at(-1), rest[0]].find((one) => {
    const figures = one?.line.figures ?? [];
    const others = rest.filter((other) => other !== one);
    return (
      columns.length > 1 &&
      figures.every((value, column) => {
        const sum = others.reduce((all, { line }) => all + Math.abs(line.figures[column] ?? 0), 0);
        return value !== null && sum > 0 && value > FAR_MORE[one === rest[0] ? 'first' : 'last'] * sum;
      })
    );
  })?.at;
}

/** Rows that may add up others, or be added to them, though nothing says so. */
export function alsoDoubtful(
  lines: readonly RowFacts[],
  sums: ReadonlyMap<number, Sum>,
  sure: ReadonlySet<number>,
): number[] {
  const whole = outweighs(lines, sure);
  return [...chargesAfter(lines, sums, sure), ...(whole === undefined ? [] : [whole])];
}

/** Whether heads stand in a column of their own, left of their parts. @param isNamedLeft whether a row has something there */
export function areNested(
  lines: readonly RowFacts[],
  heads: readonly number[],
  isNamedLeft: (line: RowFacts) => boolean,
): boolean {
  const isHead = new Set(heads);
  return lines.every((line, at) => isNamedLeft(line) === isHead.has(at));
}

/** Words strewn over cells, fewer than half a row has, no title at its left: notes, below a table's last figures. */
export const isRemark = ({ filled, first, figures }: RowFacts, typical: number): boolean =>
  (filled > 1 || first > 0) && filled * 2 < typical && figures.every((value) => value === null);
