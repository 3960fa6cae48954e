import { expect, test } from 'vitest';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { readTrend } from '@/shared/insights/report/trend.ts';

/** Ten posts in each of twelve weeks, of which the first so many complain. */
function itemsWith(complaints: readonly number[]): InsightItem[] {
  return complaints.flatMap((count, week) =>
    Array.from({ length: 10 }, (_, at) => ({
      id: `${week}-${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + week * 7)).toISOString(),
      author: `${week}-${at}`,
      source: 'import',
      labels: { intents: at < count ? ['complaint'] : [], themes: [] },
    })),
  ) as unknown as InsightItem[];
}
const directionOf = (complaints: readonly number[]) =>
  readTrend(itemsWith(complaints), { intent: 'complaint' }).direction;

test.each([
  ['rising', [0, 1, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6]],
  ['falling', [6, 5, 5, 4, 3, 3, 2, 1, 1, 0, 1, 0]],
  ['steady', [2, 2, 1, 2, 2, 2, 2, 2, 1, 2, 2, 2]],
  // Came up in summer and went again.
  ['steady', [0, 0, 0, 0, 0, 0, 0, 1, 5, 5, 0, 0]],
])('%s', (direction, complaints) => expect(directionOf(complaints)).toBe(direction));
