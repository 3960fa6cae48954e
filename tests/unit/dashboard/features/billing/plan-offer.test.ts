import { expect, it } from 'vitest';
import { chosenPlan, planOffer } from '@/dashboard/features/billing/plan-offer.ts';
import { type PlanKey, planKeys } from '@/shared/credits/plans.ts';

const labels = (current: PlanKey) => planKeys.map((plan) => planOffer(plan, current)?.label);

it('sells the three paid plans to who has none', () => {
  expect(labels('free')).toEqual([undefined, 'Buy Starter', 'Buy Pro', 'Buy Business']);
});

it('offers more of the plan that runs, and a switch to the others (spec §4)', () => {
  expect(labels('pro')).toEqual([undefined, 'Switch to Starter', 'Add More Credits', 'Switch to Business']);
});

it.each([
  ['plan=pro', 'free', 'pro'],
  ['plan=pro', 'starter', 'pro'],
  // One press would buy again what was already bought.
  ['plan=pro', 'pro', undefined],
  ['plan=free', 'free', undefined],
  ['plan=gold', 'free', undefined],
  ['', 'free', undefined],
] as const)('?%s on %s chooses %s', (query, current, chosen) => {
  expect(chosenPlan(new URLSearchParams(query), current)).toBe(chosen);
});
