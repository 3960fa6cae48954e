import { type PaidPlanKey, paidPlanKey } from '@/shared/contracts/billing.ts';
import { type PlanKey, plans } from '@/shared/credits/plans.ts';
import { say } from './say.ts';

export interface PlanOffer {
  planKey: PaidPlanKey;
  label: string;
}

/** What a plan's button offers to somebody on `current`; nothing for the free plan (spec §4). */
export function planOffer(plan: PlanKey, current: PlanKey): PlanOffer | null {
  const paid = paidPlanKey.safeParse(plan);
  if (!paid.success) return null;
  const planKey = paid.data;
  if (plan === current) return { planKey, label: say('addCredits') };
  const { name } = plans[plan];
  return { planKey, label: current === 'free' ? say('buyPlan', { name }) : say('switchTo', { name }) };
}

/** The plan somebody chose before logging in; none where it is the free one or runs already. */
export function chosenPlan(query: URLSearchParams, current: PlanKey): PaidPlanKey | undefined {
  const paid = paidPlanKey.safeParse(query.get('plan'));
  return paid.success && paid.data !== current ? paid.data : undefined;
}
