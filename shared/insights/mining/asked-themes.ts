import { CONCEPTS } from './concepts.ts';
import { foldedWords, stem } from './fold.ts';

/**
 * Themes that a question asks about by another name: `outages` are `reliability`.
 * @param themes those of the report
 */
export function findAskedThemes(question: string, themes: readonly string[]): string[] {
  const asked = ` ${foldedWords(question).map(stem).join(' ')} `;
  const named = (words: readonly string[]) =>
    words.some((word) => asked.includes(` ${word.split(' ').map(stem).join(' ')} `));
  return CONCEPTS.filter(({ label, words }) => themes.includes(label) && named(words)).map(
    ({ label }) => label,
  );
}
