import type { Catalogues, Surface } from './catalogues.ts';
import type { Gaps } from './gaps.ts';
import { patternOf } from './pattern-of.ts';

type PlainKey<C> = { [Key in keyof C]: keyof Gaps<C[Key]> extends never ? Key : never }[keyof C] & string;

/** As `sentences`, for what has no gaps: without MessageFormat, which is a tenth of the homepage's script. */
export function plainSentences<S extends Surface>(
  surface: S,
  english: Catalogues[S],
): (key: PlainKey<Catalogues[S]>) => string {
  return (key) => patternOf(surface, english, key);
}
