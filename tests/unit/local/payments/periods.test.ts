import { describe, expect, it } from 'vitest';
import { addMonths, periodEnd, prorate } from '@/local/payments/charging/periods.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const monthly = { interval: 'month', interval_count: 1 } as const;

describe('a monthly period', () => {
  it.each([
    ['2026-11-21T13:00:00Z', '2026-12-21T13:00:00Z'],
    ['2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z'],
    ['2027-01-31T08:00:00Z', '2027-02-28T08:00:00Z'],
    ['2028-01-30T08:00:00Z', '2028-02-29T08:00:00Z'],
  ])('that begins on %s ends on %s', (start, end) => {
    expect(periodEnd(at(start), at(start), monthly)).toBe(at(end));
  });

  it('of the 31st is back on the 31st after a short month', () => {
    const anchor = at('2027-01-31T08:00:00Z');
    const february = periodEnd(anchor, anchor, monthly);
    expect(periodEnd(anchor, february, monthly)).toBe(at('2027-03-31T08:00:00Z'));
  });

  it('of a year from a leap day ends on the 28th', () => {
    expect(addMonths(at('2028-02-29T00:00:00Z'), 12)).toBe(at('2029-02-28T00:00:00Z'));
  });
});

describe('a change within a period', () => {
  const change = { oldAmount: 1_099, newAmount: 2_099, period: { start: 0, end: 1_000 } };

  it.each([
    [0, { credit: -1_099, debit: 2_099, total: 1_000 }],
    [500, { credit: -550, debit: 1_050, total: 500 }],
    [1_000, { credit: -0, debit: 0, total: 0 }],
  ])('at second %i of 1000 costs what is left', (second, expected) => {
    expect(prorate({ ...change, at: second })).toEqual(expected);
  });

  it.each([-500, 5_000])('at second %i, outside of it, stays within the period', (second) => {
    const { total } = prorate({ ...change, at: second });
    expect(total).toBe(second < 0 ? 1_000 : 0);
  });
});
