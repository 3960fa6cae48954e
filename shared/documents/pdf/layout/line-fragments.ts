import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { type Box, median } from '@/shared/documents/pdf/geometry.ts';

/** Words of one line that stand close together: a line of a column, or what stands in a cell. */
export interface LineFragment extends Box {
  words: PdfWord[];
  base: number;
  /** Of most of its letters. */
  size: number;
  text: string;
}

/** Wider than this part of the font size, a gap parts two segments. */
const APART = 0.85;
/** Wider than this part of the font size, a gap between words is a space. */
const GAP = 0.13;

const rightToLeft = /[\u0590-\u08ff]/;
const wide = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]$/u;
const FIRST_WIDE = 0x3040;

/** Two letters of scripts without spaces; most are told by their number alone. */
const areWide = (last: string, next: string) =>
  last.charCodeAt(last.length - 1) >= FIRST_WIDE &&
  next.charCodeAt(0) >= FIRST_WIDE &&
  wide.test(last.slice(-1)) &&
  wide.test(next.slice(0, 1));

/** The text of words of one line, in reading order, right-to-left runs included. */
export function textOfWords(words: readonly PdfWord[]): string {
  let letters = 0;
  let reversed = 0;
  for (const { text } of words) {
    letters += text.length;
    if (rightToLeft.test(text)) reversed += text.length;
  }
  if (reversed * 2 <= letters) return joined(words);
  const ordered: PdfWord[] = [];
  let run: PdfWord[] = [];
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at];
    if (!word) continue;
    if (/[\p{L}\p{N}]/u.test(word.text) && !rightToLeft.test(word.text)) run.unshift(word);
    else {
      ordered.push(...run, word);
      run = [];
    }
  }
  ordered.push(...run);
  return joined(ordered);
}

function joined(words: readonly PdfWord[]): string {
  let text = '';
  let last: PdfWord | undefined;
  for (const word of words) {
    if (last && isApart(last, word)) text += ' ';
    text += word.text;
    last = word;
  }
  return text;
}

function isApart(last: PdfWord, word: PdfWord): boolean {
  const gap = last.x0 <= word.x0 ? word.x0 - last.x1 : last.x0 - word.x1;
  const size = Math.min(last.size, word.size);
  if (areWide(last.text, word.text)) return gap > 0.8 * size;
  if (gap > GAP * size) return true;
  // From the right the sign that ends a sentence is drawn after the space that stands before it.
  return last.x0 <= word.x0 && word.isSpaced && gap > -0.05 * size;
}

/** The size of most letters, and the base line of the words that have it. */
function setting(words: readonly PdfWord[]): { size: number; base: number } {
  const [first] = words;
  const isOne = words.every(({ size, base }) => size === first?.size && base === first.base);
  if (first && isOne) return { size: Math.round(first.size * 10) / 10, base: first.base };
  const sizes = new Map<number, number>();
  for (const { size, text } of words) {
    const rounded = Math.round(size * 10) / 10;
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length);
  }
  let size = 0;
  let most = 0;
  for (const [one, letters] of sizes) if (letters > most) [size, most] = [one, letters];
  const main = words.filter((word) => Math.abs(word.size - size) < 0.1);
  return { size, base: median(main.map((word) => word.base)) };
}

/** Words from the left as one run. */
function segmentOf(words: PdfWord[]): LineFragment {
  const { size, base } = setting(words);
  let [x0, x1] = [Infinity, -Infinity];
  for (const word of words) {
    x0 = Math.min(x0, word.x0);
    x1 = Math.max(x1, word.x1);
  }
  return {
    words,
    text: textOfWords(words),
    size,
    base,
    x0,
    x1,
    top: base - 0.75 * size,
    bottom: base + 0.22 * size,
  };
}

interface Chain {
  words: PdfWord[];
  last: PdfWord;
  main: PdfWord;
}

/** Gathers words into segments, by where they stand alone. */
export function segmentsOf(words: readonly PdfWord[]): LineFragment[] {
  const bands = new Map<number, Chain[]>();
  const chains: Chain[] = [];
  for (const word of [...words].sort((a, b) => a.x0 - b.x0)) {
    const band = Math.floor(word.base / 12);
    let best: Chain | undefined;
    let nearest = Infinity;
    for (let at = band - 1; at <= band + 1; at++) {
      for (const chain of bands.get(at) ?? []) {
        const gap = word.x0 - chain.last.x1;
        if (gap < nearest && follows(chain, word, gap)) [best, nearest] = [chain, gap];
      }
    }
    if (best) {
      best.words.push(word);
      if (word.x1 > best.last.x1) best.last = word;
      if (word.size > best.main.size) best.main = word;
      continue;
    }
    const chain = { words: [word], last: word, main: word };
    chains.push(chain);
    const own = bands.get(band);
    if (own) own.push(chain);
    else bands.set(band, [chain]);
  }
  return chains.map((chain) => segmentOf(chain.words));
}

function follows({ last, main }: Chain, word: PdfWord, gap: number): boolean {
  const size = Math.max(last.size, word.size);
  if (gap > APART * size || gap < -0.6 * size || word.startsCell) return false;
  const raised = Math.abs(word.base - main.base);
  if (Math.min(word.size, main.size) > 0.8 * Math.max(word.size, main.size)) return raised < 0.3 * size;
  // Superscripts and subscripts stand off the line, but in its height.
  const shared = Math.min(word.bottom, main.bottom) - Math.max(word.top, main.top);
  return shared > 0.45 * Math.min(word.size, main.size);
}

/** Segments side by side, sorted from the left. */
export interface Row extends Box {
  segments: LineFragment[];
  base: number;
  size: number;
}

/** Of the last rows the nearest one that has room for a segment on its line. */
function rowWith(rows: readonly Row[], segment: LineFragment): Row | undefined {
  const first = Math.max(0, rows.length - 4);
  for (let at = rows.length - 1; at >= first; at -= 1) {
    const row = rows[at];
    if (row && sharesLine(row, segment)) return row;
  }
  return undefined;
}

/** Groups segments into rows, top down. */
export function rowsOf(segments: readonly LineFragment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.base - b.base || a.x0 - b.x0)) {
    const row = rowWith(rows, segment);
    if (row) {
      row.segments.push(segment);
      row.x0 = Math.min(row.x0, segment.x0);
      row.x1 = Math.max(row.x1, segment.x1);
      row.top = Math.min(row.top, segment.top);
      row.bottom = Math.max(row.bottom, segment.bottom);
    } else {
      const { x0, x1, top, bottom, base, size } = segment;
      rows.push({ segments: [segment], x0, x1, top, bottom, base, size });
    }
  }
  for (const row of rows) row.segments.sort((a, b) => a.x0 - b.x0);
  return rows.sort((a, b) => a.base - b.base);
}

function sharesLine(row: Row, segment: LineFragment): boolean {
  const size = Math.min(row.size, segment.size);
  if (Math.abs(row.base - segment.base) > 0.45 * size) {
    const shared = Math.min(row.bottom, segment.bottom) - Math.max(row.top, segment.top);
    if (shared < 0.6 * 0.97 * size) return false;
  }
  return row.segments.every((one) => segment.x0 > one.x1 - 0.5 * size || segment.x1 < one.x0 + 0.5 * size);
}
