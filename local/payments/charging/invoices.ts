import type { Emulator } from '@/local/payments/emulator.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type {
  BillingReason,
  Customer,
  Invoice,
  InvoiceLine,
  Metadata,
  PaymentMethod,
  Price,
  Subscription,
} from '@/local/payments/objects.ts';
import type { InvoicePayment } from '@/local/payments/payment-objects.ts';
import { chargeCard } from './charge-card.ts';

export interface LineDraft {
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  period: { start: number; end: number };
  /** Set where the line is a subscription's. */
  item?: { subscription: string; id: string; proration: boolean };
}

export interface InvoiceDraft {
  customer: Customer;
  reason: BillingReason;
  lines: LineDraft[];
  currency: string;
  subscription?: Subscription;
  metadata?: Metadata;
}

function makeLine(draft: LineDraft, invoice: string, currency: string): InvoiceLine {
  const { item, price } = draft;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency,
    description: draft.description,
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: item ? 'subscription_item_details' : 'invoice_item_details',
      subscription_item_details: item
        ? { subscription: item.subscription, subscription_item: item.id, proration: item.proration }
        : null,
    },
    period: draft.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
    },
    quantity: draft.quantity,
  };
}

/** What a customer's balance leaves to pay, and what it becomes. */
export function dueAfterBalance(total: number, balance: number): { due: number; balance: number } {
  const due = Math.max(0, total + balance);
  return { due, balance: total + balance - due };
}

function nextNumber(emulator: Emulator, customer: Customer): string {
  const earlier = [...emulator.tables.invoices.values()].filter((one) => one.customer === customer.id).length;
  return `${customer.invoice_prefix}-${String(earlier + 1).padStart(4, '0')}`;
}

function parentOf(subscription: Subscription): Invoice['parent'] {
  return {
    type: 'subscription_details',
    subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
  };
}

/** Writes an invoice out; it is open until somebody pays it. */
export function issueInvoice(emulator: Emulator, draft: InvoiceDraft): Invoice {
  const { customer, subscription } = draft;
  const id = newId('in');
  const total = draft.lines.reduce((sum, line) => sum + line.amount, 0);
  // A single sale is paid in full by the card; a balance is for subscriptions.
  const startingBalance = subscription ? customer.balance : 0;
  const { due, balance } = dueAfterBalance(total, startingBalance);
  if (subscription) customer.balance = balance;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_name: 'Whetstone',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: draft.reason,
    created: nowSeconds(),
    currency: draft.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    hosted_invoice_url: `${emulator.url}/i/${id}`,
    lines: {
      object: 'list',
      data: draft.lines.map((line) => makeLine(line, id, draft.currency)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: draft.metadata ?? {},
    number: nextNumber(emulator, customer),
    parent: subscription ? parentOf(subscription) : null,
    status: 'open',
    status_transitions: { paid_at: null },
    total,
  };
  emulator.tables.invoices.set(id, invoice);
  if (subscription) subscription.latest_invoice = id;
  emulator.emit('invoice.created', invoice);
  return invoice;
}

function settleInvoice(emulator: Emulator, invoice: Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
  });
  invoice.status_transitions.paid_at = nowSeconds();
  emulator.emit('invoice.paid', invoice);
  emulator.emit('invoice.payment_succeeded', invoice);
}

function keepPayment(emulator: Emulator, invoice: Invoice, intent: string): void {
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    created: nowSeconds(),
    currency: invoice.currency,
    invoice: invoice.id,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
  };
  emulator.tables.invoicePayments.set(payment.id, payment);
}

export interface Collection {
  method: PaymentMethod;
  succeeds: boolean;
}

/**
 * Tries to get an invoice paid by a card.
 *
 * @returns the payment intent's id where it was paid by one; undefined where it failed or nothing was due.
 */
export function collectInvoice(emulator: Emulator, invoice: Invoice, by: Collection): string | undefined {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due === 0) {
    settleInvoice(emulator, invoice);
    return undefined;
  }
  const { intent } = chargeCard(emulator, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    method: by.method,
    succeeds: by.succeeds,
  });
  if (!by.succeeds) {
    emulator.emit('invoice.payment_failed', invoice);
    return undefined;
  }
  keepPayment(emulator, invoice, intent.id);
  settleInvoice(emulator, invoice);
  return intent.id;
}
