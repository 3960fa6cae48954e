import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaymentRow } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { say } from './say.ts';

/** What the newest payment brought, by the account as it stands after it. */
export function arrivalText({ credits, plan }: ProfileRow, payments: readonly PaymentRow[]): string {
  const paid = payments.find(({ status }) => status === 'Paid');
  const balance = say('youHaveNow', { credits });
  if (!paid || paid.credits === 0) return say('planIs', { name: plans[plan].name, balance });
  // The payment names its plan before the subscription's own message has come in.
  return say('arrived', { credits: paid.credits, name: plans[paid.plan ?? plan].name, balance });
}
