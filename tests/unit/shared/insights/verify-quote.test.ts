import { describe, expect, test } from 'vitest';
import { makeCorpus } from '@/local/sources/corpus/make-corpus.ts';
import { verifyQuote, widenOverNegation } from '@/shared/insights/checks/verify-quote.ts';
import { splitSentences } from '@/shared/insights/mining/sentences.ts';

const TODAY = Date.UTC(2026, 10, 22) / 1000;
const sentences = makeCorpus(TODAY).flatMap(({ text }) =>
  splitSentences(text)
    .filter((span) => (span.text.match(/\p{L}+/gu) ?? []).length >= 5 && !/[\u3040-\u30ff]/.test(span.text))
    .map(({ start, end }) => ({ text, start, end })),
);

/** Ways to say something else than what was said. */
const alterations: readonly ((words: string[]) => string)[] = [
  (words) => words.with(Math.floor(words.length / 2), 'zebra').join(' '),
  (words) => words.toSpliced(Math.floor(words.length / 2), 0, 'not').join(' '),
  (words) => words.toSpliced(Math.floor(words.length / 2), 1).join(' '),
  (words) => [words[1], words[0], ...words.slice(2)].join(' '),
];
/** Ways to write the same. */
const spellings: readonly ((quote: string) => string)[] = [
  (quote) => quote,
  (quote) => quote.toUpperCase(),
  (quote) => `“${quote.replaceAll("'", '’')}”`,
  (quote) => quote.replaceAll(' ', '  \u200b'),
];

test('no altered quote is accepted, out of more than 2,000', () => {
  let tried = 0;
  const accepted: string[] = [];
  for (const [index, { text, ...span }] of sentences.entries()) {
    const words = text.slice(span.start, span.end).split(/\s+/);
    const altered = alterations[index % alterations.length]?.(words) ?? '';
    if (altered === '' || text.toLowerCase().includes(altered.toLowerCase())) continue;
    tried += 1;
    if (verifyQuote(altered, text)) accepted.push(altered);
  }
  expect(tried).toBeGreaterThan(2_000);
  expect(accepted).toEqual([]);
});

test('no true quote is refused, however it is spelled, and each is cut where it stands', () => {
  for (const [index, { text, start, end }] of sentences.entries()) {
    const quote = text.slice(start, end);
    const found = verifyQuote(spellings[index % spellings.length]?.(quote) ?? quote, text);
    expect(found, quote).not.toBeNull();
  }
});

describe('a quote', () => {
  const text = 'I would not say it is reliable. The lid broke twice, and support never answered me.';

  test('of parts around an ellipsis is taken in their order alone', () => {
    expect(verifyQuote('The lid broke twice … never answered me', text)).not.toBeNull();
    expect(verifyQuote('never answered me … The lid broke twice', text)).toBeNull();
  });

  test('that is too short proves nothing', () => {
    expect(verifyQuote('lid broke', text)).toBeNull();
  });

  test('is not cut out of the middle of a word', () => {
    expect(verifyQuote('liable. The lid broke', text)).toBeNull();
  });

  test('behind a negation takes it along', () => {
    const at = text.indexOf('say it is reliable');
    expect(widenOverNegation({ start: at, end: at + 18 }, text).start).toBe(text.indexOf('not'));
  });
});
