import { foldText } from '@/shared/documents/context/search-terms.ts';
import type { Token } from './question-tokens.ts';
import type { Operator } from './table-query.ts';

/** Words of a comparison that stand behind its number, of all languages: none of them means anything else there. */
const BEHIND: readonly (readonly [Operator, string])[] = [
  [
    'at_least',
    'or more|or over|or above|or higher|and more|and over|and above|and up|oder mehr|oder hoher|und mehr|o mas|y mas|ou plus|et plus|या अधिक|या ज़्यादा|या उससे अधिक',
  ],
  [
    'at_most',
    'or less|or fewer|or under|or below|or lower|and under|and below|oder weniger|und weniger|o menos|y menos|ou moins|et moins|या कम|या उससे कम',
  ],
  ['over', 'से ज़्यादा|से ज्यादा|से अधिक|से ऊपर|से बड़ा|से बड़ी|से बड़े'],
  ['under', 'से कम|से नीचे|से छोटा|से छोटी|से छोटे'],
];

const phrases = BEHIND.flatMap(([is, text]) =>
  text.split('|').map((phrase) => ({ is, words: foldText(phrase).split(' ') })),
).sort((a, b) => b.words.length - a.words.length);

/** "10 or more", "80 से कम": the comparison that begins at a place behind a number. */
export const signBehind = (
  tokens: readonly Token[],
  at: number,
): { is: Operator; length: number } | undefined => {
  const found = phrases.find(({ words }) =>
    words.every((word, offset) => {
      const token = tokens[at + offset];
      return token?.text === word && token.role === undefined;
    }),
  );
  return found && { is: found.is, length: found.words.length };
};
