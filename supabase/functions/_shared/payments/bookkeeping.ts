import type { BillingStore, EventId } from './billing-store.ts';
import { invoiceWorth } from './invoice-credits.ts';
import type { Payments, SubscriptionState } from './payments.ts';

export interface Books {
  payments: Payments;
  store: BillingStore;
}

/** Whose object of the provider's it is: by its customer, else by the account we named when it was made. */
async function findOwner(
  store: BillingStore,
  { customerId, userId }: { customerId: string | undefined; userId: string | undefined },
): Promise<string | undefined> {
  const owner = customerId === undefined ? null : await store.findUser(customerId);
  return owner ?? userId;
}

/** Closes an event that changes nothing, and says why. */
async function leaveOut({ store }: Books, eventId: EventId, outcome: string): Promise<string> {
  await store.finishEvent(eventId);
  return outcome;
}

/** Stores a subscription as it was just fetched; the account's plan follows. */
export async function keepSubscription(
  books: Books,
  state: SubscriptionState,
  eventId: EventId,
): Promise<string> {
  if (!state.plan) return leaveOut(books, eventId, 'unknown_plan');
  const userId = await findOwner(books.store, state);
  if (!userId) return leaveOut(books, eventId, 'unknown_user');
  const nextPlan = state.scheduleId ? await books.payments.readNextPlan(state.scheduleId) : undefined;
  return books.store.applySubscription(eventId, userId, { ...state, nextPlan });
}

/** Takes over a subscription as the provider has it now, whatever was told of it before. */
export async function bookSubscription(books: Books, id: string, eventId: EventId): Promise<string> {
  const state = await books.payments.readSubscription(id);
  return state ? keepSubscription(books, state, eventId) : leaveOut(books, eventId, 'unknown_object');
}

/**
 * Takes over an invoice as the provider has it now, and the subscription it belongs to: paid, it grants what it bought, once,
 * whoever asks how often.
 */
export async function bookInvoice(books: Books, id: string, eventId: EventId): Promise<string> {
  const { payments, store } = books;
  const invoice = await payments.readInvoice(id);
  if (!invoice) return leaveOut(books, eventId, 'unknown_object');
  if (!invoice.isPaid && !invoice.hasFailed) return leaveOut(books, eventId, 'not_due');
  const userId = await findOwner(store, invoice);
  if (!userId) return leaveOut(books, eventId, 'unknown_user');
  const subscription = invoice.subscriptionId
    ? await payments.readSubscription(invoice.subscriptionId)
    : undefined;
  if (subscription) await keepSubscription(books, subscription, null);
  const worth = await invoiceWorth(payments, invoice, subscription?.plan);
  const booked = { eventId, userId, invoice, worth };
  return invoice.isPaid ? store.applyInvoicePaid(booked) : store.applyInvoiceFailed(booked);
}

/** Takes over a finished visit to the payment page: what it started, and what was paid there. */
export async function bookCheckout(books: Books, id: string, eventId: EventId): Promise<string> {
  const checkout = await books.payments.readCheckout(id);
  if (!checkout) return leaveOut(books, eventId, 'unknown_object');
  if (checkout.invoiceId) return bookInvoice(books, checkout.invoiceId, eventId);
  if (checkout.subscriptionId) return bookSubscription(books, checkout.subscriptionId, eventId);
  return leaveOut(books, eventId, 'not_due');
}

/**
 * Applies what was given back of an invoice. The payment itself is taken over first, for the word of it may still be on its
 * way; what is no payment of ours changes nothing.
 */
async function giveBack(
  books: Books,
  { invoiceId, eventId }: { invoiceId: string | undefined; eventId: EventId },
  apply: (invoiceId: string) => Promise<string>,
): Promise<string> {
  if (!invoiceId) return leaveOut(books, eventId, 'unknown_object');
  await bookInvoice(books, invoiceId, null);
  const outcome = await apply(invoiceId);
  return outcome === 'unknown_payment' ? leaveOut(books, eventId, outcome) : outcome;
}

/** Takes over what was refunded of a charge so far. */
export async function bookRefund(books: Books, chargeId: string, eventId: EventId): Promise<string> {
  const refund = await books.payments.readRefund(chargeId);
  if (!refund) return leaveOut(books, eventId, 'unknown_object');
  return giveBack(books, { invoiceId: refund.invoiceId, eventId }, (invoiceId) =>
    books.store.applyRefund(eventId, invoiceId, refund),
  );
}

/**
 * Ends what an account has at the provider while it may not buy: its open pages and its plan. First the books say so, then
 * this; and who opens a page reads the books once more afterwards, so that none is left open between the two.
 */
async function endPurchases({ store, payments }: Books, userId: string): Promise<void> {
  const account = await store.readAccount(userId);
  if (!account?.purchasesClosed || !account.customerId) return;
  await payments.closePages(account.customerId);
  for (const ended of await payments.endSubscriptions(account.customerId))
    await keepSubscription({ store, payments }, ended, null);
}

/** Takes over how a dispute stands now. A lost one ends the plan as well; until that is done the event stays open. */
export async function bookDispute(books: Books, id: string, eventId: EventId): Promise<string> {
  const { store } = books;
  const dispute = await books.payments.readDispute(id);
  if (!dispute) return leaveOut(books, eventId, 'unknown_object');
  if (dispute.state === 'harmless') return leaveOut(books, eventId, 'not_due');
  return giveBack(books, { invoiceId: dispute.invoiceId, eventId }, async (invoiceId) => {
    if (dispute.state !== 'lost') return (await store.applyDispute(eventId, invoiceId, dispute)).outcome;
    const { outcome, userId } = await store.applyDispute(null, invoiceId, dispute);
    if (userId) await endPurchases(books, userId);
    return leaveOut(books, eventId, outcome);
  });
}
