import { describe, expect, test } from 'vitest';
import { say } from '@/dashboard/features/credits/say.ts';
import { type ReclaimFacts, reclaimState } from '@/shared/credits/reclaim.ts';

const facts = (changes: Partial<ReclaimFacts> = {}): ReclaimFacts => ({
  plan: 'free',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  lastReclaim: null,
  ...changes,
});
const at = (time: string) => new Date(time);

describe('a reclaim', () => {
  test('is closed at 29 days, 23 hours, 59 minutes and open a minute later', () => {
    expect(reclaimState(facts(), at('2026-01-30T23:59:00Z'))).toEqual({
      outcome: 'cooldown',
      daysLeft: 1,
      nextAt: at('2026-01-31T00:00:00Z'),
    });
    expect(reclaimState(facts(), at('2026-01-31T00:00:00Z'))).toMatchObject({
      outcome: 'available',
      daysLeft: 0,
    });
  });

  test('leaves 30 days right after one', () => {
    const now = at('2026-05-05T10:00:00Z');
    expect(reclaimState(facts({ lastReclaim: now }), now).daysLeft).toBe(30);
  });

  test('counts 30 days of 24 hours through February, a leap day and both changes of the clock', () => {
    const opens = (lastReclaim: string) =>
      reclaimState(facts({ lastReclaim: at(lastReclaim) }), at(lastReclaim)).nextAt;
    expect(opens('2027-02-01T00:00:00Z')).toEqual(at('2027-03-03T00:00:00Z'));
    expect(opens('2028-02-01T00:00:00Z')).toEqual(at('2028-03-02T00:00:00Z'));
    expect(opens('2026-03-20T12:00:00+01:00')).toEqual(at('2026-04-19T13:00:00+02:00'));
    expect(opens('2026-10-20T12:00:00+02:00')).toEqual(at('2026-11-19T11:00:00+01:00'));
  });

  test('is for the free plan alone', () => {
    expect(reclaimState(facts({ plan: 'business' }), at('2026-09-01T00:00:00Z')).outcome).toBe('not_free');
  });
});

test.each([
  [1, '1 day'],
  [2, '2 days'],
  [30, '30 days'],
])('%d is %s', (days, text) => {
  expect(say('availableIn', { days })).toBe(`Available again in ${text}`);
});
