import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogues, Surface } from './catalogues.ts';
import type { Filled, Gaps } from './gaps.ts';
import { language } from './language.ts';
import { patternOf } from './pattern-of.ts';

/** What stands in the gap of a sentence that is drawn: an element beside plain words. */
type Drawn<G, T> = { [Name in keyof G]: G[Name] | T };

interface Say<C> {
  /** The sentence of this key in the language in use. */
  <Key extends keyof C & string>(key: Key, ...filled: Filled<Gaps<C[Key]>>): string;
  /** The same with elements in its gaps, in the order the language wants them. */
  parts<Key extends keyof C & string, T>(key: Key, gaps: Drawn<Gaps<C[Key]>, T>): (string | T)[];
}

type Values<T> = Record<string, string | number | Date | T>;

// A sentence is read once for each language: a list of a hundred lines says the same one a hundred times.
const read = new Map<string, IntlMessageFormat>();

function formatOf(pattern: string): IntlMessageFormat {
  const { locale } = language();
  const known = read.get(`${locale} ${pattern}`);
  if (known) return known;
  const format = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
  read.set(`${locale} ${pattern}`, format);
  return format;
}

/** The way a surface says what is in its catalogue; `english` is that catalogue, so that no other one is loaded. */
export function sentences<S extends Surface>(surface: S, english: Catalogues[S]): Say<Catalogues[S]> {
  const format = <T>(key: string, gaps: Values<T> | undefined) => {
    const pattern = patternOf(surface, english, key);
    return gaps ? formatOf(pattern).format<T>(gaps) : pattern;
  };
  const say = (key: string, gaps?: Values<never>) => String(format(key, gaps));
  const parts = <T>(key: string, gaps: Values<T>) => {
    const said = format(key, gaps);
    return Array.isArray(said) ? said : [said];
  };
  return Object.assign(say, { parts }) as Say<Catalogues[S]>;
}
