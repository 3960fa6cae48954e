import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import { median } from '@/shared/documents/pdf/geometry.ts';
import { areJustified } from '@/shared/documents/pdf/layout/justified-lines.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { alignedTable, type TableDemands } from './aligned-table.ts';
import { isContents } from './contents-list.ts';
import { isDescribed } from './described-terms.ts';
import { alone, blocksApart, isForm, labelledBoxes } from './form-rows.ts';
import { isFormula } from './formulas.ts';
import { isLikely, runChances } from './likely-run.ts';
import { withSpanningHead } from './spanning-head.ts';
import { mergeSpans } from './table-columns.ts';
import type { TableItem } from './table-item.ts';
import { isDrawnRule, isTypedTable } from './typed-table.ts';

/** A line so many sizes of type left of a table's first column is the title of what follows. */
const OUTDENT = 2.5;
/** Lines of a head right above a table are more likely, and no farther from it, in sizes of type. */
const HEAD = 0.6;
const NEAR = 1.6;
const MOST_HEADS = 3;

/** Takes tables without rules out of the rows of a flow: runs of rows whose columns go on. Blocks side by side are read one after the other. */
export function unruledTables(
  rows: readonly Row[],
  { isCodeMono, rules }: { isCodeMono: boolean; rules: readonly Rule[] },
): { tables: TableItem[]; rest: Row[] } {
  const tables: TableItem[] = [];
  const rest: Row[] = [];
  // Most flows hold no run that could be a table: they are not judged.
  let judged: ReadonlyMap<Row, number> | undefined;
  // Lines that are something else whatever their columns are no head of a table.
  const refused = new Set<Row>();
  let at = 0;
  while (at < rows.length) {
    const found = tableRun(rows, at, isCodeMono);
    const run = found?.filter((row) => !isDrawnRule(row));
    const length = found?.length ?? 0;
    const boxes = run && labelledBoxes(run, rest.at(-1) === rows[at - 1] ? rows[at - 1] : undefined);
    if (boxes?.takesAbove) rest.pop();
    const blocks = boxes?.rows ?? (run && blocksBeside(run));
    if (run && blocks) {
      rest.push(...blocks);
      at += length;
      continue;
    }
    if (found && run && (isFormula(run) || isContents(run, rest))) {
      rest.push(...found);
      at += length;
      continue;
    }
    const isOther = run && isNoTable(run, [rows[at - 1], rows[at + length]], isCodeMono);
    const demands = run && !isOther ? demandsOf(run) : undefined;
    const plain = run && demands && alignedTable(run, demands);
    if (plain) judged ??= runChances(rows, rules);
    const chances = judged;
    if (plain && chances && isLikely(run, chances)) {
      const isHead = (row: Row) => !refused.has(row) && (chances.get(row) ?? 0) >= HEAD;
      const { table, taken } = withHeads({ table: plain, whole: run }, rest, { isHead, demands, rules });
      rest.splice(rest.length - taken);
      tables.push(table);
      at += length;
      continue;
    }
    const row = rows[at];
    if (row) rest.push(row);
    if (row && isOther) refused.add(row);
    at++;
  }
  return { tables, rest };
}

/** Whether rows are something else whatever their columns: prose, terms with what they mean, a form, code. */
function isNoTable(run: readonly Row[], around: readonly (Row | undefined)[], isCodeMono: boolean): boolean {
  return (
    areJustified(run, around) ||
    isDescribed(run, around) ||
    isForm(run) ||
    (isCodeMono && (isListing(run) || (isMono(run) && !isTypedTable(run))))
  );
}

interface Found {
  table: TableItem;
  /** The rows it was made of. */
  whole: readonly Row[];
}

/** A table with the lines of its head right above it and a name over several columns; how many rows of `rest` it took. */
function withHeads(
  found: Found,
  rest: readonly Row[],
  {
    isHead,
    demands,
    rules,
  }: { isHead: (row: Row) => boolean; demands: TableDemands; rules: readonly Rule[] },
): { table: TableItem; taken: number } {
  const heads = headLines(found.whole, rest, isHead);
  let last = { table: found.table, taken: 0 };
  for (let taken = 0; taken <= heads; taken++) {
    const whole = [...rest.slice(rest.length - taken), ...found.whole];
    const table = taken === 0 ? found.table : alignedTable(whole, demands);
    if (!table) continue;
    const spread = withSpanningHead(table, whole, { above: rest.at(-1 - taken), rules });
    if (spread !== table) return { table: spread, taken: taken + 1 };
    last = { table, taken };
  }
  return last;
}

/** How many lines right above a table are lines of its head, as those a name was wrapped into. */
function headLines([first]: readonly Row[], rest: readonly Row[], isHead: (row: Row) => boolean): number {
  let under = first;
  for (let found = 0; found < MOST_HEADS; found++) {
    const row = rest.at(-1 - found);
    if (!row || !under || !isHead(row)) return found;
    const step = under.base - row.base;
    if (step <= 0 || step > NEAR * under.size) return found;
    under = row;
  }
  return MOST_HEADS;
}

function demandsOf(run: readonly Row[]): { leastRows: number; isRuled: boolean } {
  const widest = Math.max(...run.map((row) => row.segments.length));
  return { leastRows: widest >= 4 ? 2 : 3, isRuled: false };
}

/** Rows from `start` on that could be one table. */
function tableRun(rows: readonly Row[], start: number, isCodeMono: boolean): Row[] | undefined {
  const first = rows[start];
  if (!first || first.segments.length < 2) return undefined;
  const run: Row[] = [first];
  let columns = spans(first);
  for (let at = start + 1; at < rows.length; at++) {
    const row = rows[at];
    const last = run.at(-1);
    if (!row || !last) break;
    const size = median(run.map((one) => one.size));
    if (row.base - last.base > 3.4 * size || Math.abs(row.size - size) > 0.45 * size) break;
    if (isDrawnRule(row)) {
      run.push(row);
      continue;
    }
    if (row.segments.length === 1 && row.x0 < (columns[0]?.from ?? 0) - OUTDENT * size) break;
    // Code is no part of the table it stands under.
    if (isCodeMono && run.length > 1 && isMono([row]) !== isMono(run)) break;
    const merged = mergeSpans([...columns, ...spans(row)], 0.4 * size);
    if (row.segments.length === 1 && !fitsAlone(row, columns) && !isNote(rows, at, columns)) break;
    if (row.segments.length > 1 && merged.length < Math.max(2, 0.6 * columns.length)) break;
    if (row.segments.length > 1 && row.segments.length >= 0.6 * columns.length) columns = merged;
    run.push(row);
  }
  while (run.length > 0 && ((run.at(-1)?.segments.length ?? 0) < 2 || isDrawnRule(run.at(-1)))) run.pop();
  return run.filter((row) => !isDrawnRule(row)).length >= 2 ? run : undefined;
}

function spans(row: Row): { from: number; to: number }[] {
  return row.segments.map(({ x0, x1 }) => ({ from: x0, to: x1 }));
}

/** One cell alone in its row: it stays in a column, or the row is a short title over the first. */
function fitsAlone(row: Row, columns: readonly { from: number; to: number }[]): boolean {
  const touched = columns.filter((column) => Math.min(row.x1, column.to) - Math.max(row.x0, column.from) > 1);
  return touched.length <= 1;
}

/** A note under one row of a wide table: the next row has its columns again. */
function isNote(rows: readonly Row[], at: number, columns: readonly { from: number; to: number }[]): boolean {
  const next = rows[at + 1];
  if (!next || columns.length < 4 || next.segments.length < 0.7 * columns.length) return false;
  return next.segments.every(
    (segment) =>
      columns.filter((column) => Math.min(segment.x1, column.to) - Math.max(segment.x0, column.from) > 1)
        .length <= 1,
  );
}

/** Lines of code behind their numbers. */
function isListing(run: readonly Row[]): boolean {
  const numbers = run.map(({ segments: [first] }) => Number(first?.text));
  const counted = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1);
  return (
    counted.length >= 0.6 * (run.length - 1) &&
    run.every(({ segments }) => segments.length <= 3) &&
    run.every(({ segments: [, ...code] }) => code.every((one) => one.words.every((word) => word.face.isMono)))
  );
}

function isMono(run: readonly Row[]): boolean {
  return run.every((row) => row.segments.every((one) => one.words.every((word) => word.face.isMono)));
}

/** Centred lines beside each other, as authors with their institutes, or an address and dates far apart: block after block from the left. */
function blocksBeside(run: readonly Row[]): Row[] | undefined {
  const [first] = run;
  const size = first?.size ?? 0;
  if (
    !first ||
    run.length > 8 ||
    run.some((row, at) => row.base - (run[at - 1]?.base ?? row.base) > 1.7 * size)
  )
    return undefined;
  const apart = blocksApart(run);
  const columns = apart ?? mergeSpans(run.flatMap(spans), 0.5 * size);
  if (columns.length < 2 || columns.length > 5) return undefined;
  const own = columns.map((column) =>
    run.flatMap((row) => row.segments.filter((one) => one.x1 > column.from && one.x0 < column.to)),
  );
  const isCentred = own.every((segments) => {
    const centres = segments.map((one) => one.x0 + one.x1);
    const lefts = segments.map((one) => one.x0);
    return spread(centres) < 4 && spread(lefts) > 4 && segments.length >= 2;
  });
  const letters = run.map((row) => row.segments.map((one) => one.text).join('')).join('');
  const isOfWords = letters.replace(/[^\d]/g, '').length <= 0.2 * letters.length;
  if (!apart && !(isCentred && isOfWords)) return undefined;
  return own.flatMap((segments) => segments.map(alone));
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
