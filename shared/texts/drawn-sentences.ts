import type { Catalogues, Surface } from './catalogues.ts';
import type { Gaps } from './gaps.ts';
import { patternOf } from './pattern-of.ts';
import { type PlainKey, plainSentences } from './plain-sentences.ts';

/** Gaps that stand alone between words. */
const GAP = /\{(\w+)\}/;

/** As `plainSentences`, with elements in the gaps too, in the order the language wants them. */
export function drawnSentences<S extends Surface>(surface: S, english: Catalogues[S]) {
  const parts = <Key extends PlainKey<Catalogues[S]>, T>(
    key: Key,
    gaps: { [Name in keyof Gaps<Catalogues[S][Key]>]: string | T },
  ): (string | T)[] => {
    const filled: Readonly<Record<string, string | T>> = { ...gaps };
    // Split by its gaps, a sentence is words and names of gaps by turns.
    return patternOf(surface, english, key)
      .split(GAP)
      .map((piece, at) => (at % 2 ? (filled[piece] ?? piece) : piece))
      .filter((piece) => piece !== '');
  };
  return Object.assign(plainSentences(surface, english), { parts });
}
