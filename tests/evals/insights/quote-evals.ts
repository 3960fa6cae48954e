import { verifyQuote } from '@/shared/insights/checks/verify-quote.ts';
import { splitSentences } from '@/shared/insights/mining/sentences.ts';

/** Ways to say something else than what was said. */
const alterations: readonly ((words: string[]) => string)[] = [
  (words) => words.with(Math.floor(words.length / 2), 'zebra').join(' '),
  (words) => words.toSpliced(Math.floor(words.length / 2), 0, 'not').join(' '),
  (words) => words.toSpliced(Math.floor(words.length / 2), 1).join(' '),
  (words) => [words[1], words[0], ...words.slice(2)].join(' '),
  (words) => words.slice(0, -1).join(' ').concat('ly'),
  (words) => `${words.slice(0, 2).join(' ')} … ${words.slice(-3).reverse().join(' ')}`,
];
/** Ways to write the same. */
const spellings: readonly ((quote: string) => string)[] = [
  (quote) => quote,
  (quote) => quote.toUpperCase(),
  (quote) => `“${quote.replaceAll("'", '’')}”`,
  (quote) => quote.replaceAll(' ', '  \u200b'),
];

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Altered quotes that were accepted, and true ones that were refused. */
export function alterQuotes(texts: readonly string[]) {
  const tried = { altered: 0, accepted: 0, true: 0, refused: 0 };
  let turn = 0;
  for (const text of new Set(texts)) {
    for (const { start, end } of splitSentences(text)) {
      const quote = text.slice(start, end);
      const words = quote.split(/\s+/);
      if ((quote.match(/\p{L}+/gu) ?? []).length < 5) continue;
      turn += 1;
      const altered = alterations[turn % alterations.length]?.(words) ?? '';
      if (!plain(text).includes(plain(altered))) {
        tried.altered += 1;
        if (verifyQuote(altered, text)) tried.accepted += 1;
      }
      tried.true += 1;
      if (!verifyQuote(spellings[turn % spellings.length]?.(quote) ?? quote, text)) tried.refused += 1;
    }
  }
  return tried;
}
