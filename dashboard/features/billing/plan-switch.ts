import * as z from 'zod/mini';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { type PaymentRow, paidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';

const plannedSwitch = z.object({
  to: paidPlanKey,
  /** The newest payment before it; null where there was none. */
  lastPayment: z.nullable(z.string()),
});
export type PlannedSwitch = z.infer<typeof plannedSwitch>;

/** Kept by the tab, so that it survives the way to the payment provider and back. */
const SWITCH_KEY = 'whetstone-plan-switch';

/** Keeps what somebody leaves to confirm, or forgets it. A browser that keeps nothing shows no notice afterwards. */
export function keepSwitch(planned: PlannedSwitch | null): void {
  try {
    if (planned) sessionStorage.setItem(SWITCH_KEY, JSON.stringify(planned));
    else sessionStorage.removeItem(SWITCH_KEY);
  } catch (thrown) {
    if (!(thrown instanceof DOMException)) throw thrown;
  }
}

/** What somebody left to confirm. */
export function keptSwitch(): PlannedSwitch | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SWITCH_KEY) ?? 'null');
    return plannedSwitch.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

/** What a switch brought, by the account as it stands; null until both the plan and its payment are there. */
export function switchText(
  { to, lastPayment }: PlannedSwitch,
  { plan }: Pick<ProfileRow, 'plan'>,
  payments: readonly PaymentRow[],
): string | null {
  const newest = payments[0];
  if (plan !== to || newest?.status !== 'Paid' || newest.id === lastPayment || newest.plan !== to)
    return null;
  const arrived = `${newest.credits.toLocaleString('en')} ${newest.credits === 1 ? 'credit' : 'credits'}`;
  return `You are on the ${plans[to].name} plan now. ${arrived} arrived.`;
}
