import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  allHandled,
  becomes,
  billingCall,
  chargeOf,
  control,
  deliver,
  deliverNormally,
  eventBody,
  openPage,
  payPage,
  provider,
  readAccount,
  readPayments,
  silentPurchase,
  subscriber,
} from './billing-shop.ts';
import { call, createAccount, owner, payInvoice } from './database.ts';

afterEach(deliverNormally);
afterAll(() => owner.end());

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const decide = async (user: Subscriber, status: 'needs_response' | 'lost' | 'won', charge?: string) =>
  String((await control(`dispute/${charge ?? (await chargeOf(user.customerId))}`, { status })).id);
const tell = (type: string, id: string) =>
  deliver(eventBody(`evt_${crypto.randomUUID()}`, `charge.dispute.${type}`, { id }));
const askCheckout = (user: { jwt: string }, planKey = 'pro') =>
  billingCall('POST checkout', { planKey }, user.jwt);
const reopen = async (userId: string) => {
  const [row] = await owner<{ count: number }[]>`select public.reopen_purchases(${userId}) as count`;
  return row?.count;
};
const runningAtProvider = async (customer: string) =>
  (await provider.subscriptions.list({ customer, limit: 10 })).data.length;

/** A subscriber whose bank took the money back for good. */
async function loser() {
  const user = await subscriber();
  const charge = await chargeOf(user.customerId);
  const disputeId = await decide(user, 'lost', charge);
  await becomes(user.userId, { plan: 'free' });
  await allHandled();
  return { ...user, charge, disputeId };
}

describe('a chargeback that was lost', () => {
  test('ends the plan here and at the provider, and sells nothing more', async () => {
    const user = await loser();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free', credits: 250 });
    expect(await runningAtProvider(user.customerId)).toBe(0);
    for (const plan of ['starter', 'pro']) {
      const { status, body } = await askCheckout(user, plan);
      expect([status, body.code]).toEqual([403, 'purchases_closed']);
    }
    expect((await billingCall('POST resume', undefined, user.jwt)).body.code).toBe('no_subscription');
    expect((await billingCall('POST portal', undefined, user.jwt)).status).toBe(200);
  });

  test('while undecided it leaves the plan and the shop as they are', async () => {
    const user = await subscriber();
    await decide(user, 'needs_response');
    await becomes(user.userId, { credits: 250 });
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter' });
    expect((await askCheckout(user)).status).toBe(200);
  });

  test('closes the page that was open when it was lost', async () => {
    const user = await subscriber();
    const page = await openPage(user, 'starter');
    await decide(user, 'lost');
    await becomes(user.userId, { plan: 'free' });
    await allHandled();
    expect((await payPage(page)).visit).toBe('');
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free', credits: 250 });
  });

  test('leaves no page open that checkout was opening meanwhile', async () => {
    const user = await subscriber();
    const charge = await chargeOf(user.customerId);
    const calls = Array.from({ length: 6 }, () => askCheckout(user, 'starter'));
    const [, ...answers] = await Promise.all([decide(user, 'lost', charge), ...calls]);
    await becomes(user.userId, { plan: 'free' });
    await allHandled();
    expect(answers.map(({ status }) => status).filter((status) => status >= 500 && status !== 503)).toEqual(
      [],
    );
    const open = await provider.checkout.sessions.list({ customer: user.customerId, status: 'open' });
    expect(open.data).toEqual([]);
    expect((await askCheckout(user)).body.code).toBe('purchases_closed');
  });

  test.each(['forward', 'reverse'])(
    'has one effect however often and late it is told (%s)',
    async (order) => {
      const user = await subscriber();
      await control('webhooks', { hold: true, duplicate: 3 });
      await decide(user, 'needs_response');
      await decide(user, 'lost');
      await control('webhooks/release', { order });
      await becomes(user.userId, { plan: 'free', credits: 250 });
      await allHandled();
      expect((await askCheckout(user)).body.code).toBe('purchases_closed');
      expect(await readPayments(user.userId)).toMatchObject([{ status: 'Disputed' }]);
    },
  );

  test('told before the purchase itself has the same end', async () => {
    const user = await silentPurchase();
    const subscription = await provider.subscriptions.retrieve(user.subscriptionId);
    const customerId = String(subscription.customer);
    const { id } = await control(`dispute/${await chargeOf(customerId)}`, { status: 'lost' });
    expect((await tell('closed', String(id))).status).toBe(200);
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free', credits: 250 });
    await deliverNormally();
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free', credits: 250 });
    expect(await runningAtProvider(customerId)).toBe(0);
  });

  test('and won after all opens the shop and gives the credits back; the plan stays ended', async () => {
    const user = await loser();
    await decide(user, 'won', user.charge);
    await becomes(user.userId, { credits: 5_750 });
    await allHandled();
    expect((await tell('created', user.disputeId)).status).toBe(200);
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free', credits: 5_750 });
    expect((await askCheckout(user)).status).toBe(200);
  });

  test('is forgiven by the operator alone; told again it ends nothing', async () => {
    const user = await loser();
    expect((await user.client.rpc('reopen_purchases', { user_id: user.userId })).error?.code).toBe('42501');
    expect(await reopen(user.userId)).toBe(1);
    expect(await reopen(user.userId)).toBe(0);
    await payPage(await openPage(user, 'pro'));
    await becomes(user.userId, { plan: 'pro' });
    expect((await tell('closed', user.disputeId)).status).toBe(200);
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'pro' });
    expect((await askCheckout(user)).status).toBe(200);
  });
});

describe('the books of lost disputes', () => {
  const lose = (invoiceId: string, disputeId: string) =>
    call<{ outcome: string }>('apply_dispute', {
      event_id: null,
      invoice_id: invoiceId,
      dispute_id: disputeId,
      amount: 10.99,
      lost: true,
    });
  const win = (invoiceId: string, disputeId: string) =>
    call('apply_dispute_won', { event_id: null, invoice_id: invoiceId, dispute_id: disputeId });
  const isClosed = async (userId: string) =>
    (await call<{ purchasesClosed: boolean }>('read_billing_account', { user_id: userId })).purchasesClosed;

  test('keep the shop shut while any one of them is lost, whatever the order', async () => {
    const { userId } = await createAccount();
    const [first, second] = ['in', 'in'].map((name) => `${name}_${crypto.randomUUID()}`) as [string, string];
    for (const invoiceId of [first, second]) await payInvoice(userId, invoiceId);
    expect(await isClosed(userId)).toBe(false);
    await Promise.all([lose(first, 'dp_1'), lose(second, 'dp_2'), lose(first, 'dp_1')]);
    await win(first, 'dp_1');
    expect(await isClosed(userId)).toBe(true);
    await win(second, 'dp_2');
    expect(await isClosed(userId)).toBe(false);
    // Older news of a dispute that was won.
    await lose(first, 'dp_1');
    expect(await isClosed(userId)).toBe(false);
  });
});
