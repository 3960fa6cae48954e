import { afterAll, describe, expect, test } from 'vitest';
import { paymentRow } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { call, createAccount, createUser, owner, payInvoice, readLedger } from './database.ts';

afterAll(() => owner.end());

const STRANGER = '00000000-0000-4000-8000-000000000000';
const id = (name: string) => `${name}_${crypto.randomUUID()}`;
const claim = (eventId: string) =>
  call<boolean>('claim_stripe_event', { event_id: eventId, event_type: 'invoice.paid' });
const finish = (eventId: string, error: string | null = null) =>
  call('finish_stripe_event', { event_id: eventId, error });
const refund = (invoiceId: string, refunded: number, eventId: string | null = null) =>
  call<{ outcome: string; credits?: number }>('apply_refund', {
    event_id: eventId,
    invoice_id: invoiceId,
    refunded,
  });

async function readEvent(eventId: string) {
  const [event] = await owner<{ handled: boolean; error: string | null }[]>`
    select handled_at is not null as handled, error from public.stripe_events where id = ${eventId}`;
  return event;
}

describe('an event', () => {
  test('is work until it was handled, however often it comes', async () => {
    const eventId = id('evt');
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(eventId)));
    expect(claims).toEqual(Array(10).fill(true));
    await finish(eventId, 'network_error');
    expect([await claim(eventId), await readEvent(eventId)]).toEqual([
      true,
      { handled: false, error: 'network_error' },
    ]);
    await finish(eventId);
    expect([await claim(eventId), await readEvent(eventId)]).toEqual([false, { handled: true, error: null }]);
  });

  test('is handled together with its effect, or not at all', async () => {
    const { userId } = await createAccount();
    const eventId = id('evt');
    const invoiceId = id('in');
    await claim(eventId);
    const killed = owner.begin(async (sql) => {
      await sql`select public.apply_invoice_paid(${eventId}, ${invoiceId}, ${userId}, 'sub_x', 'starter', 10.99, 'usd', now())`;
      throw new Error('killed before the commit');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await readEvent(eventId), (await readLedger(userId)).credits]).toEqual([
      { handled: false, error: null },
      250,
    ]);
    await payInvoice(userId, invoiceId, { event_id: eventId });
    expect([await readEvent(eventId), (await readLedger(userId)).credits]).toEqual([
      { handled: true, error: null },
      5_750,
    ]);
  });
});

describe('a paid invoice', () => {
  test.each(['starter', 'pro', 'business'] as const)('grants the month of %s once', async (plan) => {
    const { userId } = await createAccount();
    const invoiceId = id('in');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => payInvoice(userId, invoiceId, { plan })),
    );
    const outcomes = answers.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(9).fill('duplicate'), 'granted']);
    const credits = 250 + plans[plan].monthlyCredits;
    expect(await readLedger(userId)).toEqual({ credits, sum: credits, entries: 2 });
  });

  test('is shown to its payer with amount, currency and papers', async () => {
    const user = await createUser();
    const invoiceId = id('in');
    await payInvoice(user.userId, invoiceId, {
      currency: 'USD',
      number: 'W-0001',
      hosted_invoice_url: 'https://pay.example/i',
      invoice_pdf: 'https://pay.example/i.pdf',
    });
    const { data } = await user.client.from('payments').select('*');
    expect(data?.map((row) => paymentRow.parse(row))).toMatchObject([
      { id: invoiceId, amount: 10.99, currency: 'usd', status: 'Paid', number: 'W-0001', credits: 5_500 },
    ]);
  });

  test('that is no new month is recorded and grants nothing', async () => {
    const { userId } = await createAccount();
    expect(await payInvoice(userId, id('in'), { credits: 0 })).toEqual({ outcome: 'recorded', credits: 250 });
    expect((await readLedger(userId)).entries).toBe(1);
  });

  test('of nobody we know changes nothing and is not asked for again', async () => {
    const eventId = id('evt');
    await claim(eventId);
    expect(await payInvoice(STRANGER, id('in'), { event_id: eventId })).toEqual({ outcome: 'unknown_user' });
    expect(await readEvent(eventId)).toEqual({ handled: true, error: null });
  });

  test.each([-1, 14_501, 2 ** 31])('cannot grant %d', async (credits) => {
    const { userId } = await createAccount();
    await expect(payInvoice(userId, id('in'), { credits })).rejects.toBeDefined();
    expect((await readLedger(userId)).credits).toBe(250);
  });

  test('is nobody else’s when its id comes with another account', async () => {
    const [payer, other] = await Promise.all([createAccount(), createAccount()]);
    const invoiceId = id('in');
    await payInvoice(payer.userId, invoiceId);
    expect((await payInvoice(other.userId, invoiceId)).outcome).toBe('duplicate');
    expect((await readLedger(other.userId)).credits).toBe(250);
    expect(await call('read_payment_status', { user_id: other.userId, invoice_id: invoiceId })).toBeNull();
    expect(await call('read_payment_status', { user_id: payer.userId, invoice_id: invoiceId })).toBe('Paid');
  });

  test('after a failed try replaces it; a failure that comes late changes nothing', async () => {
    const { userId } = await createAccount();
    const invoiceId = id('in');
    const failed = () =>
      call<{ outcome: string }>('apply_invoice_failed', {
        event_id: null,
        invoice_id: invoiceId,
        user_id: userId,
        subscription_id: 'sub_x',
        plan: 'starter',
        amount: 10.99,
        currency: 'usd',
        failed_at: new Date(),
      });
    const status = () => call('read_payment_status', { user_id: userId, invoice_id: invoiceId });
    expect([(await failed()).outcome, await status()]).toEqual(['recorded', 'Failed']);
    expect((await payInvoice(userId, invoiceId)).outcome).toBe('granted');
    expect([(await failed()).outcome, await status()]).toEqual(['duplicate', 'Paid']);
    expect((await readLedger(userId)).credits).toBe(5_750);
  });
});

describe('a refund', () => {
  test('in full calls back what the payment bought, once', async () => {
    const { userId } = await createAccount();
    const invoiceId = id('in');
    await payInvoice(userId, invoiceId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(invoiceId, 10.99)));
    expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect(await readLedger(userId)).toEqual({ credits: 250, sum: 250, entries: 3 });
    expect(await call('read_payment_status', { user_id: userId, invoice_id: invoiceId })).toBe('Refunded');
  });

  test('in parts calls back their shares', async () => {
    const { userId } = await createAccount();
    const invoiceId = id('in');
    await payInvoice(userId, invoiceId, { amount: 10 });
    expect((await refund(invoiceId, 5)).credits).toBe(250 + 2_750);
    expect((await refund(invoiceId, 10)).credits).toBe(250);
  });

  test('of what the card paid beside a balance calls back its share of the whole invoice', async () => {
    const { userId } = await createAccount();
    const invoiceId = id('in');
    await payInvoice(userId, invoiceId, { amount: 0.99, total: 10.99 });
    expect((await refund(invoiceId, 0.99)).credits).toBe(250 + 5_500 - 495);
    expect(await call('read_payment_status', { user_id: userId, invoice_id: invoiceId })).toBe('Refunded');
  });

  test('leaves what was spent, and never takes later what was not there', async () => {
    const { userId } = await createAccount();
    const invoiceId = id('in');
    await payInvoice(userId, invoiceId);
    await call('spend_credits', { user_id: userId, amount: 5_700, reason: 'x', key: 'big' });
    expect(await refund(invoiceId, 10.99)).toEqual({ outcome: 'applied', credits: 0 });
    await call('grant_credits', { user_id: userId, amount: 100, reason: 'gift', key: 'gift' });
    expect((await refund(invoiceId, 10.99)).outcome).toBe('duplicate');
    expect(await readLedger(userId)).toMatchObject({ credits: 100, sum: 100 });
  });

  test('that comes before its payment stays open', async () => {
    const eventId = id('evt');
    await claim(eventId);
    expect((await refund(id('in'), 1, eventId)).outcome).toBe('unknown_payment');
    expect(await claim(eventId)).toBe(true);
  });
});

test('an account keeps its first customer, and the customer leads back to it', async () => {
  const { userId, email } = await createAccount({ first_name: 'Ana', last_name: 'Ruiz' });
  const customers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      call<string>('set_billing_customer', { user_id: userId, customer_id: `cus_${userId}_${index}` }),
    ),
  );
  const [customerId = ''] = customers;
  expect(new Set(customers).size).toBe(1);
  expect(await call('find_billing_user', { customer_id: customerId })).toBe(userId);
  expect(await call('read_billing_account', { user_id: userId })).toEqual({
    userId,
    email,
    name: 'Ana Ruiz',
    plan: 'free',
    customerId,
    subscription: null,
    purchasesClosed: false,
  });
  expect(await call('read_billing_account', { user_id: STRANGER })).toBeNull();
});
