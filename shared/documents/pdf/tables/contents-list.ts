import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';

const title =
  /^(table of )?contents$|^inhalt(sverzeichnis)?$|^sommaire$|^table des matières$|^índice$|^indice$|^sumário$/i;
const page = /\s(\d{1,4}|[ivxl]{1,6})$/;
/** Dots that lead to a page, also where each of them is drawn by itself. */
const leaders = /(\.\s?){4,}|(…\s?){2,}|_{6,}/;
const section = /^(\d+(\.\d+)*\.?|[IVX]+\.|[A-Z]\.)\s+\S*\p{L}/u;
/** 2.1 under 2, A. under I. */
const deeper = /^(\d+\.\d|[A-Z]\.)/;

/** Of so many entries the pages are asked. */
const LEAST = 3;
const MOST = 0.8;

function textOf(row: Row): string {
  return row.segments
    .map((one) => one.text)
    .join(' ')
    .trim();
}

/** Entries with the page each begins on: under a line that says so, with dots between, or sections of several depths whose pages grow. */
export function isContents(run: readonly Row[], above: readonly Row[] = []): boolean {
  const lines = run.map(textOf);
  const entries = lines.filter((line) => page.test(line));
  const isTitled = above.some((row) => title.test(textOf(row)));
  // An entry may be wrapped: its page stands at the end of its last line.
  if (isTitled && entries.length >= MOST * lines.length && areGrowing(pagesIn(entries))) return true;
  if (lines.filter((line) => leaders.test(line)).length > 0.25 * lines.length) return true;
  if (areSections(run)) return true;
  const sections = entries.filter((line) => section.test(line));
  if (entries.length < LEAST || sections.length < MOST * lines.length) return false;
  return (
    areGrowing(pagesIn(entries)) &&
    sections.some((line) => deeper.test(line)) &&
    sections.some((line) => !deeper.test(line))
  );
}

/** Pages as figures; those before the first chapter have letters. */
const pagesIn = (entries: readonly string[]) =>
  entries.map((line) => Number(page.exec(line)?.[1])).filter(Number.isFinite);

/** Entries of words with the page each begins on, by themselves: what leads to them is not all there is. */
export function arePaged(rows: readonly Row[]): boolean {
  const whole = rows.map(textOf).filter((line) => /\p{L}/u.test(line) && page.test(line));
  return whole.length >= LEAST && whole.length >= 0.5 * rows.length && isContents(rows);
}

/** Fewer figures that grow down a column may be any. */
const LEAST_PAGES = 8;

/** The pages lines end in, where most do. */
function pagesOf(rows: readonly Row[]): number[] {
  const found = rows.flatMap((row) => page.exec(textOf(row))?.[1] ?? []).map(Number);
  return found.length >= Math.max(LEAST_PAGES, 0.5 * rows.length) ? found : [];
}

function areGrowing(pages: readonly number[]): boolean {
  return pages.every((one, at) => at === 0 || one >= (pages[at - 1] ?? Infinity));
}

/** Two columns whose lines end in pages that grow down the first and on in the second. */
export function countsOn(left: readonly Row[], right: readonly Row[]): boolean {
  const [first, second] = [pagesOf(left), pagesOf(right)];
  return first.length > 0 && second.length > 0 && areGrowing([...first, ...second]);
}

/** Sections such as 2.1 with pages that grow, among the titles of their chapters in any number of lines. */
export function areSections(rows: readonly Row[]): boolean {
  const [lines, pages] = [rows.map(textOf), pagesOf(rows)];
  const sections = lines.filter((line) => section.test(line) && deeper.test(line));
  return pages.length > 0 && areGrowing(pages) && sections.length >= 0.5 * lines.length;
}
