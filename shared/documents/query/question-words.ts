import { foldText } from '@/shared/documents/context/search-terms.ts';
import { smallWords } from './small-words.ts';
import { type Language, type WordRole, wordsByLanguage } from './words-by-language.ts';

const list = (text: string) => text.split('|').map((phrase) => phrase.trim());

/** Phrases of a language by what they ask for, longest first. */
export interface Phrase {
  words: string[];
  role: WordRole;
}

function phrasesOf(language: Language): Phrase[] {
  return Object.entries(wordsByLanguage[language])
    .flatMap(([role, text]) =>
      list(role === 'stop' ? `${text}|${smallWords[language]}` : text).map((phrase) => ({
        words: foldText(phrase).split(' '),
        role: role as WordRole,
      })),
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

/** Roles of words that ask for a figure. */
export const figureRoles: readonly WordRole[] = [
  'sum',
  'average',
  'median',
  'most',
  'least',
  'latest',
  'earliest',
  'good',
  'bad',
  'count',
  'much',
  'distinct',
  'share',
  'growth',
  'each',
];
