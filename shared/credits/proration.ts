import { type PlanKey, plans } from './plans.ts';

interface PlanChangePayment {
  from: PlanKey;
  to: PlanKey;
  /** What was paid for the rest of the month on the new plan. */
  paidCents: number;
}

/**
 * Credits that come with a change of plan in the middle of a paid month: of the difference between the two plans' credits the
 * share that was paid of the difference between their prices. A change to a smaller plan brings and takes none.
 */
export function planChangeCredits({ from, to, paidCents }: PlanChangePayment): number {
  const credits = plans[to].monthlyCredits - plans[from].monthlyCredits;
  const priceCents = plans[to].priceCents - plans[from].priceCents;
  if (credits <= 0 || priceCents <= 0) return 0;
  const share = Math.min(1, Math.max(0, paidCents / priceCents));
  return Math.floor(credits * share);
}
