import { isEnglish } from '@/shared/enhance/language.ts';
import { likelyWords } from './lexicon/likely-words.ts';
import { misspellings } from './lexicon/misspellings.ts';
import { commonWords } from './lexicon/words.ts';
import { nearestWord } from './nearest-word.ts';

/** What is to be read in a picture stands there to the letter, and so do addresses. */
const AS_IT_IS = /(["“«][^"“”«»]*["”»]|\S*[@/\\]\S*|--\S+)/u;
const WORD = /(?<![\p{L}\d'’-])\p{Ll}+(?![\p{L}\d'’-])/gu;
/** Of three letters too many words are a slip away. */
const SHORTEST = 4;

/** A text with its words mended one by one; names and quoted words stay. */
const mendWords = (text: string, mend: (word: string) => string): string =>
  text
    .split(AS_IT_IS)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(WORD, mend)))
    .join('');

/**
 * A wish with its slips mended: beside the known ones every word that nobody knows and that leaves no doubt which one was meant.
 * @param around what was said before: its words are known, and are what is meant rather than any other
 */
export function mendWish(text: string, around: string): string {
  const said = [...new Set(around.toLowerCase().match(/\p{L}{4,}/gu))];
  const isKnown = (word: string) =>
    likelyWords.has(word) || said.includes(word) || likelyWords.has(word.replace(/(?<=[^s]{3})s$/, ''));
  const typed = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // Three words, one of them wrong, look like no language: the conversation tells which it is.
  const isTold = isEnglish(around) && typed.filter(isKnown).length * 2 >= typed.length;
  if (!isTold && !isEnglish(text)) return text;
  const words = [...likelyWords];
  // "mroe" was meant as "more", and a "moon" not as "mono"
  const shortWords = words.filter((word) => word.length === SHORTEST && commonWords.has(word));
  return mendWords(text, (word) => {
    const known = misspellings.get(word);
    if (known !== undefined) return known;
    if (word.length < SHORTEST || isKnown(word)) return word;
    return (
      nearestWord(word, said) ?? nearestWord(word, word.length === SHORTEST ? shortWords : words) ?? word
    );
  });
}
