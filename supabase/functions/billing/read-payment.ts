import type { PaymentAnswer } from '@/shared/contracts/billing.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { type Books, bookInvoice } from '@/supabase/functions/_shared/payments/bookkeeping.ts';

/** What a recorded payment's status says of the purchase: money given back is no payment any more. */
const answers = new Map<string | null, PaymentAnswer['status']>([
  ['Paid', 'paid'],
  ['Partially refunded', 'paid'],
  ['Refunded', 'failed'],
  ['Disputed', 'failed'],
]);

/**
 * How a visit to the payment page ended. Where the provider says paid and our books do not yet, they are brought up to date
 * here, so that credits do not wait for the provider's message.
 * @throws AppError `not_found` for a visit that was not this account's, as for one that never was
 */
export async function readPayment(
  books: Books,
  userId: string,
  checkoutId: string,
): Promise<PaymentAnswer['status']> {
  const checkout = await books.payments.readCheckout(checkoutId);
  if (!checkout || checkout.userId !== userId) throw new AppError('not_found');
  if (checkout.status === 'expired') return 'failed';
  if (checkout.status !== 'paid' || !checkout.invoiceId) return 'pending';
  const readStatus = async (invoiceId: string) =>
    answers.get(await books.store.readPaymentStatus(userId, invoiceId));
  const known = await readStatus(checkout.invoiceId);
  if (known) return known;
  await bookInvoice(books, checkout.invoiceId, null);
  return (await readStatus(checkout.invoiceId)) ?? 'pending';
}
