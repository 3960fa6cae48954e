import { expect, test } from 'vitest';
import { groupItems } from '@/dashboard/features/research/report/grouped-items.ts';
import { countAuthors } from '@/shared/insights/filter-items.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const texts = [
  'The skeg fell off.',
  'My skeg popped out again.',
  'Love the seat.',
  'The seat is so comfortable.',
];
const { items } = reportOn(
  { query: 'Kestrel kayak' },
  toImportedItems(
    texts.map((text, at) => ({
      text,
      ...(at < 3 && { author: at === 2 ? 'ben' : 'ana' }),
      createdAt: at === 0 ? '2026-10-02' : '2026-10-01',
    })),
  ),
);

test('posts stand under who wrote them, as many people as are counted, those without a name last', () => {
  const groups = groupItems(items, 'author');
  expect(groups.map(({ title, items: own }) => [title, own.length])).toEqual([
    ['Person 1', 2],
    ['Person 2', 1],
    ['Without a name', 1],
  ]);
  expect(countAuthors(items)).toBe(3);
});

test('posts stand under their days, the first one first', () => {
  expect(groupItems(items, 'day').map(({ items: own }) => own.length)).toEqual([3, 1]);
  expect(groupItems(items, 'source')).toHaveLength(1);
});
