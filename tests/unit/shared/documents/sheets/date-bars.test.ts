import { expect, it } from 'vitest';
import { dateBars } from '@/shared/documents/sheets/date-bars.ts';

const serial = (day: string) => Date.parse(day) / 86_400_000 + 25_569;
const barsOf = (...days: string[]) =>
  dateBars(Float64Array.from(days.map(serial)).sort())?.map(({ label, count }) => `${label}: ${count}`);

it.each([
  ['days', ['2025-03-30', '2025-04-01', '2025-04-01'], ['2025-03-30: 1', '2025-03-31: 0', '2025-04-01: 2']],
  [
    'weeks',
    ['2025-01-01', '2025-01-06', '2025-01-19'],
    ['from Dec 30: 1', 'from Jan 6: 1', 'from Jan 13: 1'],
  ],
  [
    'quarters',
    ['2023-12-31', '2024-01-01', '2025-04-01'],
    ['2023 Q4: 1', '2024 Q1: 1', '2024 Q2: 0', '2024 Q3: 0', '2024 Q4: 0', '2025 Q1: 0', '2025 Q2: 1'],
  ],
  [
    'decades',
    ['1989-12-31', '1990-01-01', '2024-05-05'],
    ['1980s: 1', '1990s: 1', '2000s: 0', '2010s: 0', '2020s: 1'],
  ],
])('parts dates into %s', (_, days, bars) => {
  expect(barsOf(...days)).toEqual(bars);
});

it('begins a year of months with its first', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}-01`);
  expect(barsOf(...months)?.map((bar) => bar.split(':')[0])).toEqual(months.map((day) => day.slice(0, 7)));
});

it('leaves times without a day, and no days at all, to others', () => {
  expect([dateBars(Float64Array.of(0.25, 0.5)), dateBars(Float64Array.of())]).toEqual([null, null]);
});
