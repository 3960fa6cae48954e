import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type {
  Customer,
  Invoice,
  Metadata,
  Price,
  Subscription,
  SubscriptionItem,
} from '@/local/payments/objects.ts';
import { cardOf, paysLater } from './cards.ts';
import { collectInvoice, issueInvoice, type LineDraft } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { letGo, waitingChange } from './schedules.ts';

/** A subscription is given up when its invoice failed so often. */
const MAX_ATTEMPTS = 4;

export function findSubscription(emulator: Emulator, id: string, param = 'id'): Subscription {
  const found = emulator.tables.subscriptions.get(id);
  if (!found) throw missing('subscription', id, param);
  return found;
}

export function ownerOf(emulator: Emulator, subscription: Subscription): Customer {
  const customer = emulator.tables.customers.get(subscription.customer);
  if (!customer) throw missing('customer', subscription.customer, 'customer');
  return customer;
}

/** The one thing a subscription here is for. */
export function onlyItem(subscription: Subscription): SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw refused('The subscription has no items.');
  return item;
}

function recurrence(price: Price): NonNullable<Price['recurring']> {
  if (!price.recurring) throw refused(`The price ${price.id} is not recurring.`, 'price');
  return price.recurring;
}

export interface SubscriptionDraft {
  customer: Customer;
  price: Price;
  quantity: number;
  metadata: Metadata;
}

/** A new subscription, running from now. Its first invoice is the caller's affair. */
export function makeSubscription(emulator: Emulator, draft: SubscriptionDraft): Subscription {
  const now = nowSeconds();
  const id = newId('sub');
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    created: now,
    currency: draft.price.currency,
    customer: draft.customer.id,
    default_payment_method: null,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_end: periodEnd(now, now, recurrence(draft.price)),
          current_period_start: now,
          metadata: {},
          price: draft.price,
          quantity: draft.quantity,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: draft.metadata,
    schedule: null,
    start_date: now,
    status: 'active',
  };
  emulator.tables.subscriptions.set(id, subscription);
  return subscription;
}

/** The line of a whole period. */
export function periodLine(emulator: Emulator, subscription: Subscription): LineDraft {
  const item = onlyItem(subscription);
  const product = emulator.tables.products.get(item.price.product);
  const amount = item.price.unit_amount * item.quantity;
  return {
    amount,
    description: `${item.quantity} × ${product?.name ?? 'Product'} (at $${(item.price.unit_amount / 100).toFixed(2)} / ${recurrence(item.price).interval})`,
    price: item.price,
    quantity: item.quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    item: { subscription: subscription.id, id: item.id, proration: false },
  };
}

/** Changes a subscription and tells the webhook what was before. */
export function changeSubscription(
  emulator: Emulator,
  subscription: Subscription,
  changes: Partial<Subscription>,
): void {
  const previous = Object.fromEntries(
    Object.keys(changes)
      .filter(
        (key) => JSON.stringify(Reflect.get(subscription, key)) !== JSON.stringify(Reflect.get(changes, key)),
      )
      .map((key) => [key, structuredClone(Reflect.get(subscription, key))]),
  );
  Object.assign(subscription, changes);
  if (Object.keys(previous).length) emulator.emit('customer.subscription.updated', subscription, previous);
}

/** Ends a subscription for good. */
export function endSubscription(emulator: Emulator, subscription: Subscription, at = nowSeconds()): void {
  letGo(emulator, subscription);
  Object.assign(subscription, {
    schedule: null,
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? nowSeconds(),
  });
  subscription.cancellation_details.reason ??= 'cancellation_requested';
  emulator.emit('customer.subscription.deleted', subscription);
}

function tryAgain(emulator: Emulator, subscription: Subscription, invoice: Invoice): void {
  const customer = ownerOf(emulator, subscription);
  const method = cardOf(emulator.tables, customer, subscription.default_payment_method);
  if (!method) throw refused('The customer has no card.');
  collectInvoice(emulator, invoice, { method, succeeds: paysLater(method) });
  if (invoice.status === 'paid') {
    customer.delinquent = false;
    changeSubscription(emulator, subscription, { status: 'active' });
  } else if (invoice.attempt_count >= MAX_ATTEMPTS) {
    invoice.status = 'uncollectible';
    subscription.cancellation_details.reason = 'payment_failed';
    endSubscription(emulator, subscription);
  } else {
    customer.delinquent = true;
    changeSubscription(emulator, subscription, { status: 'past_due' });
  }
}

/** Tries the card once more for a subscription's open invoice, if it has one. */
export function retryOpenInvoice(emulator: Emulator, subscription: Subscription): boolean {
  const invoice = emulator.tables.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status !== 'open') return false;
  tryAgain(emulator, subscription, invoice);
  return true;
}

/** Brings a subscription to the end of its period: it ends, or is renewed, or its open invoice is tried again. */
export function advanceSubscription(emulator: Emulator, subscription: Subscription): void {
  if (subscription.status === 'canceled') throw refused('This subscription has ended.');
  const item = onlyItem(subscription);
  if (subscription.cancel_at_period_end) {
    endSubscription(emulator, subscription, item.current_period_end);
    return;
  }
  if (subscription.status === 'past_due' && retryOpenInvoice(emulator, subscription)) return;
  const start = item.current_period_end;
  const { price, quantity } = waitingChange(emulator, subscription) ?? item;
  const end = periodEnd(subscription.billing_cycle_anchor, start, recurrence(price));
  letGo(emulator, subscription);
  changeSubscription(emulator, subscription, {
    schedule: null,
    items: {
      ...subscription.items,
      data: [{ ...item, price, quantity, current_period_start: start, current_period_end: end }],
    },
  });
  const invoice = issueInvoice(emulator, {
    customer: ownerOf(emulator, subscription),
    reason: 'subscription_cycle',
    lines: [periodLine(emulator, subscription)],
    currency: subscription.currency,
    subscription,
  });
  tryAgain(emulator, subscription, invoice);
}
