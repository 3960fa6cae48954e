import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  allHandled,
  becomes,
  billingCall,
  chargeOf,
  control,
  deliverNormally,
  openPage,
  payPage,
  provider,
  readAccount,
  readPayments,
  subscriber,
} from './billing-shop.ts';
import { call, createUser, owner } from './database.ts';

afterEach(deliverNormally);
afterAll(() => owner.end());

describe('W8: money given back', () => {
  test('by refund calls back its share of the credits, in parts and whole, and no more than is there', async () => {
    const user = await subscriber();
    const charge = await chargeOf(user.customerId);
    await provider.refunds.create({ charge, amount: 500 });
    await becomes(user.userId, { credits: 5_750 - Math.floor((5_500 * 500) / 1_099) });
    await call('spend_credits', { user_id: user.userId, amount: 3_000, reason: 'enhance', key: 'spent' });
    await provider.refunds.create({ charge });
    await becomes(user.userId, { credits: 0 });
    await allHandled();
    expect(await readPayments(user.userId)).toMatchObject([{ status: 'Refunded' }]);
    const paid = await billingCall(`GET payment?payment_id=${user.visit}`, undefined, user.jwt);
    expect(paid.body).toEqual({ status: 'failed' });
  });

  test('by a chargeback takes the credits; lost they stay away', async () => {
    const user = await subscriber();
    const charge = await chargeOf(user.customerId);
    await control(`dispute/${charge}`, { status: 'needs_response' });
    await becomes(user.userId, { credits: 250 });
    await control(`dispute/${charge}`, { status: 'lost' });
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ credits: 250 });
    expect(await readPayments(user.userId)).toMatchObject([{ status: 'Disputed' }]);
  });

  test.each(['forward', 'reverse'])('by a chargeback that is won comes back once (%s)', async (order) => {
    const user = await subscriber();
    const charge = await chargeOf(user.customerId);
    await control('webhooks', { hold: true });
    await control(`dispute/${charge}`, { status: 'needs_response' });
    if (order === 'forward') {
      await control('webhooks/release');
      await becomes(user.userId, { credits: 250 });
    }
    await control(`dispute/${charge}`, { status: 'won' });
    await control('webhooks/release', { order });
    await becomes(user.userId, { credits: 5_750 });
    await allHandled();
    const { data } = await provider.events.list({ type: 'charge.dispute.closed', limit: 1 });
    expect(await control(`redeliver/${data[0]?.id}`)).toEqual({ status: 200 });
    expect(await readAccount(user.userId)).toMatchObject({ credits: 5_750 });
    expect(await readPayments(user.userId)).toMatchObject([{ status: 'Paid' }]);
  });

  test('heard of before the payment itself has the same result', async () => {
    const user = await createUser();
    await control('webhooks', { hold: true });
    await payPage(await openPage(user, 'starter'));
    const [row] = await owner<{ id: string }[]>`
      select customer_id as id from public.billing_customers where user_id = ${user.userId}`;
    await provider.refunds.create({ charge: await chargeOf(row?.id ?? '') });
    await control('webhooks/release', { order: 'reverse' });
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter', credits: 250 });
    expect(await readPayments(user.userId)).toMatchObject([{ status: 'Refunded' }]);
  });
});
