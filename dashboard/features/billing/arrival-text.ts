import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaymentRow } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';

const count = (credits: number) => `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`;

/** What the newest payment brought, by the account as it stands after it. */
export function arrivalText({ credits, plan }: ProfileRow, payments: readonly PaymentRow[]): string {
  const paid = payments.find(({ status }) => status === 'Paid');
  const balance = `You have ${count(credits)} now.`;
  if (!paid || paid.credits === 0) return `Your plan is ${plans[plan].name}. ${balance}`;
  // The payment names its plan before the subscription's own message has come in.
  return `${count(paid.credits)} arrived with the ${plans[paid.plan ?? plan].name} plan. ${balance}`;
}
