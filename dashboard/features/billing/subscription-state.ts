import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaidPlanKey, SubscriptionRow } from '@/shared/contracts/billing.ts';
import { formatMoney, toWholeUnits } from '@/shared/credits/money.ts';
import { type PlanKey, plans } from '@/shared/credits/plans.ts';
import { say } from './say.ts';

export interface SubscriptionState {
  kind: 'free' | 'active' | 'cancelled' | 'pastDue';
  /** When the period that is paid ends: the next invoice, or the end of a cancelled plan. */
  periodEnd: string | null;
  /** The smaller plan that follows then, where one was chosen. */
  nextPlan: PaidPlanKey | null;
}

export type PaidKind = Exclude<SubscriptionState['kind'], 'free'>;

export const isPaid = (state: SubscriptionState): state is SubscriptionState & { kind: PaidKind } =>
  state.kind !== 'free';

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
  return [say('lastPaymentFailed'), say('failedNext', { name: plans[plan].name })];
}

/** What is said once a plan goes on in place of the one that was to follow. */
export const planKept = (plan: PlanKey): string => say('planKept', { name: plans[plan].name });

/** What is said before a plan is cancelled that another was to follow. */
export const switchDropped = (next: PlanKey): string => say('switchDropped', { name: plans[next].name });

/** Names of the billing page's older plan keys (spec §3). */
const olderPlans = ['basic', 'premium'] as const;

/** What a kind of account is called. */
export function accountType({ plan, subscription_status }: ProfileRow): string {
  const older = olderPlans.find((key) => key === subscription_status);
  return older ? say(`type_${older}`) : plans[plan].name;
}

/** spec §9: said to Premium accounts alone; no plan on sale today has a yearly price. */
export function annualNote({ subscription_status }: ProfileRow): string | null {
  return subscription_status === 'premium' ? say('payAnnually') : null;
}
