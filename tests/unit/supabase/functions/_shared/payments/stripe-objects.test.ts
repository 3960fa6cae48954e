import { describe, expect, test } from 'vitest';
import {
  toCheckout,
  toInvoice,
  toSubscription,
} from '@/supabase/functions/_shared/payments/stripe-objects.ts';

const USER_ID = '3f0f9a54-5a0e-4b59-8f5c-0a8f4f9f1c11';
const ASKED = new Date('2026-11-20T00:00:00Z');
const price = { id: 'price_1', metadata: { planKey: 'pro' } };
const item = { id: 'si_1', price, current_period_start: 1_793_491_200, current_period_end: 1_796_083_200 };
const subscription = {
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  metadata: { userId: USER_ID, planKey: 'starter' },
  cancel_at_period_end: false,
  cancel_at: null,
  items: { data: [item] },
};

describe('a subscription', () => {
  test('has its period from its item, its plan from the price, and the time it was asked', () => {
    expect(toSubscription(subscription, ASKED)).toEqual({
      id: 'sub_1',
      customerId: 'cus_1',
      userId: USER_ID,
      plan: 'pro',
      status: 'active',
      itemId: 'si_1',
      periodStart: new Date(1_793_491_200_000),
      periodEnd: new Date(1_796_083_200_000),
      cancelAtPeriodEnd: false,
      changeWaits: false,
      fetchedAt: ASKED,
    });
  });

  test('may hold its customer whole, and is cancelled by a day as well as by the period', () => {
    const read = toSubscription(
      { ...subscription, customer: { id: 'cus_2' }, cancel_at: 1_796_083_200 },
      ASKED,
    );
    expect(read).toMatchObject({ customerId: 'cus_2', cancelAtPeriodEnd: true });
  });

  test('of another price is on the plan it began with, or on none of ours', () => {
    const items = { data: [{ ...item, price: { id: 'price_x', metadata: { planKey: 'golden' } } }] };
    expect(toSubscription({ ...subscription, items }, ASKED).plan).toBe('starter');
    expect(toSubscription({ ...subscription, items, metadata: {} }, ASKED)).toMatchObject({
      plan: undefined,
      userId: undefined,
    });
  });

  test.each([
    { ...subscription, items: { data: [] } },
    { ...subscription, status: undefined },
    { error: { message: 'no' } },
    null,
  ])('is not read from %j', (odd) => {
    expect(() => toSubscription(odd, ASKED)).toThrow();
  });
});

const invoice = {
  id: 'in_1',
  customer: 'cus_1',
  status: 'paid',
  billing_reason: 'subscription_cycle',
  attempted: true,
  amount_paid: 1_599,
  amount_due: 1_599,
  total: 1_599,
  currency: 'usd',
  created: 1_793_491_200,
  number: 'W-1',
  metadata: null,
  status_transitions: { paid_at: 1_793_491_205 },
  parent: { subscription_details: { subscription: { id: 'sub_1' }, metadata: { userId: USER_ID } } },
  lines: { data: [{ amount: 1_599, pricing: { price_details: { price } }, parent: null }] },
};

describe('an invoice', () => {
  test('names its subscription by its parent, its payer by our note, its price by its line', () => {
    expect(toInvoice(invoice)).toMatchObject({
      subscriptionId: 'sub_1',
      userId: USER_ID,
      isPaid: true,
      hasFailed: false,
      extraPlan: undefined,
      paidAt: new Date(1_793_491_205_000),
      lines: [{ amountCents: 1_599, isProration: false, priceId: 'price_1' }],
    });
  });

  test('is an extra purchase only by our own note', () => {
    const noted = { ...invoice, parent: null, metadata: { kind: 'extra', planKey: 'pro', userId: USER_ID } };
    expect(toInvoice(noted)).toMatchObject({ extraPlan: 'pro', userId: USER_ID, subscriptionId: undefined });
    expect(toInvoice({ ...noted, metadata: { planKey: 'pro' } }).extraPlan).toBeUndefined();
    expect(toInvoice({ ...noted, metadata: { kind: 'extra', planKey: 'free' } }).extraPlan).toBeUndefined();
  });

  test('is worth what it came to, whatever a balance paid of it; never less than was paid', () => {
    expect(toInvoice({ ...invoice, amount_paid: 99 })).toMatchObject({ paidCents: 99, totalCents: 1_599 });
    expect(toInvoice({ ...invoice, amount_paid: 0, total: -1_000 })).toMatchObject({ totalCents: 0 });
  });

  test('that was tried and is open has failed; one not tried yet has not', () => {
    const open = { ...invoice, status: 'open', status_transitions: {} };
    expect(toInvoice(open)).toMatchObject({ isPaid: false, hasFailed: true, paidAt: undefined });
    expect(toInvoice({ ...open, attempted: false })).toMatchObject({ isPaid: false, hasFailed: false });
  });

  test('with a user that is no id names nobody', () => {
    const metadata = { userId: "' or 1=1 --" };
    expect(toInvoice({ ...invoice, parent: null, metadata }).userId).toBeUndefined();
  });
});

test.each([
  ['open', 'unpaid', 'open'],
  ['complete', 'paid', 'paid'],
  ['complete', 'no_payment_required', 'paid'],
  ['complete', 'unpaid', 'unpaid'],
  ['expired', 'unpaid', 'expired'],
])('a visit that is %s and %s counts as %s', (status, paymentStatus, expected) => {
  const visit = { client_reference_id: USER_ID, status, payment_status: paymentStatus, invoice: 'in_1' };
  expect(toCheckout(visit)).toMatchObject({ userId: USER_ID, status: expected, invoiceId: 'in_1' });
});
