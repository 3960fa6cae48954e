import { describe, expect, test } from 'vitest';
import { plans } from '@/shared/credits/plans.ts';
import { planChangeCredits } from '@/shared/credits/proration.ts';

describe('credits of a change of plan', () => {
  test.each([
    // 5.00 lies between Starter and Pro; half of it was paid for half a month.
    ['at once after the renewal', 500, 4_000],
    ['half a month later', 250, 2_000],
    ['for a share that does not come out even', 333, 2_664],
    ['for a cent', 1, 8],
    ['for nothing, paid from an earlier credit', 0, 0],
    ['for more than the difference', 10_000, 4_000],
    ['for a negative sum', -100, 0],
  ])('%s', (_, paidCents, credits) => {
    expect(planChangeCredits({ from: 'starter', to: 'pro', paidCents })).toBe(credits);
  });

  test('are none for a smaller plan or the same one', () => {
    expect(planChangeCredits({ from: 'business', to: 'starter', paidCents: 1_000 })).toBe(0);
    expect(planChangeCredits({ from: 'pro', to: 'pro', paidCents: 1_599 })).toBe(0);
  });

  test('are never more than the two plans differ by, whatever was paid', () => {
    for (let paidCents = 0; paidCents < 3_000; paidCents += 7) {
      const credits = planChangeCredits({ from: 'starter', to: 'business', paidCents });
      expect(credits).toBeLessThanOrEqual(plans.business.monthlyCredits - plans.starter.monthlyCredits);
      expect(Number.isInteger(credits)).toBe(true);
    }
  });
});
