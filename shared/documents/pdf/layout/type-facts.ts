import type { OutlineEntry } from '@/shared/documents/document.ts';
import { isWhite, TINY } from '@/shared/documents/pdf/content/hidden-words.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { LARGER, plainTitle, type TypeFacts } from './headings.ts';

/** A page of so many letters in one size is set in it. */
const PAGE_LETTERS = 600;

/** What is known of the type on a page: where it is set larger than the rest, as one article of many may be, its own size. */
export function factsOfPage(facts: TypeFacts, words: readonly PdfWord[]): TypeFacts {
  const letters = new Map<number, number>();
  let all = 0;
  for (const { text, size } of words) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
    all += text.length;
  }
  for (const [size, own] of letters)
    if (own >= PAGE_LETTERS && own > 0.6 * all && size > facts.bodySize) return { ...facts, bodySize: size };
  return facts;
}

/** Counts letters by size and weight, page by page, until a document's type is known. */
export class TypeCensus {
  private readonly letters = new Map<number, number>();
  private all = 0;
  private bold = 0;
  private mono = 0;
  private readonly outline: ReadonlyMap<string, number>;

  constructor(outline: readonly OutlineEntry[]) {
    this.outline = new Map(outline.map(({ title, level }) => [plainTitle(title), level]));
  }

  add(words: readonly PdfWord[]): void {
    for (const word of words) {
      const { text, size, face } = word;
      // What nobody sees says nothing about the type.
      if (word.isOff || size < TINY || isWhite(word)) continue;
      const rounded = Math.round(size * 2) / 2;
      this.letters.set(rounded, (this.letters.get(rounded) ?? 0) + text.length);
      this.all += text.length;
      if (face.isBold) this.bold += text.length;
      if (face.isMono) this.mono += text.length;
    }
  }

  facts(): TypeFacts {
    let bodySize = 0;
    let most = 0;
    for (const [size, letters] of this.letters) if (letters > most) [bodySize, most] = [size, letters];
    const large = [...this.letters]
      .filter(([size, letters]) => size > LARGER * bodySize && letters >= 3 && letters < 0.25 * this.all)
      .map(([size]) => size)
      .sort((a, b) => b - a);
    const headingSizes = large
      .filter((size, at) => at === 0 || (large[at - 1] ?? 0) - size > 0.6)
      .slice(0, 5);
    return {
      bodySize,
      isBodyBold: this.bold > 0.6 * this.all,
      isBodyMono: this.mono > 0.7 * this.all,
      headingSizes,
      outline: this.outline,
    };
  }
}
