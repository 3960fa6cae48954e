import type { Token } from '@/shared/engines/offline/language-model/sentence.ts';
import { startsSmall } from '@/shared/engines/offline/lexicon/jargon.ts';
import type { Edit } from './edits.ts';

/** A mark of its own where a sentence ends, and a capital where the next begins unless its word has none: "npm", "iPhone", "max_age". */
export function borderEdit(
  text: string,
  { before, token, isAsked }: { before: number; token: Token; isAsked: boolean },
): Edit {
  const first = text.charAt(token.start);
  const isOwn = startsSmall.has(token.lower) || /[\p{Lu}_]/u.test(text.slice(token.start + 1, token.end));
  return {
    start: before,
    end: token.start + 1,
    text: `${isAsked ? '?' : '.'} ${isOwn ? first : first.toUpperCase()}`,
  };
}

/** The mark of a question that ends earlier now: the last part is a statement. */
export function endOfLast(
  text: string,
  end: number,
  { borders, isAsked }: { borders: readonly Edit[]; isAsked: boolean },
): Edit[] {
  const hasAsked = borders.some((edit) => edit.text.startsWith('?'));
  return hasAsked && text[end] === '?' && !isAsked ? [{ start: end, end: end + 1, text: '.' }] : [];
}
