import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, owner } from './database.ts';

beforeEach(() => owner`delete from private.source_spending`);
afterAll(() => owner.end());

const spend = (micro_usd: number, most: number | null) => call('spend_on_sources', { micro_usd, most });

test('searches at once take no more than the day has', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => spend(250_000, 1_000_000)));
  expect(answers.filter(Boolean)).toHaveLength(4);
});

test('what a search did not take is there for the next; the day never owes', async () => {
  expect(await spend(900_000, 1_000_000)).toBe(true);
  expect(await spend(200_000, 1_000_000)).toBe(false);
  await spend(-850_000, 1_000_000);
  expect(await spend(200_000, 1_000_000)).toBe(true);
  await spend(-5_000_000, 1_000_000);
  expect(await spend(1_000_000, 1_000_000)).toBe(true);
});

test('without a bound nothing is refused, and one search above it is', async () => {
  expect(await spend(50_000_000, null)).toBe(true);
  expect(await spend(2_000_000, 1_000_000)).toBe(false);
});
