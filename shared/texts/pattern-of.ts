import type { Catalogues, Surface } from './catalogues.ts';
import { language } from './language.ts';

/** The sentence of a key in the language in use, its gaps still open. */
export function patternOf<S extends Surface>(surface: S, english: Catalogues[S], key: string): string {
  const words: Readonly<Record<string, string>> = english;
  const { translation, change } = language();
  const pattern = translation?.[surface][key as never] ?? words[key] ?? key;
  return change ? change(pattern) : pattern;
}
