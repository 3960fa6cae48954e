import type { Catalogues, Surface } from './catalogues.ts';
import type { Filled, Gaps } from './gaps.ts';
import { language } from './language.ts';
import { fillMessage, type Message, readMessage, type Values } from './message-format.ts';
import { patternOf } from './pattern-of.ts';

/** What stands in the gap of a sentence that is drawn: an element beside plain words. */
type Drawn<G, T> = { [Name in keyof G]: G[Name] | T };

interface Say<C> {
  /** The sentence of this key in the language in use. */
  <Key extends keyof C & string>(key: Key, ...filled: Filled<Gaps<C[Key]>>): string;
  /** The same with elements in its gaps, in the order the language wants them. */
  parts<Key extends keyof C & string, T>(key: Key, gaps: Drawn<Gaps<C[Key]>, T>): (string | T)[];
}

// A sentence is read once: a list of a hundred lines says the same one a hundred times.
const read = new Map<string, Message>();

function messageOf(pattern: string): Message {
  const known = read.get(pattern) ?? readMessage(pattern);
  read.set(pattern, known);
  return known;
}

/** The way a surface says what is in its catalogue; `english` is that catalogue, so that no other one is loaded. */
export function sentences<S extends Surface>(surface: S, english: Catalogues[S]): Say<Catalogues[S]> {
  const parts = <T>(key: string, values: Values<T> | undefined): (string | T)[] => {
    const pattern = patternOf(surface, english, key);
    return values ? fillMessage(messageOf(pattern), { locale: language().locale, values }) : [pattern];
  };
  const say = (key: string, gaps?: Values<never>) => parts(key, gaps).join('');
  return Object.assign(say, { parts }) as Say<Catalogues[S]>;
}
