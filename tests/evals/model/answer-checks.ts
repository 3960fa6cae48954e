import { detectLanguage, type LanguageCode } from '@/shared/enhance/language.ts';

/** Something a draft asks of its answer that a program can see. */
export interface Limit {
  name: string;
  isMet: (answer: string) => boolean;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,4}|${NUMBERS.join('|')})`;
const numberOf = (said: string) => Number(said) || NUMBERS.indexOf(said.toLowerCase()) + 1;

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const sentences = (text: string) => text.split(/[.!?](?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length;
const items = (text: string) => text.match(/^(?:[-*•]|\d+[.)])\s+\S/gm)?.length ?? 0;
const AT_MOST =
  '(?:under|below|at most|max\\.?|maximum(?: of)?|no more than|not longer than|up to|within|less than|fewer than)';
/** What is asked for by number, to stand in an answer one below the other. */
const COUNTED =
  '(?:ideas|captions|names|questions|reasons|tips|examples|taglines|slogans|titles|options|steps|facts|recipes|headlines|subject lines|hooks|arguments|secrets|suggestions|exercises|quotes|posts|tweets|variants|versions|hashtags|puns|jokes)';
const LANGUAGES: Readonly<Record<string, LanguageCode>> = {
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  hindi: 'hi',
};

/** Each way to say a limit, and what becomes of the number or the word in it. What is part of an answer is left out. */
const ways: readonly (readonly [RegExp, (said: string) => Limit])[] = [
  [
    new RegExp(
      `(?<!each \\w+ )\\b${AT_MOST}\\s+${NUMBER}\\s+words\\b|\\b${NUMBER} words (?:max|at most)`,
      'i',
    ),
    (said) => ({ name: `at most ${said} words`, isMet: (answer) => words(answer) <= numberOf(said) }),
  ],
  [
    new RegExp(`\\bat least\\s+${NUMBER}\\s+words\\b`, 'i'),
    (said) => ({ name: `at least ${said} words`, isMet: (answer) => words(answer) >= numberOf(said) }),
  ],
  [
    new RegExp(`\\b(?:${AT_MOST}|in)\\s+${NUMBER}\\s+sentences?\\b`, 'i'),
    (said) => ({ name: `at most ${said} sentences`, isMet: (answer) => sentences(answer) <= numberOf(said) }),
  ],
  [
    // With nothing said about it, a number of words is meant roughly.
    new RegExp(
      `\\b(?:around|about|roughly)\\s+${NUMBER}\\s+words\\b|(?<!(?:${AT_MOST}|at least|more than)\\s+)\\b(\\d{2,4})\\s+words\\b(?! (?:max|at most))(?![^]*\\boutline\\b)`,
      'i',
    ),
    (said) => ({
      name: `around ${said} words`,
      isMet: (answer) => Math.abs(words(answer) / numberOf(said) - 1) <= 0.2,
    }),
  ],
  [
    new RegExp(`\\b(?:in|as|with|write|list|give me) ${NUMBER} (?:bullets|bullet points)\\b`, 'i'),
    (said) => ({ name: `${said} bullets`, isMet: (answer) => items(answer) === numberOf(said) }),
  ],
  [
    new RegExp(
      `(?:\\b${AT_MOST}|(?:not|n['’]t)(?: \\w+)? more than)\\s+${NUMBER} (?:bullets|bullet points)\\b`,
      'i',
    ),
    (said) => ({ name: `at most ${said} bullets`, isMet: (answer) => items(answer) <= numberOf(said) }),
  ],
  [
    /\b(?:in|as|using|with) (?:short )?bullet(?:s| points)\b/i,
    () => ({ name: 'bullets', isMet: (answer) => items(answer) > 1 }),
  ],
  [
    new RegExp(
      `\\b(?:give me|generate|list|write(?: me)?|suggest|come up with|need|want|create|find)\\s+${NUMBER}\\s+(?:[\\w-]+\\s+){0,2}${COUNTED}\\b`,
      'i',
    ),
    (said) => ({ name: `${said} of them`, isMet: (answer) => listed(answer) === numberOf(said) }),
  ],
  [
    new RegExp(`\\b${AT_MOST}\\s+${NUMBER}\\s+lines\\b`, 'i'),
    (said) => ({
      name: `at most ${said} lines`,
      isMet: (answer) => answer.trim().split('\n').length <= numberOf(said),
    }),
  ],
  [
    /\bend(?:s|ing)? (?:it )?with a question\b/i,
    () => ({ name: 'a question at its end', isMet: (answer) => /\?\W*$/.test(answer.trim()) }),
  ],
  [
    /\b(?:as|in|with|make it|make that|present it as|return it as|output as|give me|into) an? (?:markdown )?table\b/i,
    () => ({ name: 'a table', isMet: (answer) => /^\s*\|?[\s:|-]*-{3}[\s:|-]*\|/m.test(answer) }),
  ],
  [
    /\b(?:as|in|valid) json\b/i,
    () => ({ name: 'JSON', isMet: (answer) => isJson(answer.replace(/^```\w*\n|\n```\s*$/g, '')) }),
  ],
  [
    /\b(?:(?:answer|reply|write(?: it)?|respond) in|translate\b[^.\n]*? (?:in)?to) (german|french|spanish|italian|portuguese|dutch|hindi)\b(?! and\b)/i,
    (said) => ({
      name: `in ${said}`,
      isMet: (answer) => detectLanguage(answer) === LANGUAGES[said.toLowerCase()],
    }),
  ],
  [
    /\b(?:no|without(?: any)?) emojis?\b/i,
    () => ({ name: 'no emojis', isMet: (answer) => !/\p{Extended_Pictographic}/u.test(answer) }),
  ],
  [/\bno hashtags?\b/i, () => ({ name: 'no hashtags', isMet: (answer) => !/(?:^|\s)#\p{L}/u.test(answer) })],
];

/** Items of a list, or where there is none lines that stand apart. */
const listed = (answer: string) => items(answer) || answer.split('\n').filter((line) => line.trim()).length;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a draft asks of its answer, after the checks of IFEval: only what needs no judge. */
export function limitsOf(draft: string): Limit[] {
  return ways.flatMap(([way, limit]) => {
    const found = way.exec(draft);
    return found ? [limit(found.slice(1).find((said) => said !== undefined) ?? '')] : [];
  });
}
