import { expect, test } from 'vitest';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const told = (count: number, textOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ author: textOf(at), text: textOf(at) }));

test('who says the opposite of what is said of the price is one of those who speak of the price', () => {
  const { report, items } = reportOn(
    { query: 'Lumo' },
    toImportedItems([
      ...told(6, (at) => `I pay ${at + 20} euros a month for Lumo, too expensive for tool number ${at}.`),
      ...told(2, (at) => `Lumo for ${at + 70} euros: I love it, a great tool.`),
      ...told(20, (at) => `I love the brake of the Lumo, day ${at}, it is great.`),
    ]),
  );
  const price = report.findings.find(({ kind }) => kind === 'price');
  expect(price?.count.value).toBe(8);
  const against = price?.confidence.facts?.find(({ text }) => text.endsWith('say the opposite'));
  expect(against?.text).toBe('25 % say the opposite');
  const opened = filterItems(items, against?.count?.filter ?? {});
  expect(opened.map(({ text }) => text.slice(0, 8))).toEqual(['Lumo for', 'Lumo for']);
});
