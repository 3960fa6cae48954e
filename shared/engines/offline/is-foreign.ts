import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { isEnglish as hasEnglishWords } from './polish/english.ts';
import { shieldText } from './polish/shield.ts';

/** No rule reads these: to the rules' own eyes a text of them alone has no words. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]{2}/u;

/**
 * Written in another language than the one the rules know, with what was pasted into it and without; a text without words,
 * an address or code alone, is written in none.
 */
export function isForeign(draft: string): boolean {
  return [draft, ownWordsOf(draft)].every((text) => {
    const words = shieldText(text);
    if (!/\p{L}{2}/u.test(words)) return OTHER_SCRIPT.test(text) && !isEnglish(text);
    return !isEnglish(text) || !hasEnglishWords(words);
  });
}

/** What is left of a draft without what was pasted into it. */
function ownWordsOf(draft: string): string {
  const own = findVerbatim(draft).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    draft,
  );
  return /\p{L}{2}/u.test(own) ? own : draft;
}
