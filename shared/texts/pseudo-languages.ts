import type { Language } from './language.ts';

// Trials of what a translation does to a page, named as CLDR names them (docs/debugging.md).

const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçďéƒǧĥíĵķľḿñóƥɋřšťúṽŵẋýž';
/** Names that are the same in every language. */
const NAMES = /\b(?:Whetstone|ChatGPT|Claude|Gemini|DeepSeek)\b/g;
const ALL = /[\s\S]/g;

function accent(letter: string): string {
  const lower = letter.toLowerCase();
  const accented = ACCENTED[PLAIN.indexOf(lower)];
  if (!accented) return letter;
  const cased = lower === letter ? accented : accented.toUpperCase();
  // Translations run longer than English; a third is what is reckoned with.
  return 'aeiou'.includes(lower) ? cased + accented : cased;
}

/** Accents words and leaves what ICU reads as it is: gaps and the heads of plurals stand at uneven depths of braces. */
function accentWords(pattern: string): string {
  const kept = new Set(
    [...pattern.matchAll(NAMES)].flatMap(({ 0: name, index }) => [...name].map((_, at) => index + at)),
  );
  let depth = 0;
  return pattern.replace(ALL, (letter, at: number) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return depth % 2 || kept.has(at) ? letter : accent(letter);
  });
}

/** English with accents, a third longer: what stays plain is not in a catalogue, what is cut has too little room. */
export const accentedEnglish: Language = {
  locale: 'en-XA',
  direction: 'ltr',
  change: (pattern) => `[${accentWords(pattern)}]`,
};

/** The same from right to left. */
export const mirroredEnglish: Language = { ...accentedEnglish, locale: 'ar-XB', direction: 'rtl' };
