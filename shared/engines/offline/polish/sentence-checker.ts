import type { GrammarChecker, Lint } from '@/shared/engines/offline/grammar-checker.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A text without its capitals and its last mark: what our own rules of lines change. */
export const plainWords = (text: string): string => text.toLowerCase().replace(/[.?!\s]+$/u, '');

/** The lints of a text's sentences by their plain words, counted from the sentence's start. */
export type KnownLints = Map<string, readonly Lint[]>;

/** A text the grammar checker is asked about, and what it said of earlier versions of the same text. */
export interface Question {
  text: string;
  known: KnownLints;
}

/** Between two texts: the checker takes them for two paragraphs. */
const APART = '\n\n';

/**
 * Asks the grammar checker about several texts at once, since one call costs as much as some hundred characters; of each
 * text only about the sentences whose words did not stand in an earlier version, whose lints go into `known`.
 * @returns the lints of each whole text
 */
export async function checkSentences(
  checker: GrammarChecker,
  questions: readonly Question[],
): Promise<Lint[][]> {
  const asked = questions
    .map(({ text, known }) => ({
      known,
      sentences: splitSentences(text).filter((sentence) => !known.has(plainWords(sentence))),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  if (asked.length > 0) {
    const lints = await checker.check(asked.map(({ sentences }) => sentences.join('')).join(APART));
    let start = 0;
    for (const { known, sentences } of asked) {
      for (const sentence of sentences) {
        const end = start + sentence.length;
        const own = lints.filter((lint) => lint.start >= start && lint.start < end);
        known.set(
          plainWords(sentence),
          own.map((lint) => moved(lint, -start)),
        );
        start = end;
      }
      start += APART.length;
    }
  }
  return questions.map(lintsOf);
}

function lintsOf({ text, known }: Question): Lint[] {
  let at = 0;
  return splitSentences(text).flatMap((sentence) => {
    const start = at;
    at += sentence.length;
    return (known.get(plainWords(sentence)) ?? [])
      .map((lint) => moved(lint, start))
      .filter(({ end }) => end <= text.length);
  });
}

const moved = (lint: Lint, by: number): Lint => ({ ...lint, start: lint.start + by, end: lint.end + by });
