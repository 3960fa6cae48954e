import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsHarness } from '@/tests/support/payments-emulator.ts';

let harness: PaymentsHarness;
beforeEach(async () => {
  harness = await PaymentsHarness.start();
});
afterEach(() => harness.stop());

const SITE = 'http://127.0.0.1:5173';
const MARKUP = `<img src=x onerror=alert(1)>"'&`;

async function shown(address: string): Promise<string> {
  const response = await fetch(new URL(address, harness.payments.url));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  return response.text();
}

async function confirmFlow(planKey: string, card?: string) {
  const { customer, subscription } = await harness.subscribe('starter', card);
  const portal = await harness.stripe.billingPortal.sessions.create({
    configuration: await harness.portalConfiguration(),
    customer: customer.id,
    return_url: `${SITE}/subscription`,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [
          { id: subscription.items.data[0]?.id ?? '', price: (await harness.price(planKey)).id, quantity: 1 },
        ],
      },
      after_completion: { type: 'redirect', redirect: { return_url: `${SITE}/subscription?changed` } },
    },
  });
  const entered = await fetch(portal.url, { redirect: 'manual' });
  expect(entered.status).toBe(303);
  const confirmPath = entered.headers.get('location') ?? '';
  return { customer, subscription, portal, confirmPath };
}

describe('the page that confirms a change of plan', () => {
  test('names the sum due now; confirming pays it and goes back to the site', async () => {
    const { subscription, confirmPath } = await confirmFlow('business');
    const text = await shown(confirmPath);
    expect(text).toContain('Change to Whetstone Business');
    expect(text).toContain('$10.00<small class="soft"> due now');
    const response = await harness.submit(confirmPath, {});
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${SITE}/subscription?changed`);
    const changed = await harness.stripe.subscriptions.retrieve(subscription.id);
    expect(changed.items.data[0]?.price.metadata.planKey).toBe('business');
    expect(await harness.stripe.invoices.retrieve(String(changed.latest_invoice))).toMatchObject({
      billing_reason: 'subscription_update',
      amount_paid: 1_000,
    });
    await harness.submit(confirmPath, {});
    const { data } = await harness.stripe.invoices.list({ subscription: subscription.id });
    expect(data).toHaveLength(2);
  });

  test('changes nothing where the card does not pay', async () => {
    const { subscription, confirmPath } = await confirmFlow('pro', '4000 0000 0000 0341');
    const response = await harness.submit(confirmPath, {});
    expect(response.status).toBe(402);
    expect(await response.text()).toContain('Your card was declined.');
    const same = await harness.stripe.subscriptions.retrieve(subscription.id);
    expect(same).toMatchObject({ status: 'active' });
    expect(same.items.data[0]?.price.metadata.planKey).toBe('starter');
  });

  test("is not opened for another customer's subscription, nor for no change", async () => {
    const { subscription } = await harness.subscribe('starter');
    const other = await harness.stripe.customers.create({});
    const flow = async (customer: string, planKey: string) =>
      harness.stripe.billingPortal.sessions.create({
        configuration: await harness.portalConfiguration(),
        customer,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [
              {
                id: subscription.items.data[0]?.id ?? '',
                price: (await harness.price(planKey)).id,
                quantity: 1,
              },
            ],
          },
        },
      });
    await expect(flow(other.id, 'pro')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(flow(String(subscription.customer), 'starter')).rejects.toThrow('no changes');
  });
});

describe('the portal', () => {
  async function openPortal(card?: string) {
    const { customer, subscription } = await harness.subscribe('pro', card);
    const portal = await harness.stripe.billingPortal.sessions.create({
      configuration: await harness.portalConfiguration(),
      customer: customer.id,
      return_url: `${SITE}/billing`,
    });
    return { customer, subscription, portal, path: new URL(portal.url).pathname };
  }

  test('cancels at the end of the period, and takes that back', async () => {
    const { subscription, path } = await openPortal();
    expect(await shown(path)).toContain('Whetstone Pro');
    await harness.submit(`${path}/cancel/${subscription.id}`, {});
    expect((await harness.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
    expect(await shown(path)).toContain('Keep the plan');
    await harness.submit(`${path}/renew/${subscription.id}`, {});
    expect((await harness.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
  });

  test('pays an open invoice with a new card', async () => {
    const { subscription, path } = await openPortal('4000 0000 0000 0341');
    await harness.control(`advance/${subscription.id}`);
    expect(await shown(path)).toContain('The last payment failed');
    const refused = await harness.submit(`${path}/card`, { card: '4000 0000 0000 0002' });
    expect(refused.status).toBe(402);
    await harness.submit(`${path}/card`, { card: '5555 5555 5555 4444' });
    expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await shown(path)).toContain('Mastercard ending in 4444');
  });

  test('acts for its own customer alone', async () => {
    const { subscription } = await openPortal();
    const stranger = await harness.stripe.customers.create({});
    const foreign = await harness.stripe.billingPortal.sessions.create({
      configuration: await harness.portalConfiguration(),
      customer: stranger.id,
    });
    const path = new URL(foreign.url).pathname;
    expect((await harness.submit(`${path}/cancel/${subscription.id}`, {})).status).toBe(404);
    expect((await harness.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
  });
});

describe('an invoice', () => {
  test('has a page', async () => {
    const { session } = await harness.subscribe();
    const invoice = await harness.stripe.invoices.retrieve(String(session.invoice));
    const text = await shown(invoice.hosted_invoice_url ?? '');
    expect(text).toContain(invoice.number ?? 'no number');
    expect(text).toContain('$10.99');
  });
});

test('markup in what people type is text on every page', async () => {
  const { stripe } = harness;
  const customer = await stripe.customers.create({ name: MARKUP, email: MARKUP });
  const product = await stripe.products.create({ name: MARKUP, description: MARKUP });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
    lookup_key: 'markup',
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${SITE}/?a="><script>`,
    cancel_url: `${SITE}/?b="><script>alert(1)</script>`,
  });
  const pages = [await shown(session.url ?? '')];
  const declined = await harness.submit(`/c/pay/${session.id}`, {
    card: MARKUP,
    email: MARKUP,
    name: MARKUP,
  });
  expect(declined.status).toBe(402);
  pages.push(await declined.text());
  await harness.submit(`/c/pay/${session.id}`, { card: '4242424242424242', email: MARKUP, name: MARKUP });
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  const portal = await stripe.billingPortal.sessions.create({
    configuration: await harness.portalConfiguration(),
    customer: customer.id,
  });
  pages.push(await shown(portal.url), await shown(`/i/${paid.invoice}`));
  pages.push(await shown(`${new URL(portal.url).pathname}/cancel/${paid.subscription}`));
  for (const text of pages) {
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toMatch(/<img|<script/);
  }
});
