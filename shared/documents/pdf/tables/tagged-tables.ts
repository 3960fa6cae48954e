import type { TaggedTable } from '@/shared/documents/pdf/content/page-tags.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { type Box, unite } from '@/shared/documents/pdf/geometry.ts';
import { cellText } from './cell-text.ts';
import type { TableItem } from './table-item.ts';
import { gridOf, type RowOfCells } from './tagged-spans.ts';

/** Of the words where a table stands it must hold that share, or its tags speak of something else. */
const HELD = 0.9;
/** Letters of a cell on average: more are a page that is arranged by a table. */
const MOST_LETTERS = 160;
const SLACK = 2;

/** Tables a file says it has, where what is drawn bears it out, and the words that are left. */
export function taggedTables(
  words: readonly PdfWord[],
  tagged: readonly TaggedTable[],
): { tables: TableItem[]; rest: PdfWord[] } {
  const byMark = new Map<number, PdfWord[]>();
  for (const word of tagged.length > 0 ? words : []) {
    if (word.mark === undefined) continue;
    const same = byMark.get(word.mark);
    if (same) same.push(word);
    else byMark.set(word.mark, [word]);
  }
  const tables = tagged.flatMap((one) => tableOf(one, byMark, words) ?? []);
  const held = new Set(tables.flatMap((table) => table.words));
  return { tables, rest: words.filter((word) => !held.has(word)) };
}

function tableOf(
  { rows: said }: TaggedTable,
  byMark: ReadonlyMap<number, PdfWord[]>,
  all: readonly PdfWord[],
): TableItem | undefined {
  const rows: RowOfCells[] = said
    .map((cells) => ({
      cells: cells.map(({ marks }) => marks.flatMap((mark) => byMark.get(mark) ?? [])),
      isHead: cells.every(({ isHead }) => isHead),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
  const words = rows.flatMap(({ cells }) => cells.flat());
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell.length > 0);
  if (rows.length < 2 || cells.length < 4 || Math.max(...rows.map((row) => row.cells.length)) < 2)
    return undefined;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const box = unite(words);
  const isHeld = words.length >= HELD * all.filter((word) => isWithin(word, box)).length;
  if (letters > MOST_LETTERS * cells.length || !isHeld || !areRows(rows)) return undefined;
  const grid = gridOf(rows);
  if (!grid || grid.columns.length < 2) return undefined;
  return {
    ...box,
    rows: grid.rows.map((row) => row.map(cellText)),
    words,
    base: words[0]?.base ?? box.top,
    isGrid: true,
    columns: grid.columns,
  };
}

function isWithin(word: PdfWord, box: Box): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.top + word.bottom) / 2];
  return x > box.x0 && x < box.x1 && y > box.top && y < box.bottom;
}

/** Whether rows follow each other down the page, and cells each other across it. */
function areRows(rows: readonly RowOfCells[]): boolean {
  const boxes = rows.map(({ cells }) => unite(cells.flat()));
  const goDown = boxes.every((box, at) => at === 0 || box.top > (boxes[at - 1]?.top ?? 0) - SLACK);
  const goAcross = rows.every(({ cells }) => {
    const filled = cells.filter((cell) => cell.length > 0).map(unite);
    return filled.every((box, at) => at === 0 || box.x0 > (filled[at - 1]?.x1 ?? 0) - SLACK);
  });
  return goDown && goAcross;
}
