import { findCustomer } from '@/local/payments/customers.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { refused } from '@/local/payments/fault.ts';
import { nowSeconds } from '@/local/payments/ids.ts';
import type { Customer, PaymentMethod, Price } from '@/local/payments/objects.ts';
import type { StoredSession } from '@/local/payments/session-objects.ts';
import { acceptCard, attachCard } from './cards.ts';
import { collectInvoice, issueInvoice, type LineDraft } from './invoices.ts';
import { makeSubscription, periodLine } from './subscriptions.ts';

function priceOf(emulator: Emulator, id: string): Price {
  const price = emulator.tables.prices.get(id);
  if (!price) throw refused(`No such price: '${id}'`);
  return price;
}

interface Payer {
  customer: Customer;
  method: PaymentMethod;
}

function subscribe(emulator: Emulator, stored: StoredSession, { customer, method }: Payer): void {
  const line = stored.lines[0];
  if (!line) throw refused('The session has no lines.');
  const subscription = makeSubscription(emulator, {
    customer,
    price: priceOf(emulator, line.price),
    quantity: line.quantity,
    metadata: stored.subscriptionMetadata,
  });
  subscription.default_payment_method = method.id;
  const invoice = issueInvoice(emulator, {
    customer,
    reason: 'subscription_create',
    lines: [periodLine(emulator, subscription)],
    currency: subscription.currency,
    subscription,
  });
  emulator.emit('customer.subscription.created', subscription);
  collectInvoice(emulator, invoice, { method, succeeds: true });
  stored.session.subscription = subscription.id;
  stored.session.invoice = invoice.id;
}

function buyOnce(emulator: Emulator, stored: StoredSession, { customer, method }: Payer): void {
  const { session } = stored;
  const now = nowSeconds();
  const lines = stored.lines.map(
    (line): LineDraft => ({
      amount: line.amount_total,
      description: line.description,
      price: priceOf(emulator, line.price),
      quantity: line.quantity,
      period: { start: now, end: now },
    }),
  );
  const invoice = issueInvoice(emulator, {
    customer,
    reason: 'manual',
    lines,
    currency: session.currency,
    metadata: stored.invoiceMetadata,
  });
  session.payment_intent = collectInvoice(emulator, invoice, { method, succeeds: true }) ?? null;
  session.invoice = invoice.id;
}

/**
 * Pays an open session and makes what was bought.
 *
 * @throws Fault 402 with the vendor's sentence where the card does not pay; the session stays open.
 */
export function completeCheckout(emulator: Emulator, stored: StoredSession, card: string): void {
  const { session } = stored;
  if (session.status !== 'open') throw refused('This Checkout Session is no longer active.');
  const digits = acceptCard(card);
  const customer = findCustomer(emulator, session.customer);
  const method = attachCard(emulator.tables, customer, digits);
  if (session.mode === 'subscription') subscribe(emulator, stored, { customer, method });
  else buyOnce(emulator, stored, { customer, method });
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
  emulator.emit('checkout.session.completed', session);
  emulator.store.touch();
}

/** Closes a session that nobody paid. */
export function expireSession(emulator: Emulator, stored: StoredSession): void {
  stored.session.status = 'expired';
  stored.session.url = null;
  emulator.emit('checkout.session.expired', stored.session);
  emulator.store.touch();
}

/** Closes what has been open for too long. */
export function expireOverdue(emulator: Emulator): void {
  const now = nowSeconds();
  for (const stored of emulator.tables.sessions.values())
    if (stored.session.status === 'open' && stored.session.expires_at <= now) expireSession(emulator, stored);
}
