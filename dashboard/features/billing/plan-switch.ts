import * as z from 'zod/mini';
import { dropKept, readKept, writeKept } from '@/dashboard/app/kept.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { type PaymentRow, paidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { say } from './say.ts';

const plannedSwitch = z.object({
  to: paidPlanKey,
  /** The newest payment before it; null where there was none. */
  lastPayment: z.nullable(z.string()),
});
export type PlannedSwitch = z.infer<typeof plannedSwitch>;

/** Keeps what somebody leaves to confirm, over the way to the payment provider and back, or forgets it. */
export function keepSwitch(planned: PlannedSwitch | null): void {
  if (planned) writeKept('planSwitch', planned);
  else dropKept('planSwitch');
}

/** What somebody left to confirm. */
export const keptSwitch = (): PlannedSwitch | null => readKept('planSwitch', plannedSwitch) ?? null;

/** What a switch brought, by the account as it stands; null until both the plan and its payment are there. */
export function switchText(
  { to, lastPayment }: PlannedSwitch,
  { plan }: Pick<ProfileRow, 'plan'>,
  payments: readonly PaymentRow[],
): string | null {
  const newest = payments[0];
  if (plan !== to || newest?.status !== 'Paid' || newest.id === lastPayment || newest.plan !== to)
    return null;
  return say('switched', { name: plans[to].name, credits: newest.credits });
}
