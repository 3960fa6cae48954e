import { isEnglish } from '@/shared/enhance/language.ts';
import { misspellings } from './lexicon/misspellings.ts';

/** What is to be read in a picture stands there to the letter, and so do addresses. */
const AS_IT_IS = /(["“«][^"“”«»]*["”»]|\S*[@/\\]\S*|--\S+)/u;

/** A short text with its known misspellings mended: of a few words a checker can say no more. Names and quoted words stay. */
export function mendKnownSlips(text: string): string {
  if (!isEnglish(text)) return text;
  return text
    .split(AS_IT_IS)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(
            /(?<![\p{L}\d'’-])\p{Ll}+(?![\p{L}\d'’-])/gu,
            (word) => misspellings.get(word) ?? word,
          ),
    )
    .join('');
}
