import { expect, test } from 'vitest';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const reportOf = (texts: readonly string[]) =>
  reportOn(
    { query: 'Trimbold' },
    toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}` }))),
  ).report;

test('what people like most is what most people praise, though others complain of it', () => {
  const report = reportOf([
    ...['in the evening', 'on Sundays', 'by the window', 'at night'].map(
      (when) => `I love the battery ${when}.`,
    ),
    ...['in March', 'last week', 'after a storm'].map((when) => `The battery died ${when}.`),
    ...['they are thick', 'they feel new'].map((why) => `I love the wheels, ${why}.`),
    'The wheels are great.',
  ]);
  const told = report.summary.map(({ text }) => text).join(' ');
  expect(told).toMatch(/like most is battery life, in 4 posts; 3 complain of it\./);
});

test('a sentence that others lengthen is quoted once, and never against itself', () => {
  const said = 'The battery died after two short weeks in the shed';
  const report = reportOf([
    `${said}.`,
    `Also, ${said}.`,
    `Great lawn. For the record, ${said}!`,
    'My battery swelled and cracked the case.',
    'The battery drains overnight, every night.',
  ]);
  const battery = report.findings.find(({ count }) => count.filter.theme === 'battery life');
  const quotes = [...(battery?.citationIds ?? []), ...(battery?.counterCitationIds ?? [])].map(
    (id) => report.citations.find((citation) => citation.id === id)?.quote ?? '',
  );
  expect(quotes.filter((quote) => quote.includes(said))).toHaveLength(1);
});
