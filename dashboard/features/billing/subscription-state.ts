import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaidPlanKey, SubscriptionRow } from '@/shared/contracts/billing.ts';
import { formatMoney, toWholeUnits } from '@/shared/credits/money.ts';
import { type PlanKey, plans } from '@/shared/credits/plans.ts';

export interface SubscriptionState {
  kind: 'free' | 'active' | 'cancelled' | 'pastDue';
  /** When the period that is paid ends: the next invoice, or the end of a cancelled plan. */
  periodEnd: string | null;
  /** The smaller plan that follows then, where one was chosen. */
  nextPlan: PaidPlanKey | null;
}

/** How a subscription stands, by the record and, as far as it is known, the subscription it names. */
export function subscriptionState(
  profile: ProfileRow,
  subscription: SubscriptionRow | null | undefined,
): SubscriptionState {
  const periodEnd = subscription?.current_period_end ?? profile.subscription_end_date;
  if (profile.plan === 'free') return { kind: 'free', periodEnd: null, nextPlan: null };
  if (profile.subscription_status === 'cancelled') return { kind: 'cancelled', periodEnd, nextPlan: null };
  const kind = subscription?.status === 'past_due' ? 'pastDue' : 'active';
  return { kind, periodEnd, nextPlan: subscription?.next_plan ?? null };
}

/** What a plan costs a month, as it is written. */
export const monthlyPrice = (plan: PlanKey): string =>
  formatMoney(toWholeUnits(plans[plan].priceCents, 'USD'), 'USD');

/** What is said of a renewal that failed: the fact, and what follows from it. */
export function failedRenewal({ plan }: ProfileRow): [string, string] {
  return [
    'Your last payment failed.',
    `You keep the ${plans[plan].name} plan while the payment is tried again. Check your payment method so that it works.`,
  ];
}

/** What is said once a plan goes on in place of the one that was to follow. */
export const planKept = (plan: PlanKey): string =>
  `You keep the ${plans[plan].name} plan. It renews at the end of the billing period.`;

/** What is said before a plan is cancelled that another was to follow. */
export const switchDropped = (next: PlanKey): string =>
  `The switch to ${plans[next].name} you chose is dropped as well.`;

/** Names of the billing page's older plan keys (spec §3). */
const olderPlans: Record<string, string> = { basic: 'Basic', premium: 'Premium' };

/** What a kind of account is called. */
export function accountType({ plan, subscription_status }: ProfileRow): string {
  return olderPlans[subscription_status] ?? plans[plan].name;
}

/** spec §9: said to Premium accounts alone; no plan on sale today has a yearly price. */
export function annualNote({ subscription_status }: ProfileRow): string | null {
  return subscription_status === 'premium' ? 'Pay annually to save 10%' : null;
}
