import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { tableColumns } from './aligned-table.ts';
import { FIGURE } from './figure.ts';
import { cellsOf } from './table-columns.ts';

/** Signs of a line of code, and of a command. */
const CODE = /[;{}=<>]|^[$%>#]\s|\w\(|\*\/|\/\//;
const TWO_FIGURES = /\d[.,]\d+\s+[-−+]?\d/;
const LEAST_ROWS = 4;
const MOST = 0.7;
/** Of the lines so many may look like code. */
const MOST_CODE = 0.15;

/** A line typed of hyphens or the like, for want of a rule. */
export function isDrawnRule(row: Row | undefined): boolean {
  return row?.segments.every(({ text }) => /^[-=_+*\u2013\u2014 ]{3,}$/.test(text)) === true;
}

/** Lines in typewriter type that are a table, as a list of stock, and no code: three columns, most filled, one of figures. */
export function isTypedTable(run: readonly Row[]): boolean {
  const coded = run.filter(({ segments }) => CODE.test(segments.map(({ text }) => text).join('  ')));
  if (run.length < LEAST_ROWS || coded.length > MOST_CODE * run.length) return false;
  const columns = tableColumns(run);
  if (columns.length < 3) return false;
  const rows = run.map((row) =>
    cellsOf(row, columns).map((words) => words.map(({ text }) => text).join(' ')),
  );
  // Figures one letter apart are columns that positions cannot part: as they stand they can be read.
  if (rows.some((cells) => cells.some((text) => TWO_FIGURES.test(text)))) return false;
  const full = rows.filter((cells) => cells.filter(Boolean).length >= MOST * columns.length);
  const hasFigures = columns.some(
    (_, at) => at > 0 && full.filter((cells) => FIGURE.test(cells[at] ?? '')).length >= MOST * full.length,
  );
  return full.length >= MOST * rows.length && hasFigures;
}
