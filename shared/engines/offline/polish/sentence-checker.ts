import type { GrammarChecker, Lint } from '@/shared/engines/offline/grammar-checker.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A text without its capitals and its last mark: what our own rules of lines change. */
export const plainWords = (text: string): string => text.toLowerCase().replace(/[.?!\s]+$/u, '');

/** Asks the grammar checker about one text as it is mended round by round: of each new version only what is new in it. */
export class SentenceChecker {
  /** The lints of a sentence by its plain words, counted from its start. */
  readonly #known = new Map<string, readonly Lint[]>();

  constructor(private readonly checker: GrammarChecker) {}

  /** @returns the lints of the whole text; of sentences whose words stood in an earlier version, those they had there */
  async check(text: string): Promise<Lint[]> {
    const sentences = splitSentences(text);
    const isNew = sentences.map((sentence) => !this.#known.has(plainWords(sentence)));
    const asked = sentences.filter((_, index) => isNew[index]);
    if (asked.length > 0) this.#learn(asked, await this.checker.check(asked.join('')));
    let at = 0;
    return sentences.flatMap((sentence) => {
      const start = at;
      at += sentence.length;
      return (this.#known.get(plainWords(sentence)) ?? []).map((lint) => moved(lint, start));
    });
  }

  #learn(sentences: readonly string[], lints: readonly Lint[]): void {
    let start = 0;
    let next = 0;
    for (const sentence of sentences) {
      const end = start + sentence.length;
      const own: Lint[] = [];
      for (let lint = lints[next]; lint && lint.start < end; lint = lints[++next])
        own.push(moved(lint, -start));
      this.#known.set(plainWords(sentence), own);
      start = end;
    }
  }
}

const moved = (lint: Lint, by: number): Lint => ({ ...lint, start: lint.start + by, end: lint.end + by });
