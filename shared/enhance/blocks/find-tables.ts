import type { BlockFinder, LineRun } from './block.ts';
import { ITEM } from './find-layout.ts';
import type { DraftLine } from './line.ts';

/** A comma between quotation marks parts no cells. */
const unquoted = (row: string): string => row.replace(/"[^"]*"/g, '""');

/** How a line is cut into cells. */
const CUTS: readonly { cells: (text: string) => number; least: number; rows: number }[] = [
  {
    cells: (text) =>
      /^\s*\|.*\|/.test(text) || text.trimStart().search(/ \| \S/) > 0 ? text.split('|').length : 0,
    least: 2,
    rows: 2,
  },
  {
    cells: (text) => (text.includes('\t') && !/^\t+[^\t]*$/.test(text) ? text.split(/\t/).length : 0),
    least: 2,
    rows: 2,
  },
  { cells: (text) => text.trim().split(/\s{2,}/).length, least: 3, rows: 2 },
  // a column of amounts stands apart by less
  { cells: (text) => text.trim().split(/\s{3,}|\s{2,}(?=\S?\d[\d.,%]*$)/).length, least: 2, rows: 3 },
  // clues, numbers to call: two columns, line after line
  { cells: (text) => text.trim().split(/(?<![.!?:])\s{2,}/).length, least: 2, rows: 3 },
  // "a,b,c": commas without blanks; with blanks only where every row has as many
  {
    cells: (row) => {
      const text = unquoted(row);
      return /,\S/.test(text) && !/, \p{Ll}/u.test(text) ? text.split(',').length : 0;
    },
    least: 3,
    rows: 2,
  },
  { cells: (text) => (text.split(';').length > 2 ? text.split(';').length : 0), least: 3, rows: 2 },
  // an item of a list may name three things, too
  { cells: (text) => (ITEM.test(text) ? 0 : text.split(/, /).length), least: 3, rows: 3 },
];
const CELL_WORDS = 6;
/** No row of a table is longer. */
const MAX_ROW_CHARS = 600;

/** Rows of cells below each other: pipes, tabs, columns of blanks, comma and semicolon separated values. */
export const findTables: BlockFinder = (lines, taken) => {
  const runs: LineRun[] = [];
  const free = [...taken];
  CUTS.forEach(({ cells, least, rows }, kind) => {
    let first = -1;
    const close = (end: number) => {
      if (first >= 0 && end - first >= rows && isTable(lines.slice(first, end), cells, kind >= 5)) {
        const head = first - Number(isHeader(lines[first - 1]) && !free[first - 1]);
        runs.push({ kind: 'table', first: head, last: end - 1 });
        free.fill(true, head, end);
      }
      first = -1;
    };
    lines.forEach((line, index) => {
      const isRow =
        !free[index] &&
        !line.isBlank &&
        line.text.length <= MAX_ROW_CHARS &&
        (cells(line.text) >= least ||
          (first >= 0 && (isRule(line.text) || isLone(line, lines[index + 1], cells))));
      if (!isRow) close(index);
      else if (first < 0) first = index;
    });
    close(lines.length);
  });
  return runs;
};

/** Names of columns may stand closer to each other than what is below them. */
const isHeader = (line: DraftLine | undefined): boolean =>
  line !== undefined && !line.isBlank && !line.isSentence && line.indent >= 2;

/** A row that has one cell alone, above another row. */
const isLone = ({ text }: DraftLine, next: DraftLine | undefined, cells: (text: string) => number): boolean =>
  /^\S*[^\p{L}\s]\S*$/u.test(text) && next !== undefined && (cells(next.text) > 1 || /^\S+$/.test(next.text));

const isRule = (text: string): boolean => /^[\s|+:=-]{3,}$/.test(text);

/** Cells are short; and values between marks are as many in every row. */
function isTable(rows: readonly DraftLine[], cells: (text: string) => number, mustMatch: boolean): boolean {
  const counts = rows.filter(({ text }) => !isRule(text)).map(({ text }) => cells(text));
  const wordy = rows.filter(
    ({ text, isSentence }) => isSentence && text.split(/\s+/).length / Math.max(1, cells(text)) > CELL_WORDS,
  ).length;
  if (wordy * 3 > rows.length) return false;
  if (!mustMatch) return true;
  const usual = counts.filter((count) => count === counts[0]).length;
  return usual >= counts.length * 0.8 && !rows.every(({ text }) => /[.!?]\s*$/.test(text));
}
