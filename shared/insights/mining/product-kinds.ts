import { APP } from './find-concepts.ts';
import type { ReadSentence } from './read-sentences.ts';
import { countWordings } from './wordings.ts';

/** So often a kind of product is spoken of as one: `a scale`, `this scale`, `my scale`. */
const MIN_KIND = 2;

/** Said of what is nothing but an app; of a thing that has one, people say `the app`. */
const CALLED_APP =
  /\b(?:this|best|worst|only|other|useless|whole) (?:\w+ )?app\b|(?<!\band )\ban? (?:\w+ ){0,2}?app (?:that|which|to|for|knows|should)\b|\b\w+ing app\b/i;

/** What the subject is, rather than a side of it: it stands behind its name, and alone as one of its kind. */
export function findKinds(sentences: readonly ReadSentence[]): (key: string) => boolean {
  const kinds = new Set<string>();
  const isSaidOften = (way: RegExp) => {
    const texts = sentences.filter(({ text }) => way.test(text)).map(({ text }) => text);
    return countWordings(texts, MIN_KIND) >= MIN_KIND;
  };
  for (const { aspects } of sentences)
    for (const [key, word] of aspects) {
      const noun = `n:${key.slice(2)}`;
      if (!key.startsWith('k:') || kinds.has(noun)) continue;
      const alone = new RegExp(
        `\\b(?:an?|this|my|our|your|the) ${word.replace(/[^\p{L}\p{N}]/gu, '.')}`,
        'iu',
      );
      if (isSaidOften(alone)) kinds.add(noun);
    }
  if (sentences.filter(({ text }) => CALLED_APP.test(text)).length >= MIN_KIND) kinds.add(`c:${APP}`);
  return (key) => kinds.has(key);
}
