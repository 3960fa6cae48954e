import type { PdfWord } from './words.ts';

/** Gaps of this part of the font size are what spaces between words take. */
const NARROW = 0.12;
const WIDE = 0.4;
/** Fewer gaps say nothing of how a page writes its spaces. */
const LEAST = 3;
const MOST = 0.95;

/**
 * Marks words that begin a cell: where a page writes every space between its words, a wider gap without one was made by
 * moving on, as browsers and word processors do between cells however near they stand.
 */
export function markCellStarts(words: readonly PdfWord[]): void {
  const moved: PdfWord[] = [];
  let spaced = 0;
  let narrow = 0;
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (!before || Math.abs(before.base - word.base) > 0.1 * word.size) return;
    const gap = (word.x0 - before.x1) / Math.max(word.size, before.size);
    if (gap >= WIDE && !word.isSpaced) moved.push(word);
    if (gap < NARROW || gap >= WIDE) return;
    narrow++;
    if (word.isSpaced) spaced++;
  });
  if (narrow >= LEAST && spaced >= MOST * narrow) for (const word of moved) word.startsCell = true;
}
