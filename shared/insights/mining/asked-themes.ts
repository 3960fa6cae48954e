import { findSide } from './find-side.ts';
import { foldedWords, stem } from './fold.ts';
import { nameWords } from './grounding.ts';

/**
 * Themes that a question asks about by another name: `outages` are `reliability`.
 * @param themes those of the report
 * @param subject what the report is about: its own words ask for nothing (`Who endorses the Sorrel meal kit?`)
 */
export function findAskedThemes(question: string, themes: readonly string[], subject: string): string[] {
  const ofSubject = new Set(nameWords(subject));
  const asked = ` ${foldedWords(question)
    .map(stem)
    .filter((word) => !ofSubject.has(word))
    .join(' ')} `;
  const named = (words: readonly string[]) =>
    words.some((word) => asked.includes(` ${word.split(' ').map(stem).join(' ')} `));
  // A side that is the subject's own is asked for by the name it was given.
  const own = themes.filter((theme) => !findSide(theme) && named([theme]));
  const common = themes.filter((theme) => {
    const { words = [], phrases = [] } = findSide(theme) ?? {};
    return named(words) || named(phrases);
  });
  return [...own, ...common];
}

const MIN_BEGINNING = 4;

/** Themes that a question in another language names by a common word of that language: `den Akku` asks for battery life. */
export function findForeignThemes(question: string, themes: readonly string[]): string[] {
  const words = foldedWords(question);
  const folded = ` ${words.join(' ')}`;
  const names = (beginning: string) =>
    beginning.includes('_')
      ? folded.includes(` ${beginning.replaceAll('_', ' ')}`)
      : words.some((word) =>
          beginning.length < MIN_BEGINNING ? word === beginning : word.startsWith(beginning),
        );
  return themes.filter((theme) => findSide(theme)?.foreign.some((beginning) => names(beginning)));
}
