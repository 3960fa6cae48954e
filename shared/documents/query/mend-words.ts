import { foldText, termsOf } from '@/shared/documents/context/search-terms.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { columnsWith, isOneOff } from './match-names.ts';
import { valuesLike } from './match-values.ts';
import type { NearWords } from './near-words.ts';
import type { Token } from './question-tokens.ts';
import { phrases } from './question-words.ts';

/** Shorter words are a slip away from too many others. */
const LEAST_LETTERS = 5;

interface Scene {
  columns: readonly DataColumn[];
  near: NearWords;
}

/** "Wich", "diffrent": an English word of no meaning, a slip away from one that asks, is that one. Words of the table stay as they are. */
export function mendWords(tokens: readonly Token[], { columns, near }: Scene): Token[] {
  // A name taken for a small word would leave its rows in the figure unsaid.
  const asking = phrases('en').filter(
    ({ words: [word = '', ...more], role }) =>
      more.length === 0 && word.length >= LEAST_LETTERS && role !== 'stop',
  );
  const known = new Set(phrases('en').flatMap(({ words }) => words));
  return tokens.map((token) => {
    const { text, stem } = token;
    if (text.length < LEAST_LETTERS - 1 || /\d/.test(text) || token.isCapital) return token;
    if (known.has(text) || near.has(text) || near.has(stem)) return token;
    const found = asking.find(({ words: [word = ''] }) => word[0] === text[0] && isOneOff(word, text));
    if (!found) return token;
    const isOfTable = columnsWith(token, columns).length > 0 || valuesLike(token, columns).length > 0;
    const word = found.words[0];
    if (word === undefined || isOfTable) return token;
    return { ...token, text: word, stem: termsOf(word).map(foldText).join(' ') || word };
  });
}
