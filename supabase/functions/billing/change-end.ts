import { AppError } from '@/shared/errors/app-error.ts';
import { type Books, keepSubscription } from '@/supabase/functions/_shared/payments/bookkeeping.ts';

interface EndChange {
  userId: string;
  /** What the caller thinks runs; without one, whatever does. */
  subscriptionId?: string;
  cancels: boolean;
}

/**
 * Has the account's subscription end with its paid period, or go on as it is, and shows so at once; a change of plan that
 * waited is dropped.
 * @throws AppError `no_subscription` where the account has none, or another than was named
 */
export async function changeEnd(books: Books, { userId, subscriptionId, cancels }: EndChange): Promise<void> {
  const account = await books.store.readAccount(userId);
  if (!account) throw new AppError('unauthorized');
  const running = account.subscription?.id;
  if (!running || (subscriptionId !== undefined && subscriptionId !== running))
    throw new AppError('no_subscription');
  const changed = await books.payments.setCancelAtPeriodEnd(running, cancels);
  if (!changed) throw new AppError('no_subscription');
  await keepSubscription(books, changed, null);
}
