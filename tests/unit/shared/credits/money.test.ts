import { expect, test } from 'vitest';
import { formatMoney, toWholeUnits } from '@/shared/credits/money.ts';
import { plans } from '@/shared/credits/plans.ts';

test.each([
  [1_099, 'usd', 10.99],
  [1_000, 'jpy', 1_000],
  [1_234, 'kwd', 1.234],
])('%d of the smallest units of %s are %d', (smallest, currency, whole) => {
  expect(toWholeUnits(smallest, currency)).toBe(whole);
});

test.each([
  [10.99, 'usd', '$10.99'],
  [10.9, 'EUR', '€10.90'],
  [1_000, 'jpy', '¥1,000'],
  [799, null, '₹799.00'],
])('%d in %s is shown as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('the plans are those of the price list', () => {
  expect(
    Object.values(plans).map(({ name, monthlyCredits, priceCents }) => [name, monthlyCredits, priceCents]),
  ).toEqual([
    ['Free', 250, 0],
    ['Starter', 5_500, 1_099],
    ['Pro', 9_500, 1_599],
    ['Business', 14_500, 2_099],
  ]);
});
