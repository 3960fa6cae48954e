import { expect, test } from 'vitest';
import { rowTimestamp } from '@/shared/contracts/timestamp.ts';

test.each([
  ['2026-11-20 19:23:40.123456+00', '2026-11-20T19:23:40.123456+00:00'],
  ['2026-11-20 19:23:40-05', '2026-11-20T19:23:40-05:00'],
  ['2026-11-20T19:23:40.1+05:30', '2026-11-20T19:23:40.1+05:30'],
  ['2026-11-20T19:23:40Z', '2026-11-20T19:23:40Z'],
])('a column that says %s is read as %s', (column, read) => {
  expect(rowTimestamp.parse(column)).toBe(read);
  expect(Number.isNaN(Date.parse(read))).toBe(false);
});

test.each(['', 'yesterday', '2026-11-20', '2026-13-40 00:00:00+00'])('%j is no point in time', (column) => {
  expect(rowTimestamp.safeParse(column).success).toBe(false);
});
