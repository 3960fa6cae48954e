import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentsHarness } from '@/tests/support/payments-emulator.ts';

let harness: PaymentsHarness;
beforeEach(async () => {
  harness = await PaymentsHarness.start();
});
afterEach(() => harness.stop());

async function shown(address: string): Promise<string> {
  const response = await fetch(new URL(address, harness.payments.url));
  expect(response.status).toBe(200);
  return response.text();
}

test('a smaller plan waits for the end of the period where that is set up, and the portal drops it', async () => {
  const { stripe } = harness;
  const { customer, subscription } = await harness.subscribe('business');
  const { data } = await stripe.billingPortal.configurations.list({ active: true });
  const item = subscription.items.data[0];
  const price = (await harness.price('starter')).id;
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: data.find(({ metadata }) => metadata?.whetstone === 'plans')?.id ?? 'none',
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: item?.id ?? '', price, quantity: 1 }],
      },
    },
  });
  const entered = await fetch(portal.url, { redirect: 'manual' });
  const confirmPath = entered.headers.get('location') ?? '';
  expect(await shown(confirmPath)).toContain('$0.00<small class="soft"> due now');
  expect((await harness.submit(confirmPath, {})).status).toBe(303);
  expect((await harness.submit(confirmPath, {})).status).toBe(303);
  const waiting = await stripe.subscriptions.retrieve(subscription.id);
  expect(waiting.items.data[0]?.price.id).toBe(item?.price.id);
  expect(await stripe.subscriptionSchedules.retrieve(String(waiting.schedule))).toMatchObject({
    status: 'active',
    phases: [{}, { items: [{ price }] }],
  });
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
  const path = new URL(portal.url).pathname;
  expect(await shown(path)).toContain('Changes to Whetstone Starter');
  await harness.submit(`${path}/keep/${subscription.id}`, {});
  expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});
