import { type Figures, stepOf } from './add-up.ts';

/** Rows from which it is told which columns say the same as others. */
const SAMPLE = 60;
/** So seldom may the rows of a table fit the sum of others by chance that it is worth a doubt. */
const MOST_BY_CHANCE = 0.002;

/** The columns whose figures do not follow from those left of them: hours written twice, or with the break added, are one. */
export function independentColumns(rows: readonly Figures[]): number[] {
  const width = rows[0]?.length ?? 0;
  const sample = rows.slice(0, SAMPLE).map((row) => [1, ...row.map((value) => value ?? 0)]);
  const own: number[] = [];
  let from = 0;
  for (let column = 0; column <= width; column += 1) {
    const rest = sample.slice(from);
    const largest = Math.max(...rest.map((row) => Math.abs(row[column] ?? 0)), 0);
    const scale = Math.max(...rows.slice(0, SAMPLE).map((row) => Math.abs(row[column - 1] ?? 0)), 1);
    if (largest <= scale * 1e-7) continue;
    const at = sample.findIndex((row, place) => place >= from && Math.abs(row[column] ?? 0) === largest);
    const pivot = sample[at] ?? [];
    [sample[from], sample[at]] = [pivot, sample[from] ?? []];
    for (const row of sample.slice(from + 1)) {
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let other = column; other <= width; other += 1)
        row[other] = (row[other] ?? 0) - times * (pivot[other] ?? 0);
    }
    from += 1;
    if (column > 0) own.push(column - 1);
  }
  return own;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** How likely another figure of a column is this one: one of those between its ends, or as often as it comes. */
function likelihoods(values: readonly number[], step: number): (value: number) => number {
  const units = values.map((value) => Math.round(Math.abs(value) / step));
  const unit = units.reduce(gcd, 0) || 1;
  // As arguments the figures of a long table would overflow the stack.
  const most = units.reduce((high, one) => Math.max(high, one), 0);
  const least = units.reduce((low, one) => Math.min(low, one), most);
  const spread = (most - least) / unit + 1;
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return (value) => {
    const often = times.get(value) ?? 1;
    return Math.max(1 / spread, often > 1 ? often / values.length : 0);
  };
}

/**
 * Whether some rows are all sums of others hardly by chance: by how many ways are tried, and how likely any two figures of
 * the columns are the same.
 */
export function seldomByChance(
  rows: readonly Figures[],
): (sums: readonly Figures[], tries: number) => boolean {
  const step = stepOf(rows) || 1;
  const columns = independentColumns(rows).map((column) => {
    const values = rows.flatMap((row) => row[column] ?? []);
    return { column, likelihood: likelihoods(values, step) };
  });
  const chanceOf = (row: Figures) =>
    columns.reduce((all, { column, likelihood }) => {
      const value = row[column] ?? 0;
      return value === 0 ? all : all * likelihood(value);
    }, 1);
  return (sums, tries) => sums.reduce((all, row) => all * chanceOf(row), tries) <= MOST_BY_CHANCE;
}
