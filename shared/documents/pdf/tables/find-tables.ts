import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import type { Box } from '@/shared/documents/pdf/geometry.ts';
import { type Row, rowsOf, segmentsOf } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { alignedTable, tableColumns } from './aligned-table.ts';
import { cellText } from './cell-text.ts';
import { areSections } from './contents-list.ts';
import { gridTable, withoutEmpty } from './grid-table.ts';
import { tableChances } from './judge-rows.ts';
import { areWrapped, middledBands } from './row-bands.ts';
import { withSumsBelow } from './rows-below.ts';
import { hasLabelsOutside, hidesColumns } from './rule-reach.ts';
import { type GridLine, type RuleGroup, ruleGroups } from './ruled-tables.ts';
import { withSpanningHead } from './spanning-head.ts';
import { cellsOf } from './table-columns.ts';
import type { TableItem } from './table-item.ts';

/** Letters of a line of text. */
const SENTENCE = 40;
/** So far from its rules a table may go on. */
const AROUND = 200;
/** Less likely lines of a table part those above and below them. */
const APART = 0.25;
/** Lines around two columns belong to them where they are likely to; a line that fills few columns where it is surely. */
const LIKELY = 0.5;
const SURE = 0.8;

function isInside(word: PdfWord, box: Box): boolean {
  const x = (word.x0 + word.x1) / 2;
  const y = (word.top + word.bottom) / 2;
  return x > box.x0 - 2 && x < box.x1 + 2 && y > box.top - 1 && y < box.bottom + 1;
}

/** Tables that rules show, and the words that are left. */
export function ruledTables(
  words: readonly PdfWord[],
  rules: readonly Rule[],
): { tables: TableItem[]; rest: PdfWord[] } {
  const groups = ruleGroups(rules)
    .flatMap((group) => partedGroups(group, words, rules))
    .filter((group) => group.across.length + group.down.length >= 2)
    .sort((a, b) => area(a) - area(b));
  const tables: TableItem[] = [];
  let rest = [...words];
  for (const group of groups) {
    const inside = rest.filter((word) => isInside(word, group));
    if (inside.length < 2) continue;
    const found = tableOf(group, inside, { all: rest, rules });
    if (!found) continue;
    const table = withSumsBelow(found, rest);
    tables.push(table);
    const held = new Set(table.words);
    rest = rest.filter((word) => !held.has(word));
  }
  return { tables, rest };
}

/** Lines across of several tables, one over the other, with the text between them left out. */
function partedGroups(group: RuleGroup, words: readonly PdfWord[], rules: readonly Rule[]): RuleGroup[] {
  if (group.down.length > 0 || group.across.length < 3) return [group];
  const inside = words.filter((word) => isInside(word, group));
  const rows = rowsOf(segmentsOf(inside));
  // one line of words is not judged
  if (rows.length < 2) return [group];
  const chances = tableChances(rows, rules);
  const gaps: [number, number][] = [];
  rows.forEach((row, at) => {
    if ((chances[at] ?? 0) < APART) gaps.push([row.top, row.bottom]);
  });
  const parts: GridLine[][] = [[]];
  group.across.forEach((line, at) => {
    const last = group.across[at - 1];
    const between = gaps.filter(([top, bottom]) => last && top > last.at - 1 && bottom < line.at + 1);
    const all = rows.filter((row) => last && row.top > last.at - 1 && row.bottom < line.at + 1);
    if (between.length > 0 && between.length >= 0.5 * all.length) parts.push([]);
    parts.at(-1)?.push(line);
  });
  return parts
    .filter((across) => across.length > 0)
    .map((across) => ({
      ...group,
      across,
      top: across[0]?.at ?? group.top,
      bottom: across.at(-1)?.at ?? group.bottom,
    }));
}

function area(box: Box): number {
  return (box.x1 - box.x0) * (box.bottom - box.top);
}

/** All that is drawn around a table. */
interface Around {
  all: readonly PdfWord[];
  rules: readonly Rule[];
}

function tableOf(
  group: RuleGroup,
  inside: readonly PdfWord[],
  { all, rules }: Around,
): TableItem | undefined {
  if (group.down.length > 0 && !hidesColumns(group, inside)) return gridTable(group, inside);
  return halfRuled(group, inside, { all, rules });
}

/** Whether a word goes on with a line beyond one of its ends. */
function isBeside(word: PdfWord, row: Row): boolean {
  if (Math.abs(word.base - row.base) > 0.3 * row.size) return false;
  const gap = word.x0 >= row.x1 ? word.x0 - row.x1 : row.x0 - word.x1;
  return gap >= 0 && gap < row.size;
}

/** Rows right above and below the rules that go on in the same columns, as a head over the first rule does. */
function withNeighbours(rows: readonly Row[], { all, rules }: Around): Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const columns = tableColumns(rows);
  if (!first || !last || columns.length < 2) return [...rows];
  const [from, to] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
  const near = all.filter(
    (word) =>
      word.x0 > from - 20 &&
      word.x1 < to + 20 &&
      word.top > first.top - AROUND &&
      word.bottom < last.bottom + AROUND,
  );
  const around = rowsOf(segmentsOf(near));
  const chances = new Map(tableChances(around, rules).map((chance, at) => [around[at], chance]));
  /** A line of a head whose names take several, as long as it is likely one of a table. */
  const isPart = (row: Row) =>
    (chances.get(row) ?? 0) > SURE && row.segments.some((one) => one.x0 > (columns[0]?.to ?? 0));
  const isWhole = (row: Row) => !all.some((word) => isBeside(word, row));
  const fits = (row: Row, together: readonly Row[]) =>
    isWhole(row) &&
    (columns.length > 2 || (chances.get(row) ?? 0) > LIKELY) &&
    row.segments.length >= (isPart(row) ? 1 : Math.max(2, 0.7 * columns.length)) &&
    tableColumns(together).length === columns.length &&
    row.segments.every(
      (one) => columns.filter((column) => one.x1 > column.from + 1 && one.x0 < column.to - 1).length <= 1,
    );
  const isSection = ({ segments: [one, other], size }: Row) =>
    !!one && !other && one.text.length < SENTENCE && Math.abs(one.x0 - from) < size;
  /** Rows away from the rules as long as they go on; the title of a section stands between two of them. */
  const goingOn = (near: readonly Row[], edge: Row, together: (row: Row) => Row[]) => {
    const found: Row[] = [];
    let title: Row | undefined;
    let beside = edge;
    for (const row of near) {
      const gap = Math.max(row.top - beside.bottom, beside.top - row.bottom);
      if (gap > 1.5 * row.size) break;
      if (fits(row, together(row))) {
        found.push(...(title ? [title] : []), row);
        title = undefined;
      } else if (title || !isSection(row)) break;
      else title = row;
      beside = row;
    }
    return found;
  };
  const over = around.filter((one) => one.bottom <= first.top + 1).reverse();
  const above = goingOn(over, first, (row) => [row, ...rows]).reverse();
  const under = around.filter((one) => one.top >= last.bottom - 1);
  return [...above, ...rows, ...goingOn(under, last, (row) => [...rows, row])];
}

function rowAbove([first]: readonly Row[], all: readonly PdfWord[]): Row | undefined {
  if (!first) return undefined;
  const near = all.filter((word) => word.bottom < first.top + 2 && word.top > first.top - 3 * first.size);
  return rowsOf(segmentsOf(near)).at(-1);
}

/** Two columns that keep no common lines: blocks of text side by side, as an abstract beside its keywords. */
function areStaggered(rows: readonly Row[]): boolean {
  const pairs = rows.filter((row) => row.segments.length > 1);
  if (tableColumns(rows).length !== 2 || pairs.length < 2 || middledBands(rows)) return false;
  const off = pairs.filter(({ segments: [one, other], size }) => {
    return Math.abs((one?.base ?? 0) - (other?.base ?? 0)) > 0.12 * size;
  });
  return off.length > 0.5 * pairs.length;
}

/** Lines of text over all columns, between a few rules: a page of text with rules in it. */
function isMostlyProse(rows: readonly Row[], rules: number): boolean {
  const columns = tableColumns(rows);
  const long = rows.filter(({ segments: [one, other] }) => {
    const isOver = columns.filter(({ from, to }) => !!one && one.x1 > from + 1 && one.x0 < to - 1).length > 1;
    return isOver && !other && (one?.text.length ?? 0) > SENTENCE;
  });
  return rows.length > 4 * rules && long.length > 0.3 * rows.length;
}

/** Lines across alone: columns are where the words leave gaps. Where every row has its line, a row may have several lines of text. */
function halfRuled(
  group: RuleGroup,
  inside: readonly PdfWord[],
  { all, rules }: Around,
): TableItem | undefined {
  if (group.across.length < 2 || group.x1 - group.x0 < 60) return undefined;
  const rows = withNeighbours(rowsOf(segmentsOf(inside)), { all, rules });
  if (hasLabelsOutside(rows, all)) return undefined;
  const ys = group.across.map((line) => line.at);
  const bands = new Map<number, Row[]>();
  for (const row of rows) {
    const band = ys.filter((y) => y < (row.top + row.bottom) / 2).length;
    bands.set(band, [...(bands.get(band) ?? []), row]);
  }
  const plain = alignedTable(rows, { leastRows: 2, isRuled: true });
  if (areSections(rows) || areStaggered(rows) || isMostlyProse(rows, group.across.length)) return undefined;
  const table = plain && withSpanningHead(plain, rows, { above: rowAbove(rows, all), rules });
  if (!table || bands.size < 3 || rows.length === bands.size) return table;
  const columns = tableColumns(rows);
  const cells = [...bands.values()].map((band) => {
    const parted = band.map((row) => cellsOf(row, columns));
    return columns.map((_, at) => parted.map((row) => row[at] ?? []));
  });
  const single = cells.filter(([first]) => (first ?? []).filter((words) => words.length > 0).length <= 1);
  if (single.length < 0.8 * cells.length && !areWrapped([...bands.values()])) return table;
  return {
    ...table,
    rows: withoutEmpty(cells.map((band) => band.map((column) => cellText(column.flat())))),
  };
}
