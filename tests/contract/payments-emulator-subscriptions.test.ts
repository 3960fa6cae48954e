import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsHarness } from '@/tests/support/payments-emulator.ts';

let harness: PaymentsHarness;
beforeEach(async () => {
  harness = await PaymentsHarness.start();
});
afterEach(() => harness.stop());

function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error('The subscription has no item.');
  return item;
}

async function latestInvoice(subscriptionId: string): Promise<Stripe.Invoice> {
  const { latest_invoice } = await harness.stripe.subscriptions.retrieve(subscriptionId);
  return harness.stripe.invoices.retrieve(String(latest_invoice));
}

describe('the end of a period', () => {
  test('renews: the next period follows the last, with an invoice of its own', async () => {
    const { subscription } = await harness.subscribe('pro');
    const before = itemOf(subscription);
    expect((await harness.control(`advance/${subscription.id}`)).status).toBe(200);
    const renewed = await harness.stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(renewed).current_period_start).toBe(before.current_period_end);
    expect(itemOf(renewed).current_period_end).toBeGreaterThan(before.current_period_end);
    const invoice = await latestInvoice(subscription.id);
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_cycle',
      status: 'paid',
      amount_paid: 1_599,
    });
    expect(invoice.lines.data[0]?.period).toEqual({
      start: itemOf(renewed).current_period_start,
      end: itemOf(renewed).current_period_end,
    });
  });

  test('fails with a card that pays the first time only, and recovers with a better one', async () => {
    const { stripe, receiver } = harness;
    const { subscription, customer } = await harness.subscribe('starter', '4000 0000 0000 0341');
    expect(subscription.status).toBe('active');
    await harness.control(`advance/${subscription.id}`);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const failed = await latestInvoice(subscription.id);
    expect(failed).toMatchObject({
      status: 'open',
      amount_paid: 0,
      amount_remaining: 1_099,
      attempt_count: 1,
    });
    await receiver.untilType('invoice.payment_failed');
    await harness.control(`advance/${subscription.id}`, { card: 'good' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await latestInvoice(subscription.id)).toMatchObject({
      id: failed.id,
      status: 'paid',
      attempt_count: 2,
    });
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
  });

  test('ends the subscription when its invoice failed four times', async () => {
    const { subscription } = await harness.subscribe();
    for (let attempt = 0; attempt < 4; attempt += 1)
      await harness.control(`advance/${subscription.id}`, { card: 'declined' });
    const ended = await harness.stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    await harness.receiver.untilType('customer.subscription.deleted');
  });

  test('ends what was cancelled, and not what was resumed in time', async () => {
    const { stripe, receiver } = harness;
    const { subscription } = await harness.subscribe();
    const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(cancelled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: itemOf(subscription).current_period_end,
    });
    const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await harness.control(`advance/${subscription.id}`);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await harness.control(`advance/${subscription.id}`);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended.status).toBe('canceled');
    expect(ended.ended_at).not.toBeNull();
    const deleted = JSON.parse((await receiver.untilType('customer.subscription.deleted')).body);
    expect(deleted.data.object.status).toBe('canceled');
    expect((await harness.control(`advance/${subscription.id}`)).status).toBe(400);
  });
});

describe('an end', () => {
  test('at once is final', async () => {
    const { stripe } = harness;
    const { subscription } = await harness.subscribe();
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toThrow('canceled subscription');
  });

  test('of a customer ends what ran for him', async () => {
    const { stripe } = harness;
    const { subscription, customer } = await harness.subscribe();
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    await harness.receiver.untilType('customer.deleted');
  });
});

describe('money given back', () => {
  async function paidCharge() {
    const { customer } = await harness.subscribe('pro');
    const charge = (await harness.stripe.charges.list({ customer: customer.id })).data[0];
    if (!charge) throw new Error('Nothing was charged.');
    return charge;
  }

  test('in parts, until nothing is left', async () => {
    const { stripe, receiver } = harness;
    const charge = await paidCharge();
    expect(await stripe.refunds.create({ charge: charge.id, amount: 599 })).toMatchObject({ amount: 599 });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 599, refunded: false });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 1_001 })).rejects.toThrow(
      'Refund amount ($10.01) is greater than unrefunded amount on charge ($10.00)',
    );
    await stripe.refunds.create({ charge: charge.id });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 1_599,
      refunded: true,
    });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await receiver.until((all) => all.filter(({ type }) => type === 'charge.refunded').length === 2);
  });

  test.each(['won', 'lost'] as const)('a dispute is opened, then %s', async (status) => {
    const { stripe, receiver } = harness;
    const charge = await paidCharge();
    await harness.control(`dispute/${charge.id}`, { status: 'needs_response' });
    const opened = JSON.parse((await receiver.untilType('charge.dispute.created')).body).data.object;
    expect(await stripe.disputes.retrieve(opened.id)).toMatchObject({
      status: 'needs_response',
      amount: 1_599,
      charge: charge.id,
      payment_intent: charge.payment_intent,
    });
    expect((await stripe.charges.retrieve(charge.id)).disputed).toBe(true);
    await harness.control(`dispute/${charge.id}`, { status });
    const closed = JSON.parse((await receiver.untilType('charge.dispute.closed')).body).data.object;
    expect(closed).toMatchObject({ id: opened.id, status });
    expect((await harness.control(`dispute/${charge.id}`, { status })).status).toBe(400);
  });
});
