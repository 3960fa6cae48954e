/** A row's figures by column; null where the cell holds none. */
export type Figures = readonly (number | null)[];

/** A row that is the sum of a run of rows before it. */
export interface Sum {
  /** How many columns show it. */
  columns: number;
  /** Whether the run is all there was since the last sum. */
  isWhole: boolean;
  /** How many rows it has, sums among them. */
  count: number;
}

/** How a row is tried. */
export interface Try {
  /** Fewest rows of a run; 0 where it is no sum at all. */
  least: number;
  /** Whether every figure of the row must fit; of a row that is called a total some may be averages. */
  isStrict: boolean;
}

/** Figures that were rounded when they were written add up to their sum only about: half a unit a row. */
function isAbout(sum: number, stated: number, { count, step }: { count: number; step: number }): boolean {
  const most = Math.max(Math.abs(sum), Math.abs(stated), 1e-9) * 1e-9 + (step * Math.min(count, 6)) / 2;
  return Math.abs(sum - stated) <= most;
}

/** The smallest step figures are written in: 1, 0.1, 0.01 …; 0 where they are exact. */
export function stepOf(rows: readonly Figures[]): number {
  let decimals = 0;
  for (const row of rows.slice(0, 400))
    for (const value of row) {
      const fraction = /\.(\d+)$/.exec(String(value ?? ''))?.[1] ?? '';
      decimals = Math.max(decimals, fraction.length);
    }
  return decimals > 4 ? 1e-6 : 10 ** -decimals;
}

export interface Run {
  sum: (number | null)[];
  count: number;
}

const add = (sum: readonly (number | null)[], row: Figures) =>
  sum.map((value, column) => {
    const other = row[column];
    return other === null || other === undefined ? value : (value ?? 0) + other;
  });

/** How many columns of a row are what a run adds up to; 0 where one of them is not, unless that may be. */
export function columnsThatFit(
  row: Figures,
  { sum, count }: Run,
  { step, isStrict }: { step: number; isStrict: boolean },
): number {
  let fit = 0;
  for (const [column, stated] of row.entries()) {
    if (stated === null) continue;
    const added = sum[column] ?? null;
    const fits = added === null ? stated === 0 : isAbout(added, stated, { count, step });
    if (!fits && isStrict) return 0;
    if (fits && stated !== 0) fit += 1;
  }
  return fit;
}

/** The shortest run at the end of some rows whose sum a row is. */
function runThatFits(
  row: Figures,
  open: readonly Figures[],
  { least, isStrict, step }: Try & { step: number },
): { count: number; columns: number } | undefined {
  let sum: (number | null)[] = row.map(() => null);
  for (let count = 1; count <= open.length; count += 1) {
    const item = open[open.length - count];
    if (item) sum = add(sum, item);
    if (count < least) continue;
    const columns = columnsThatFit(row, { sum, count }, { step, isStrict });
    if (columns > 0) return { count, columns };
  }
  return undefined;
}

/**
 * Rows that are the sum of a run before them. What was added up counts as one from then on, so that a total of subtotals
 * is found too.
 */
export function sumsOfRuns(rows: readonly Figures[], tries: (at: number) => Try): Map<number, Sum> {
  const step = stepOf(rows);
  const sums = new Map<number, Sum>();
  let open: Figures[] = [];
  rows.forEach((row, at) => {
    const how = tries(at);
    const found =
      how.least > 0 && row.some((value) => value !== null)
        ? runThatFits(row, open, { ...how, step })
        : undefined;
    if (found) {
      sums.set(at, { ...found, isWhole: found.count === open.length });
      open = open.slice(0, open.length - found.count);
    }
    open.push(row);
  });
  return sums;
}

/** What rows come to, column by column. */
export const total = (rows: readonly Figures[]) =>
  rows.reduce<(number | null)[]>(
    (sum, row) => add(sum, row),
    (rows[0] ?? []).map(() => null),
  );

/**
 * Rows that add up those under them, as the outline of a pivot table has it: a group, then its parts. All rows must fall
 * into groups; several levels are found from the inside. Undefined where they do not.
 * @param stated the row under all that adds them up, where there is one: with it there is no doubt
 */
export function groupsAbove(
  rows: readonly Figures[],
  stated: Figures | undefined,
): { heads: number[]; isSure: boolean } | undefined {
  if (rows.length < 4 || rows.length > 3_000) return undefined;
  const step = stepOf(rows);
  const heads = parse(rows, step);
  if (!heads) return undefined;
  const leaves = rows.filter((_, at) => !heads.includes(at));
  const isSure =
    stated !== undefined &&
    columnsThatFit(stated, { sum: total(leaves), count: leaves.length }, { step, isStrict: true }) > 0;
  return { heads, isSure };
}

/** The heads of groups of two levels, the one reading that takes every row; groups of one part are taken last. */
function parse(rows: readonly Figures[], step: number): number[] | undefined {
  /** From the row on: how many rows its group's parts are, or 0 where the rest cannot be read. */
  const parts = new Int32Array(rows.length + 1);
  const isGood = new Uint8Array(rows.length + 1);
  isGood[rows.length] = 1;
  let tried = 0;
  for (let at = rows.length - 2; at >= 0; at -= 1) {
    const head = rows[at];
    if (!head?.some((value) => value !== null && value !== 0)) continue;
    let sum: (number | null)[] = head.map(() => null);
    for (let end = at + 1; end < rows.length; end += 1) {
      tried += 1;
      if (tried > 400_000) return undefined;
      const item = rows[end];
      if (item) sum = add(sum, item);
      const fits = columnsThatFit(head, { sum, count: end - at }, { step, isStrict: true }) > 0;
      if (!fits || !isGood[end + 1]) continue;
      isGood[at] = 1;
      parts[at] = end - at;
    }
  }
  if (!isGood[0]) return undefined;
  const heads: number[] = [];
  let isTold = false;
  for (let at = 0; at < rows.length; at += (parts[at] ?? 0) + 1) {
    heads.push(at);
    isTold ||= (parts[at] ?? 0) > 1;
  }
  return heads.length > 1 && isTold ? heads : undefined;
}
