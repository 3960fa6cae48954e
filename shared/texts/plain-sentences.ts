import type { Catalogues, Surface } from './catalogues.ts';
import type { Filled, Gaps } from './gaps.ts';
import { patternOf } from './pattern-of.ts';

/** Sentences whose gaps, if any, are words alone: no plural, no number, no date. */
export type PlainKey<C> = {
  [Key in keyof C]: Gaps<C[Key]>[keyof Gaps<C[Key]>] extends string ? Key : never;
}[keyof C] &
  string;

const GAP = /\{(\w+)\}/g;

/** As `sentences`, for what has no gaps but words: without MessageFormat, which is a tenth of the homepage's script. */
export function plainSentences<S extends Surface>(surface: S, english: Catalogues[S]) {
  return <Key extends PlainKey<Catalogues[S]>>(
    key: Key,
    ...[gaps]: Filled<Gaps<Catalogues[S][Key]>>
  ): string => {
    const words: Readonly<Record<string, string>> = { ...gaps };
    return patternOf(surface, english, key).replace(GAP, (gap, name: string) => words[name] ?? gap);
  };
}
