import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { median } from '@/shared/documents/pdf/geometry.ts';
import { rowsOf, segmentsOf } from './line-fragments.ts';

/** Fewer lines may be counted for another reason. */
const LEAST = 10;
/** Letters of a counted line of text; cells of a table are shorter. */
const LINE = 30;
/** Of the lines so many carry the number that follows. */
const MOST = 0.85;

/** Numbers of up to four digits differ so much in where they begin. */
const MARGIN = 40;
const NUMBER = /^\d{1,4}$/;

/** Every fifth or tenth line is numbered. */
const STEPS = [5, 10];
const LEAST_STEPS = 4;
/** Numbers stand this many sizes of type apart at least: lines without one are between them. */
const PITCH = 3;

/** Numbers of lines, of each one or of every fifth. */
export function lineNumbers(words: readonly PdfWord[]): Set<PdfWord> {
  return new Set([...everyLine(words), ...someLines(words)]);
}

/** Numbers that grow by five or ten down a column of their own, equally far from each other, beside lines of text: in either margin, or between two columns. */
function someLines(words: readonly PdfWord[]): PdfWord[] {
  const columns = new Map<number, PdfWord[]>();
  for (const word of words) {
    if (!NUMBER.test(word.text) || Number(word.text) % 5 !== 0) continue;
    const at = [...columns.keys()].find((edge) => Math.abs(edge - word.x1) < 2) ?? word.x1;
    columns.set(at, [...(columns.get(at) ?? []), word]);
  }
  return [...columns.values()].flatMap((column) => {
    const down = column.sort((a, b) => a.base - b.base);
    return isNumbering(down) && standsAlone(down, words) ? down : [];
  });
}

function isNumbering(column: readonly PdfWord[]): boolean {
  if (column.length < LEAST_STEPS) return false;
  const pairs = column.slice(1).map((word, at) => [column[at] ?? word, word] as const);
  const pitch = median(pairs.map(([one, next]) => next.base - one.base));
  const isEven = pairs.filter(([one, next]) => Math.abs(next.base - one.base - pitch) < 0.1 * pitch);
  const grow = STEPS.some((step) =>
    pairs.every(([one, next]) => Number(next.text) - Number(one.text) === step),
  );
  return grow && pitch > PITCH * (column[0]?.size ?? 0) && isEven.length >= 0.7 * pairs.length;
}

/** Nothing else is written where they stand, and most of what is beside them are lines of text. */
function standsAlone(column: readonly PdfWord[], words: readonly PdfWord[]): boolean {
  const [from, to] = [column[0]?.base ?? 0, column.at(-1)?.base ?? 0];
  const [x0, x1] = [Math.min(...column.map((word) => word.x0)), Math.max(...column.map((word) => word.x1))];
  const own = new Set(column);
  const beside = words.filter((word) => !own.has(word) && word.base >= from - 1 && word.base <= to + 1);
  if (beside.some((word) => word.x0 < x1 && word.x1 > x0)) return false;
  const lines = segmentsOf(beside);
  return lines.filter(({ text }) => text.length >= LINE).length >= 0.5 * lines.length;
}

/** Lines of a sheet that a court numbers before anything is written on it. */
const PLEADING = 24;

/** Numbers from 1 on, equally far apart, also where no text stands. */
function isPleading(column: readonly { word: PdfWord; letters: number }[]): boolean {
  const steps = column.slice(1).map(({ word }, at) => word.base - (column[at]?.word.base ?? 0));
  const step = median(steps);
  return (
    column.length >= PLEADING &&
    column[0]?.word.text === '1' &&
    column.some(({ letters }) => letters === 0) &&
    steps.every((one) => Math.abs(one - step) < 0.05 * step)
  );
}

/** Numbers of every line in the margin, as in a transcript or a manuscript under review: they count on, and nothing stands further out. */
function everyLine(words: readonly PdfWord[]): Set<PdfWord> {
  const left = words.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  if (words.filter(({ x0, text }) => x0 < left + MARGIN && NUMBER.test(text)).length < LEAST)
    return new Set();
  const found: { word: PdfWord; letters: number; parts: number; isEntry: boolean }[] = [];
  for (const { segments } of rowsOf(segmentsOf(words))) {
    const all = segments.flatMap((segment) => segment.words);
    const [word] = all;
    if (!word || !NUMBER.test(word.text)) continue;
    const letters = all.reduce((sum, { text }) => sum + text.length, -word.text.length);
    const isEntry = segments.length > 1 && NUMBER.test(segments.at(-1)?.text ?? '');
    found.push({ word, letters, parts: segments.length, isEntry });
  }
  const edge = median(found.map(({ word }) => word.x1));
  const column = found.filter(({ word }) => Math.abs(word.x1 - edge) < 3);
  const next = column.filter(
    ({ word }, at) => at > 0 && Number(word.text) - Number(column[at - 1]?.word.text) === 1,
  );
  const isCounted = column.length >= LEAST && next.length >= MOST * (column.length - 1);
  const isText =
    isPleading(column) ||
    (median(column.map(({ letters }) => letters)) >= LINE && median(column.map(({ parts }) => parts)) <= 2);
  // Each with its page at the other edge: entries of a table of contents, or rows.
  const areEntries = column.filter(({ isEntry }) => isEntry).length > 0.5 * column.length;
  const first = column[0]?.word;
  const last = column.at(-1)?.word;
  if (!isCounted || !isText || areEntries || !first || !last) return new Set();
  const isOutermost = words.every(
    (word) => word.x0 > edge - 1 || word.x1 <= edge + 3 || word.base < first.base || word.base > last.base,
  );
  return new Set(isOutermost ? column.map(({ word }) => word) : []);
}
