import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { planChangeCredits } from '@/shared/credits/proration.ts';
import type { Invoice, Payments } from './payments.ts';

export interface InvoiceWorth {
  plan: PaidPlanKey | undefined;
  credits: number;
}

/**
 * What a paid invoice buys, by its own lines: the subscription may be on another plan by now.
 * @param currentPlan the subscription's, for an invoice whose lines name no price
 */
export async function invoiceWorth(
  payments: Payments,
  invoice: Invoice,
  currentPlan: PaidPlanKey | undefined,
): Promise<InvoiceWorth> {
  switch (invoice.reason) {
    case 'subscription_create':
    case 'subscription_cycle': {
      const plan = (await billedPlan(payments, invoice)) ?? currentPlan;
      return { plan, credits: plan ? plans[plan].monthlyCredits : 0 };
    }
    case 'subscription_update': {
      const { from, to } = await changedPlans(payments, invoice);
      const credits = from && to ? planChangeCredits({ from, to, paidCents: invoice.totalCents }) : 0;
      return { plan: to ?? currentPlan, credits };
    }
    case 'manual': {
      const plan = invoice.extraPlan;
      return { plan, credits: plan ? plans[plan].monthlyCredits : 0 };
    }
    default:
      return { plan: currentPlan, credits: 0 };
  }
}

/** The plan a month was billed for. */
async function billedPlan(payments: Payments, { lines }: Invoice): Promise<PaidPlanKey | undefined> {
  for (const { priceId, isProration } of lines) {
    const plan = priceId && !isProration ? await payments.readPlanOfPrice(priceId) : undefined;
    if (plan) return plan;
  }
  return undefined;
}

/** The plan that was left and the one that was taken: what is given back most, and what is charged most. */
async function changedPlans(payments: Payments, { lines }: Invoice) {
  const sums = new Map<PaidPlanKey, number>();
  for (const { priceId, amountCents } of lines) {
    const plan = priceId ? await payments.readPlanOfPrice(priceId) : undefined;
    if (plan) sums.set(plan, (sums.get(plan) ?? 0) + amountCents);
  }
  const sorted = [...sums].sort(([, one], [, other]) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return {
    from: first && first[1] < 0 ? first[0] : undefined,
    to: last && last[1] > 0 ? last[0] : undefined,
  };
}
