import { describe, expect, test } from 'vitest';
import {
  countdownText,
  nextMonthStart,
  REFRESH_COOLDOWN_MS,
  type RefreshFacts,
  refreshState,
} from '@/shared/credits/refresh.ts';

const facts = (changes: Partial<RefreshFacts> = {}): RefreshFacts => ({
  plan: 'free',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  lastRefresh: null,
  monthlyCount: 0,
  countResetDate: null,
  ...changes,
});
const at = (time: string) => new Date(time);

test('three days are 259,200,000 ms', () => {
  expect(REFRESH_COOLDOWN_MS).toBe(259_200_000);
});

describe('a refresh', () => {
  test('opens three days after the account was made, to the millisecond', () => {
    expect(refreshState(facts(), at('2026-01-03T23:59:59.999Z'))).toEqual({
      outcome: 'cooldown',
      count: 0,
      nextAt: at('2026-01-04T00:00:00Z'),
    });
    expect(refreshState(facts(), at('2026-01-04T00:00:00Z')).outcome).toBe('available');
  });

  test('counts three days from the last one, not from the account', () => {
    const state = refreshState(
      facts({ lastRefresh: at('2026-03-10T12:00:00Z') }),
      at('2026-03-12T12:00:00Z'),
    );
    expect(state).toMatchObject({ outcome: 'cooldown', nextAt: at('2026-03-13T12:00:00Z') });
  });

  test('is 72 hours across a change to summer time, whatever the clock on the wall says', () => {
    const lastRefresh = at('2026-03-28T12:00:00+01:00');
    const state = refreshState(facts({ lastRefresh }), at('2026-03-31T12:59:59+02:00'));
    expect(state).toMatchObject({ outcome: 'cooldown', nextAt: at('2026-03-31T13:00:00+02:00') });
  });

  test('passes through a leap day like any other', () => {
    const lastRefresh = at('2028-02-27T08:00:00Z');
    expect(refreshState(facts({ lastRefresh }), at('2028-03-01T07:59:59Z')).outcome).toBe('cooldown');
    expect(refreshState(facts({ lastRefresh }), at('2028-03-01T08:00:00Z')).outcome).toBe('available');
  });

  test('is refused a sixth time in a month, until the month or the pause ends, whichever is later', () => {
    const full = { monthlyCount: 5, countResetDate: at('2026-02-01T00:00:00Z') };
    const early = facts({ ...full, lastRefresh: at('2026-01-20T00:00:00Z') });
    expect(refreshState(early, at('2026-01-31T23:59:59.999Z'))).toEqual({
      outcome: 'monthly_limit',
      count: 5,
      nextAt: at('2026-02-01T00:00:00Z'),
    });
    const late = facts({ ...full, lastRefresh: at('2026-01-31T00:00:00Z') });
    expect(refreshState(late, at('2026-01-31T12:00:00Z')).nextAt).toEqual(at('2026-02-03T00:00:00Z'));
  });

  test('starts the count anew with the UTC month', () => {
    const full = facts({
      lastRefresh: at('2026-01-20T00:00:00Z'),
      monthlyCount: 5,
      countResetDate: at('2026-02-01T00:00:00Z'),
    });
    expect(refreshState(full, at('2026-02-01T00:00:00Z'))).toMatchObject({ outcome: 'available', count: 0 });
  });

  test('is for the free plan alone', () => {
    expect(refreshState(facts({ plan: 'starter' }), at('2026-06-01T00:00:00Z'))).toEqual({
      outcome: 'not_free',
      count: 0,
      nextAt: null,
    });
  });
});

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00Z'],
  ['2028-02-29T12:00:00Z', '2028-03-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'],
  ['2026-02-01T00:30:00+05:30', '2026-02-01T00:00:00Z'],
])('the month of %s ends at %s', (now, end) => {
  expect(nextMonthStart(at(now))).toEqual(at(end));
});

test.each([
  [0, '0 minutes'],
  [-5, '0 minutes'],
  [1, '1 minute'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
  [3_600_000, '1 hour 0 minutes'],
  [86_400_000, '1 day 0 hours 0 minutes'],
  [90_060_000, '1 day 1 hour 1 minute'],
  [REFRESH_COOLDOWN_MS, '3 days 0 hours 0 minutes'],
  [REFRESH_COOLDOWN_MS - 1, '3 days 0 hours 0 minutes'],
  [2 * 86_400_000 + 23 * 3_600_000 + 59 * 60_000, '2 days 23 hours 59 minutes'],
])('%d ms are shown as %s', (waitMs, text) => {
  expect(countdownText(waitMs)).toBe(text);
});
