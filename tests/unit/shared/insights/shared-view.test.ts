import { expect, test } from 'vitest';
import { toShared } from '@/shared/insights/report/shared-view.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

test('of one’s own texts a link shows what the report quotes, and no more', () => {
  const voices = [
    'The skeg fell off.',
    'My skeg popped out again.',
    'Lost the skeg on the first trip.',
    'I hate that skeg, it broke in a week.',
    'Love the seat.',
    'The seat is comfortable all day.',
    'Please ring the bell twice, signed Okafor.',
    'Delivery to the back door on Friday.',
  ].map((text, index) => ({ text, author: `writer ${index}` }));
  const { report, items } = reportOn({ query: 'Kestrel kayak' }, toImportedItems(voices));
  const shared = toShared(report, items);
  const quoted = new Set(report.citations.map(({ itemId }) => itemId));
  expect(quoted.size).toBeGreaterThan(0);
  for (const item of shared.items) {
    expect(item.author).toBeNull();
    expect(item.text !== '').toBe(quoted.has(item.id));
  }
  expect(JSON.stringify(shared)).not.toContain('Okafor');
});

test('of one’s own texts that were left out a link shows none', () => {
  const texts = [
    'My Kestrel kayak leaks, and I am done.',
    'Use code OKAFOR20 for 20 % off, link in bio.',
    'The Kestrel kayak is quick.',
    'A Kestrel kayak for the whole family.',
  ];
  const { report, items } = reportOn(
    { query: 'Kestrel kayak' },
    toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}` }))),
  );
  expect(JSON.stringify(report.coverage)).toContain('OKAFOR20');
  expect(JSON.stringify(toShared(report, items))).not.toContain('OKAFOR20');
});
