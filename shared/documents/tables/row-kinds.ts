import { groupsAbove, sumsOfRuns, type Try } from './add-up.ts';
import { seldomByChance } from './chance-sums.ts';
import type { DataColumn } from './data-column.ts';
import { takesOff, worksOutColumn } from './formulas.ts';
import type { Grid } from './grid.ts';
import { outlineSums } from './outline-sums.ts';
import {
  alsoDoubtful,
  areNested,
  digitsOf,
  hasFigures,
  isRemark,
  isSparse,
  isSummary,
  isSumOfAll,
  isTelling,
  isWholeRow,
  MOST_UNDER,
  median,
  type RowFacts,
  statisticsBelow,
  TELLING_DIGITS,
} from './row-signs.ts';
import { statedBy } from './stated-total.ts';
import { totalLabel } from './total-words.ts';

/** A row that is no data. */
export interface LeftRow {
  row: number;
  kind: 'total' | 'group' | 'section' | 'note';
  /** Of a group or a section: what it is called. */
  label: string;
}

export interface RowKinds {
  left: LeftRow[];
  /** Rows that may add up others and may be data: by their figures alone, or by their words alone. */
  doubtful: number[];
  /** What the last total says by column, for a check. */
  stated: { row: number; figures: Map<number, number> } | undefined;
}

interface Body {
  grid: Grid;
  /** Rows under the head. */
  rows: readonly number[];
  columns: readonly DataColumn[];
}

/** Rows of a longer table are held against the sum of those above only where words or formulas call for it. */
const MAX_TRIED = 3_000;
/** Share of rows that may be titles of sections. */
const MAX_SECTIONS = 0.34;

const isMeasure = ({ kind, isYear, unit }: DataColumn) => kind === 'number' && !isYear && unit !== '%';

/** What the last row is called beside the table, where an empty column parts it from its names. */
function labelBeside({ grid, rows, columns }: Body, row: number): string[] {
  if (row !== rows.at(-1)) return [];
  const value = grid.rows
    .get(row)
    ?.findLast((cell, at) => cell !== undefined && at < (columns[0]?.column ?? 0));
  return typeof value === 'string' && totalLabel(value) === 'strong' ? [value] : [];
}

function lineOf(body: Body, row: number, measures: readonly DataColumn[]): RowFacts {
  const { grid, columns } = body;
  const cells = grid.rows.get(row) ?? [];
  const own = columns.flatMap(({ column }) => {
    const value = cells[column];
    return typeof value === 'string' && /\p{L}/u.test(value) ? [value] : [];
  });
  const texts = own.length > 0 ? own : labelBeside(body, row);
  // `Max` says something of a row only where it is what the row is called.
  const words = texts.map((text, at) => {
    const label = totalLabel(text);
    return label === 'faint' && at > 0 ? undefined : label;
  });
  return {
    row,
    level: grid.levels?.get(row) ?? 0,
    label: texts[0] ?? '',
    words: (['strong', 'weak', 'faint'] as const).find((one) => words.includes(one)),
    isFormula: measures.some(({ column }) => worksOutColumn(grid.formula(row, column), column)),
    isRest: measures.some(({ column }) => takesOff(grid.formula(row, column), column)),
    figures: measures.map(({ values }) => {
      const value = values.get(row);
      return typeof value === 'number' ? value : null;
    }),
    digits: digitsOf(measures, row),
    filled: columns.filter(({ column }) => cells[column] !== undefined).length,
    first: columns.findIndex(({ column }) => cells[column] !== undefined),
    named: columns.filter(({ column, kind }) => kind !== 'number' && cells[column] !== undefined).length,
  };
}

/** `(In millions)` over one column is said of all. */
const ASIDE = /^\(\D+\)$/;

/** Titles of sections and notes: one text alone in a row of a table whose others are filled. */
function wordRows(lines: readonly RowFacts[], width: number): LeftRow[] {
  const lastFigure = lines.findLastIndex(({ figures }) => figures.some((value) => value !== null));
  const typical = median(lines.map(({ filled }) => filled));
  const lone = lines.flatMap((line, at) =>
    line.filled === 1 && line.label !== '' && line.first === 0 ? [{ line, at }] : [],
  );
  const asides = lines.flatMap((line, at): LeftRow[] => {
    const isAside = line.filled === 1 && line.first > 0 && ASIDE.test(line.label);
    const isBelow = lastFigure >= 0 && at > lastFigure && isRemark(line, typical);
    return isAside || isBelow ? [{ row: line.row, kind: 'note', label: line.label }] : [];
  });
  if (width < 2 || lastFigure < 0 || typical < 2) return typical < 2 ? [] : asides;
  const plain = lone.filter(({ line: { words }, at }) => at <= lastFigure && words !== 'strong');
  const isFew = plain.length <= Math.max(1, lines.length * MAX_SECTIONS);
  const titles = lone.flatMap(({ line: { row, label, words }, at }): LeftRow[] => {
    if (at > lastFigure) return [{ row, kind: 'note', label }];
    if (words === 'strong') return [{ row, kind: 'total', label }];
    // In a list of two columns an amount may be missing.
    const isTitle = isFew && (typical > 2 || plain.length > 1 || /:$/.test(label));
    return isTitle ? [{ row, kind: 'section', label: label.replace(/:$/, '') }] : [];
  });
  return [...titles, ...asides];
}

/** A first row that is the sum of all others in every column. */
function wholeAbove(lines: readonly RowFacts[], gone: ReadonlySet<number>): number | undefined {
  const rest = lines.flatMap((line, at) => (gone.has(at) ? [] : [{ line, at }]));
  const [first, ...others] = rest;
  if (!first || others.length < 2) return undefined;
  const fit = sumsOfRuns([...others.map(({ line }) => line.figures), first.line.figures], (at) =>
    at === others.length ? { least: others.length, isStrict: true } : NO_TRY,
  ).get(others.length);
  return fit && (first.line.words || isTelling(first.line, fit, 1)) ? first.at : undefined;
}

const NO_TRY: Try = { least: 0, isStrict: true };
function totalsOf(
  lines: readonly RowFacts[],
  hasLabels: boolean,
): { sure: Set<number>; doubtful: Set<number> } {
  const isLong = lines.length > MAX_TRIED;
  const isNear = (at: number) => !isLong || at >= lines.length - 3;
  const sure = new Set<number>();
  const doubtful = new Set<number>();
  const isMarked = (line: RowFacts) =>
    line.words !== undefined || line.isFormula || (hasLabels && line.label === '');
  // First with the marked rows alone: a chance match among the data must not hide their runs.
  const marked = sumsOfRuns(
    lines.map(({ figures }) => figures),
    (at) => {
      const line = lines[at];
      if (!line || !isMarked(line)) return NO_TRY;
      if (line.words || line.isFormula) return { least: line.words === 'faint' ? 2 : 1, isStrict: false };
      return isNear(at) ? { least: 2, isStrict: true } : NO_TRY;
    },
  );
  const outlined = outlineSums(lines);
  const typical = median(lines.map(({ named }) => named));
  lines.forEach((line, at) => {
    const fit = marked.get(at);
    const isBare = hasLabels && line.label === '';
    if (outlined.has(at) || isSummary(lines, at)) sure.add(at);
    else if (line.words === 'strong' && !fit && !line.isFormula && isWholeRow(line, lines)) doubtful.add(at);
    else if (line.words === 'strong' || line.isFormula) sure.add(at);
    else if (line.isRest && sure.size > 0) sure.add(at);
    else if ((line.words === 'weak' || line.words === 'faint') && fit) sure.add(at);
    else if (line.words === 'weak' && hasFigures(line)) doubtful.add(at);
    else if (isBare && fit && line.digits >= TELLING_DIGITS - 1) sure.add(at);
    else if (isSparse(line, typical) && at === lines.length - 1 && hasFigures(line)) doubtful.add(at);
  });
  for (const [at, isSure] of statisticsBelow(lines, sure)) (isSure ? sure : doubtful).add(at);
  const above = wholeAbove(lines, sure);
  if (above !== undefined) (lines[above]?.words ? sure : doubtful).add(above);
  const rest = lines.map((_, at) => at).filter((at) => !sure.has(at) && !doubtful.has(at));
  const others = sumsOfRuns(
    rest.map((at) => lines[at]?.figures ?? []),
    (at) => (isNear(rest[at] ?? 0) ? { least: 2, isStrict: true } : NO_TRY),
  );
  const isSeldom = seldomByChance(rest.map((at) => lines[at]?.figures ?? []));
  const tiling = [...others].filter(([at, { count }]) => at === count || others.has(at - count - 1));
  for (const [at, fit] of others) {
    const own = rest[at] ?? 0;
    const line = lines[own];
    const toEnd = rest.length - at;
    if (line && isSparse(line, typical) && line.digits >= TELLING_DIGITS) sure.add(own);
    else if (line && isTelling(line, fit, toEnd)) {
      // Sums by their figures alone: few runs reach from the end to the start, many lie between.
      const tries = fit.isWhole && toEnd <= MOST_UNDER ? MOST_UNDER : rest.length ** 2 / 2;
      const isSaid = isSumOfAll(fit, at, toEnd) || line.named < typical || tiling.length > 1;
      if (isSaid || isSeldom([line.figures], tries)) doubtful.add(own);
    }
  }
  const sums = new Map([...marked, ...[...others].map(([at, fit]) => [rest[at] ?? 0, fit] as const)]);
  for (const at of alsoDoubtful(lines, sums, sure)) doubtful.add(at);
  return { sure, doubtful };
}

/**
 * Which rows of a table are no data: totals and subtotals by their words, formulas, outline and sums; groups that stand over their
 * parts; titles of sections; notes. What only one sign speaks for is doubtful.
 */
export function rowKindsOf(body: Body): RowKinds {
  const measures = body.columns.filter(isMeasure);
  const all = body.rows.map((row) => lineOf(body, row, measures));
  const words = wordRows(all, body.columns.length);
  const gone = new Set(words.map(({ row }) => row));
  const lines = all.filter(({ row }) => !gone.has(row));
  if (measures.length === 0) return { left: words, doubtful: [], stated: undefined };
  const hasLabels = body.columns.some(({ kind }) => kind === 'text');
  const { sure, doubtful } = totalsOf(lines, hasLabels);
  const stated = statedBy(lines, sure, measures);
  const left: LeftRow[] = [...words];
  for (const at of sure)
    left.push({ row: lines[at]?.row ?? 0, kind: 'total', label: lines[at]?.label ?? '' });
  // Groups over their parts: looked for where no other row adds up those above it.
  const rest = lines.filter((_, at) => !sure.has(at));
  const isPlain = lines.every(
    ({ isFormula, words: said }, at) => !(isFormula || said) || at >= lines.length - 3,
  );
  const groups =
    isPlain && words.every(({ kind }) => kind === 'note')
      ? groupsAbove(
          rest.map(({ figures }) => figures),
          measures.map(({ column }) => stated?.figures.get(column) ?? null),
        )
      : undefined;
  if (groups) {
    const heads = groups.heads.flatMap((at) => rest[at] ?? []);
    const first = body.columns[0]?.column ?? 0;
    const isNamedLeft = ({ row }: RowFacts) => body.grid.rows.get(row)?.[first] !== undefined;
    if (groups.isSure || areNested(rest, groups.heads, isNamedLeft)) {
      for (const { row, label } of heads) left.push({ row, kind: 'group', label });
      return { left: sorted(left), doubtful: [], stated };
    }
    const isSeldom = seldomByChance(rest.map(({ figures }) => figures));
    const sums = heads.map(({ figures }) => figures);
    // So many ways there are to part the rows into as many groups.
    const ways = heads.reduce((all, _, at) => (at === 0 ? all : (all * (rest.length - at)) / at), 1);
    if (isSeldom(sums, ways)) return { left: sorted(left), doubtful: heads.map(({ row }) => row), stated };
  }
  const rows = [...doubtful].flatMap((at) => lines[at]?.row ?? []);
  return { left: sorted(left), doubtful: rows, stated };
}

const sorted = (left: LeftRow[]) => left.sort((a, b) => a.row - b.row);
