import {
  type Books,
  bookCheckout,
  bookDispute,
  bookInvoice,
  bookRefund,
  bookSubscription,
} from '@/supabase/functions/_shared/payments/bookkeeping.ts';
import type { PaymentEvent } from '@/supabase/functions/_shared/payments/verify-event.ts';

type Book = (books: Books, objectId: string, eventId: string) => Promise<string>;

/** What each type of event is about. Every handler asks the provider for the present state, so order does not matter. */
const handlers = new Map<string, Book>([
  ['checkout.session.completed', bookCheckout],
  ['checkout.session.async_payment_succeeded', bookCheckout],
  ['customer.subscription.created', bookSubscription],
  ['customer.subscription.updated', bookSubscription],
  ['customer.subscription.deleted', bookSubscription],
  ['customer.subscription.paused', bookSubscription],
  ['customer.subscription.resumed', bookSubscription],
  ['invoice.paid', bookInvoice],
  ['invoice.payment_succeeded', bookInvoice],
  ['invoice.payment_failed', bookInvoice],
  ['charge.refunded', bookRefund],
  ['charge.dispute.created', bookDispute],
  ['charge.dispute.closed', bookDispute],
  // Of a dispute won, also after it had been lost.
  ['charge.dispute.funds_reinstated', bookDispute],
]);

/**
 * Types of events that change something here; an endpoint at the provider is registered for these.
 * @internal
 */
export const handledTypes: readonly string[] = [...handlers.keys()];

/**
 * Carries out one event; its effect and its being handled are stored together.
 * @returns what came of it, for the log
 */
export async function handleEvent(books: Books, { id, type, objectId }: PaymentEvent): Promise<string> {
  const handler = handlers.get(type);
  if (handler && objectId !== undefined) return handler(books, objectId, id);
  await books.store.finishEvent(id);
  return 'not_ours';
}
