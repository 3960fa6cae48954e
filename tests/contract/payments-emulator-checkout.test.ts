import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsHarness } from '@/tests/support/payments-emulator.ts';

let harness: PaymentsHarness;
beforeEach(async () => {
  harness = await PaymentsHarness.start();
});
afterEach(() => harness.stop());

const RETURN = {
  success_url: 'http://127.0.0.1:5173/subscription?success=true&payment_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:5173/subscription',
};

async function openSubscriptionSession(planKey = 'starter') {
  const { stripe } = harness;
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'user-1',
    line_items: [{ price: (await harness.price(planKey)).id, quantity: 1 }],
    metadata: { userId: 'user-1', planKey },
    subscription_data: { metadata: { userId: 'user-1', planKey } },
    ...RETURN,
  });
  return { customer, session };
}

describe('a subscription bought on the hosted page', () => {
  test('is paid, invoiced and running, and the browser comes back with the session', async () => {
    const { stripe } = harness;
    const { customer, session } = await openSubscriptionSession();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 1_099 });
    const shown = await (await fetch(session.url ?? '')).text();
    expect(shown).toContain('Whetstone Starter');
    expect(shown).toContain('$10.99');
    const response = await harness.pay(session.id);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://127.0.0.1:5173/subscription?success=true&payment_id=${session.id}`,
    );
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const subscription = await stripe.subscriptions.retrieve(String(paid.subscription));
    expect(subscription).toMatchObject({
      status: 'active',
      metadata: { userId: 'user-1', planKey: 'starter' },
    });
    const item = subscription.items.data[0];
    expect(item?.price.metadata.planKey).toBe('starter');
    const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect(await stripe.invoices.retrieve(String(paid.invoice))).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 1_099,
      customer: customer.id,
      parent: { subscription_details: { subscription: subscription.id, metadata: { userId: 'user-1' } } },
    });
    expect((await stripe.customers.retrieve(customer.id)).id).toBe(customer.id);
  });

  test('tells the webhook all of it, signed as the vendor signs', async () => {
    const { receiver, stripe, payments } = harness;
    await harness.subscribe();
    await receiver.untilType('checkout.session.completed');
    await receiver.until((all) => all.length >= 7);
    expect([...receiver.types].sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    for (const { body, signature } of receiver.arrivals) {
      const event = await stripe.webhooks.constructEventAsync(body, signature, payments.webhookSecret);
      expect(event.api_version).toBe('2026-10-28.endive');
      await expect(
        stripe.webhooks.constructEventAsync(`${body} `, signature, payments.webhookSecret),
      ).rejects.toBeInstanceOf(Stripe.errors.StripeSignatureVerificationError);
    }
  });

  test('with a declined card nothing is sold; another card then pays the same session', async () => {
    const { stripe } = harness;
    const { customer, session } = await openSubscriptionSession('pro');
    const declined = await harness.pay(session.id, '4000 0000 0000 0002');
    expect(declined.status).toBe(402);
    const text = await declined.text();
    expect(text).toContain('Your card was declined.');
    expect(text).toContain('4000 0000 0000 0002');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await harness.pay(session.id)).status).toBe(303);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test('is sold once, however often the button is pressed', async () => {
    const { session, customer } = await openSubscriptionSession();
    const answers = await Promise.all([1, 2, 3, 4].map(() => harness.pay(session.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
    expect((await harness.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test('takes no card that could be a real one', async () => {
    const { session } = await openSubscriptionSession();
    const response = await harness.pay(session.id, '4111 1111 1111 1111');
    expect(response.status).toBe(402);
    expect(await response.text()).toContain('used a non test card');
  });
});

describe('a single purchase', () => {
  test('has an invoice that says what it was, and a way from its charge to that invoice', async () => {
    const { stripe } = harness;
    const customer = await stripe.customers.create({ email: 'ada@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: 1_599, product_data: { name: 'More credits' } },
          quantity: 1,
        },
      ],
      invoice_creation: {
        enabled: true,
        invoice_data: { metadata: { userId: 'user-1', planKey: 'pro', kind: 'extra' } },
      },
      ...RETURN,
    });
    expect((await harness.pay(session.id)).status).toBe(303);
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    const invoice = await stripe.invoices.retrieve(String(paid.invoice));
    expect(invoice.lines.data[0]).toMatchObject({ description: 'More credits', amount: 1_599 });
    expect(paid.subscription).toBeNull();
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'manual',
      amount_paid: 1_599,
      parent: null,
      metadata: { userId: 'user-1', planKey: 'pro', kind: 'extra' },
    });
    const intent = await stripe.paymentIntents.retrieve(String(paid.payment_intent));
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ amount: 1_599, paid: true, payment_intent: intent.id });
    expect('invoice' in charge).toBe(false);
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    expect(data.map(({ invoice }) => invoice)).toEqual([invoice.id]);
  });
});

describe('a session', () => {
  test('closed half-way sells nothing and can be expired once', async () => {
    const { stripe, receiver } = harness;
    const { customer, session } = await openSubscriptionSession();
    const open = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
    expect(open.data.map(({ id }) => id)).toEqual([session.id]);
    const expired = await stripe.checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('can be expired');
    expect((await harness.pay(session.id)).status).toBe(409);
    expect(await (await fetch(session.url ?? '')).text()).toContain('This page has expired');
    await receiver.untilType('checkout.session.expired');
  });

  test('refuses what the vendor refuses', async () => {
    const { stripe } = harness;
    const { id: customer } = await stripe.customers.create({});
    const recurring = { price: (await harness.price('starter')).id, quantity: 1 };
    await expect(
      stripe.checkout.sessions.create({ mode: 'payment', customer, line_items: [recurring], ...RETURN }),
    ).rejects.toThrow('passed a recurring price');
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: 'price_no', quantity: 1 }],
        ...RETURN,
      }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' });
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [recurring],
        success_url: 'javascript:alert(1)',
      }),
    ).rejects.toMatchObject({ code: 'url_invalid', param: 'success_url' });
    const unknown = {
      mode: 'subscription' as const,
      customer,
      line_items: [recurring],
      ...RETURN,
      succes_url: 'x',
    };
    await expect(stripe.checkout.sessions.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'succes_url',
    });
  });
});
