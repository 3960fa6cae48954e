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

/** Numbers of lines in the margin, as in a transcript or a manuscript under review: they count on, and nothing stands further out. */
export function lineNumbers(words: readonly PdfWord[]): Set<PdfWord> {
  const left = words.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  if (words.filter(({ x0, text }) => x0 < left + MARGIN && NUMBER.test(text)).length < LEAST)
    return new Set();
  const found: { word: PdfWord; letters: number; parts: number }[] = [];
  for (const { segments } of rowsOf(segmentsOf(words))) {
    const all = segments.flatMap((segment) => segment.words);
    const [word] = all;
    if (!word || !NUMBER.test(word.text)) continue;
    const letters = all.reduce((sum, { text }) => sum + text.length, -word.text.length);
    found.push({ word, letters, parts: segments.length });
  }
  const edge = median(found.map(({ word }) => word.x1));
  const column = found.filter(({ word }) => Math.abs(word.x1 - edge) < 3);
  const next = column.filter(
    ({ word }, at) => at > 0 && Number(word.text) - Number(column[at - 1]?.word.text) === 1,
  );
  const isCounted = column.length >= LEAST && next.length >= MOST * (column.length - 1);
  const isText =
    median(column.map(({ letters }) => letters)) >= LINE && median(column.map(({ parts }) => parts)) <= 2;
  const first = column[0]?.word;
  const last = column.at(-1)?.word;
  if (!isCounted || !isText || !first || !last) return new Set();
  const isOutermost = words.every(
    (word) => word.x0 > edge - 1 || word.x1 <= edge + 3 || word.base < first.base || word.base > last.base,
  );
  return new Set(isOutermost ? column.map(({ word }) => word) : []);
}
