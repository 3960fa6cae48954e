import { isColour, isShade } from './facets.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|many|\\d{1,3}';
const ARTICLES = 'an?|the|some|any|his|her|their|its|my|our|your';
export const DETERMINER = `(?:(?:${NUMBERS}|${ARTICLES}|all the|both) )`;
/** Binds a thing to what it hangs on; the longer first. */
const BINDS =
  'next to|in front of|on top of|full of|filled with|covered (?:in|with)|surrounded by|made of|out of|with|beside|near|behind|under|inside|against|above|below|past|towards?|through|across|around|between|among|along|into|onto|over|from|for|in|on|at|by|of|mit|auf|im|am|avec|dans|sur|con|sul';
/** A word that describes the noun after it: none that binds, and none of what is done. */
export const ADJECTIVE = `(?:(?!(?:${BINDS}|${ARTICLES}|and|or|as|to|who|that|which)\\s|\\p{L}+ing\\s)[\\p{L}-]+ )`;
/** What holds a thing where it is: how it is bound, or what somebody does with it, as `riding` or `who holds`. */
export const GOVERNOR = `(?:(?:who|that|which) [\\p{L}-]+s|[\\p{L}]{2,}ing|${BINDS})`;

const IRREGULAR = [
  'child|children',
  'man|men',
  'woman|women',
  'person|people',
  'mouse|mice',
  'goose|geese',
  'foot|feet',
  'wolf|wolves',
  'leaf|leaves',
  'knife|knives',
];

/** A noun in either number: `dogs` also finds `dog`. */
export function nounPattern(noun: string): string {
  const bare = noun
    .replace(/^(?:an? |the |some |any |all |his |her |their |its |my |our |your )+/i, '')
    .trim();
  const irregular = IRREGULAR.find((pair) => new RegExp(`^(?:${pair})$`, 'i').test(bare));
  if (irregular) return `(?:${irregular}|${irregular.split('|')[0]}s)`;
  // `Foxes`, `benches`: the whole ending goes.
  const sibilant = /^(.*(?:x|ch|sh|ss))es$/i.exec(bare)?.[1];
  if (sibilant) return `${escaped(sibilant)}(?:e?s|e)?`;
  const singular = bare.replace(/ies$/i, 'y').replace(/(?<=[^s])s$/i, '');
  const plural = bare
    .replace(/ies$/i, 'y')
    .replace(/y$/i, '(?:y|ie)')
    .replace(/(?<=[^s])s$/i, '');
  return singular === '' ? escaped(bare) : `${plural === singular ? escaped(singular) : plural}(?:e?s)?`;
}

/** A thing as it is named. */
export interface NounPhrase {
  /** `a`, `two`, `his`; empty where there is none. */
  determiner: string;
  /** Words before its noun, each with its space. */
  before: string;
  noun: string;
  /** What hangs on it, with the space before. */
  after: string;
}

const PHRASE = new RegExp(
  `^(?<determiner>${DETERMINER}?)(?<words>[^,]+?)(?<after>(?: (?:${BINDS}|who|that|which)(?= ).*)?)$`,
  'iu',
);

export function readNounPhrase(text: string): NounPhrase {
  const { determiner = '', words = text, after = '' } = PHRASE.exec(text.trim())?.groups ?? {};
  const at = words.lastIndexOf(' ') + 1;
  return { determiner: determiner.trim(), before: words.slice(0, at), noun: words.slice(at), after };
}

/** How words end that describe, and common ones that end like nouns; `fire` in `fire engine` is none. */
const DESCRIBES =
  /(?:[^l]y|ful|less|ous|ed|ing|ish|ent|ant|ble|al|ive|ic|en|er)$|^(?:old|young|big|small|large|tall|short|long|thin|fat|round|sad|wet|dry|wide|huge|giant|sharp|soft|hard|high|low|new|clear|smooth|rough|ugly|silly|lovely|lonely)$/i;

/** Whether words before a noun say how it is, and so stand for what was said before. */
export const describes = (before: string): boolean =>
  before.split(' ').some((word) => isColour(word) || isShade(word) || DESCRIBES.test(word));

/** Whether a noun is more than one by its form. */
export const looksPlural = (noun: string): boolean =>
  /(?:[^s'’]s|children|men|people|mice|geese|feet)$/i.test(noun);

/** What is spoken with a vowel first, however it is written: `an hour`, `an 8-bit castle`, and no `an unicorn`. */
const VOWEL =
  /^(?:(?!uni(?!n|m)|u(?:fo|t[io]|se|sual|k)|eu|one\b|once\b)[aeiou]|hour|honest|heir|honou?r|8|1[18](?!\d))/i;
/** Letters that are spoken one by one: `x-ray`, `SMS`. */
const SPELT = /^(?:[aefhilmnorsxAEFHILMNORSX]-|[FHLMNRSX][B-DF-HJ-NP-TV-Z]+(?!\p{L}))/u;
/** Nobody can tell: `LED` and `NASA`, a `U shape`. */
const UNSURE = /^(?:\p{Lu}{2}|\p{L}(?![\p{L}-]))/u;

function articleBefore(next: string): 'a' | 'an' | undefined {
  if (SPELT.test(next)) return 'an';
  if (UNSURE.test(next)) return undefined;
  return VOWEL.test(next) ? 'an' : 'a';
}

/** `A`, or `an` where a vowel is spoken next; an article stays where its author set it before the same word. */
export const withArticles = (text: string, typed: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’-])(a)n? ([\p{L}\p{N}'’-]+)/giu, (found, a: string, next: string) => {
    const article = typed.includes(found) ? undefined : articleBefore(next);
    return article ? `${a}${article.slice(1)} ${next}` : found;
  });

/** Several of an English noun in lower case: `dogs`, `boxes`, `women`. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR.map((pair) => pair.split('|')).find(([one]) => one === noun);
  if (irregular?.[1]) return irregular[1];
  if (/^(?:sheep|fish|deer)$/.test(noun)) return noun;
  if (/(?<!hu|ger|ro)man$/.test(noun)) return noun.replace(/an$/, 'en');
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
