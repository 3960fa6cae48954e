import { median } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { tableColumns } from './aligned-table.ts';
import { type Column, columnAt, mergeSpans } from './table-columns.ts';

/** Descriptions of so many words are sentences rather than entries. */
const SENTENCE = 5;
/** How far from each other two lines may begin that begin at one place, in points. */
const NEAR = 2;

/** Of the lines so many have more than a term and its text where it is no list of terms. */
const MOST_WIDE = 0.7;

const word = /\p{L}{2,}/u;

/**
 * A list of terms with what they mean, as manuals have it: two columns, of which the second is text that begins at one
 * place, and in it or right around it a line of text alone, as a description goes on in, or stands under a long term.
 */
export function isDescribed(run: readonly Row[], around: readonly (Row | undefined)[]): boolean {
  const parted = run.filter((row) => row.segments.length >= 2);
  const size = median(run.map((row) => row.size));
  const columns = mergeSpans(
    parted.flatMap((row) => row.segments.map(({ x0, x1 }) => ({ from: x0, to: x1 }))),
    0.4 * size,
  );
  const [terms, texts] = columns;
  // A long name may reach into the next column of a table of three.
  const wide = parted.filter((row) => row.segments.length > 2);
  if (wide.length > MOST_WIDE * parted.length && tableColumns(parted).length > 2) return false;
  if (!terms || !texts || columns.length > 2 || isHeaded(parted)) return false;
  const described = parted.map((row) => row.segments.filter((one) => columnAt(one, columns) === 1));
  const lefts = described.flatMap(([first]) => (first ? [first.x0] : []));
  const left = median(lefts);
  if (lefts.filter((x0) => Math.abs(x0 - left) < NEAR).length < 0.8 * lefts.length) return false;
  const lines = described.map((segments) => segments.map((one) => one.text).join(' '));
  const words = lines.filter((line) => word.test(line));
  if (words.length < 0.7 * lines.length) return false;
  const goesOn = [...run, ...around].some((row) => row && isTextAlone(row, { left, terms, size }));
  const long = median(lines.map((line) => line.split(/\s+/).length)) >= SENTENCE;
  return goesOn || long;
}

/** A first row in bold from end to end over rows that are not: names of columns. */
function isHeaded(rows: readonly Row[]): boolean {
  const isBold = (row: Row | undefined) =>
    row?.segments.every((one) => one.words.every(({ face }) => face.isBold)) === true;
  return isBold(rows[0]) && !rows.slice(1).every(isBold);
}

/** One line that begins where the descriptions do. */
function isTextAlone(
  row: Row,
  { left, terms, size }: { left: number; terms: Column; size: number },
): boolean {
  const [first] = row.segments;
  if (!first || first.x0 < terms.to - size || Math.abs(first.x0 - left) > NEAR) return false;
  return word.test(first.text) && Math.abs(row.size - size) < 0.2 * size;
}
