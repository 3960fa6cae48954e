import { foldText } from '@/shared/documents/context/search-terms.ts';
import { wordsByLanguage } from './words-by-language.ts';

/** The languages questions are read in. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'hi';

/** What a word or a run of words asks for. */
export type WordRole =
  | 'sum'
  | 'average'
  | 'median'
  | 'most'
  | 'least'
  | 'latest'
  | 'earliest'
  | 'good'
  | 'bad'
  | 'count'
  | 'much'
  | 'distinct'
  | 'share'
  | 'growth'
  | 'each'
  | 'by'
  | 'which'
  | 'who'
  | 'not'
  | 'month'
  | 'quarter'
  | 'year'
  | 'rows'
  | 'arithmetic'
  | 'empty'
  | 'over'
  | 'under'
  | 'at_least'
  | 'at_most'
  | 'between'
  | 'and'
  | 'or'
  | 'to'
  | 'in'
  | 'since'
  | 'after'
  | 'before'
  | 'until'
  | 'stop';

const list = (text: string) => text.split('|').map((phrase) => phrase.trim());

/** Phrases of a language by what they ask for, longest first. */
export interface Phrase {
  words: string[];
  role: WordRole;
}

function phrasesOf(language: Language): Phrase[] {
  return Object.entries(wordsByLanguage[language])
    .flatMap(([role, text]) =>
      list(text).map((phrase) => ({ words: foldText(phrase).split(' '), role: role as WordRole })),
    )
    .sort((a, b) => b.words.length - a.words.length);
}

const known = new Map<Language, Phrase[]>();

export function phrases(language: Language): Phrase[] {
  const found = known.get(language) ?? phrasesOf(language);
  known.set(language, found);
  return found;
}

export const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'hi'];
