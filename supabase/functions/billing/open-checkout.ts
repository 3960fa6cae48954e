import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { BillingAccount } from '@/supabase/functions/_shared/payments/billing-store.ts';
import { type Books, keepSubscription } from '@/supabase/functions/_shared/payments/bookkeeping.ts';

interface Page {
  url: string;
  kind: 'subscription' | 'extra' | 'plan_change';
}

/** The customer of an account, made when it first buys. */
async function requireCustomer({ payments, store }: Books, account: BillingAccount): Promise<string> {
  if (account.customerId) return account.customerId;
  const kept = await store.setCustomer(account.userId, await payments.createCustomer(account));
  if (!kept) throw new AppError('unauthorized');
  return kept;
}

type Order = { userId: string; customerId: string; plan: PaidPlanKey };

/** The page for what the customer has now. */
async function openPage(
  { siteUrl, ...books }: Books & { siteUrl: string },
  { userId, customerId, plan }: Order,
): Promise<Page> {
  const returnUrl = `${siteUrl}/subscription`;
  const running = await books.payments.findRunningSubscription(customerId);
  if (running) await keepSubscription(books, running, null);
  if (running && running.plan !== plan) {
    if (running.cancelAtPeriodEnd) throw new AppError('subscription_ending');
    const url = await books.payments.openPlanChange({ subscription: running, plan, returnUrl });
    return { url, kind: 'plan_change' };
  }
  const order = {
    userId,
    customerId,
    plan,
    successUrl: `${returnUrl}?success=true&payment_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: returnUrl,
  };
  return running
    ? { url: await books.payments.openExtraCheckout(order), kind: 'extra' }
    : { url: await books.payments.openSubscriptionCheckout(order), kind: 'subscription' };
}

/**
 * The hosted page where an account buys a plan: it starts a subscription, sells the running plan's credits once more, or
 * confirms a change to another plan. What runs is asked of the provider, for its word of a purchase may still be on its way
 * and nobody shall pay for two plans.
 * @throws AppError `purchases_closed` after a lost chargeback; `subscription_ending` for another plan while the one that runs
 * is to end: the change would be paid and would end with it
 */
export async function openCheckout(
  shop: Books & { siteUrl: string },
  userId: string,
  plan: PaidPlanKey,
): Promise<Page> {
  const account = await shop.store.readAccount(userId);
  if (!account) throw new AppError('unauthorized');
  if (account.purchasesClosed) throw new AppError('purchases_closed');
  const customerId = await requireCustomer(shop, account);
  const page = await openPage(shop, { userId, customerId, plan });
  // A chargeback lost meanwhile may have closed the pages before this one was open.
  if (!(await shop.store.readAccount(userId))?.purchasesClosed) return page;
  await shop.payments.closePages(customerId);
  throw new AppError('purchases_closed');
}
