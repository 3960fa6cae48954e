import { afterAll, describe, expect, test } from 'vitest';
import { anonymous, call, createAccount, createUser, owner, payInvoice, readLedger } from './database.ts';

afterAll(() => owner.end());

interface Outcome {
  outcome: string;
  credits?: number;
}

const id = (name: string) => `${name}_${crypto.randomUUID()}`;
const dispute = (
  invoiceId: string,
  disputeId: string,
  { amount = 10.99, eventId = null as string | null } = {},
) =>
  call<Outcome>('apply_dispute', {
    event_id: eventId,
    invoice_id: invoiceId,
    dispute_id: disputeId,
    amount,
  });
const win = (invoiceId: string, disputeId: string, eventId: string | null = null) =>
  call<Outcome>('apply_dispute_won', { event_id: eventId, invoice_id: invoiceId, dispute_id: disputeId });
const refund = (invoiceId: string, refunded: number) =>
  call<Outcome>('apply_refund', { event_id: null, invoice_id: invoiceId, refunded });

/** An account that paid for a month of Starter: 250 and 5,500 credits. */
async function payer(changes: Record<string, unknown> = {}) {
  const { userId } = await createAccount();
  const invoiceId = id('in');
  await payInvoice(userId, invoiceId, changes);
  const status = () => call('read_payment_status', { user_id: userId, invoice_id: invoiceId });
  const credits = async () => {
    const ledger = await readLedger(userId);
    expect(ledger.sum).toBe(ledger.credits);
    return ledger.credits;
  };
  return { userId, invoiceId, disputeId: id('dp'), status, credits };
}

describe('a dispute', () => {
  test('takes what the payment bought, once, and is shown', async () => {
    const { invoiceId, disputeId, status, credits } = await payer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => dispute(invoiceId, disputeId)));
    expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect([await credits(), await status()]).toEqual([250, 'Disputed']);
  });

  test('won gives back what it took, once, and the payment stands', async () => {
    const { invoiceId, disputeId, status, credits } = await payer();
    await dispute(invoiceId, disputeId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => win(invoiceId, disputeId)));
    expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect([await credits(), await status()]).toEqual([5_750, 'Paid']);
  });

  test('won gives back no more than was still there to take', async () => {
    const { userId, invoiceId, disputeId, credits } = await payer();
    await call('spend_credits', { user_id: userId, amount: 5_000, reason: 'enhance', key: 'spent' });
    await dispute(invoiceId, disputeId);
    expect(await credits()).toBe(0);
    await win(invoiceId, disputeId);
    expect(await credits()).toBe(750);
  });

  test('whose end was heard before its beginning, or whose beginning comes late, takes nothing', async () => {
    const { invoiceId, disputeId, status, credits } = await payer();
    expect((await win(invoiceId, disputeId)).outcome).toBe('applied');
    expect((await dispute(invoiceId, disputeId)).outcome).toBe('duplicate');
    expect([await credits(), await status()]).toEqual([5_750, 'Paid']);
  });

  test('after a refund of a part takes and gives back the other part alone', async () => {
    const { invoiceId, disputeId, status, credits } = await payer({ amount: 10 });
    await refund(invoiceId, 5);
    await dispute(invoiceId, disputeId, { amount: 10 });
    expect(await credits()).toBe(250);
    await win(invoiceId, disputeId);
    expect([await credits(), await status()]).toEqual([250 + 2_750, 'Partially refunded']);
  });

  test('won leaves the payment to be refunded, and to be disputed again', async () => {
    const { invoiceId, disputeId, status, credits } = await payer();
    await dispute(invoiceId, disputeId);
    await win(invoiceId, disputeId);
    const second = id('dp');
    await dispute(invoiceId, second);
    expect(await credits()).toBe(250);
    await win(invoiceId, second);
    await refund(invoiceId, 10.99);
    expect([await credits(), await status()]).toEqual([250, 'Refunded']);
  });

  test('is no use of credits by their owner', async () => {
    const { userId, invoiceId, disputeId } = await payer();
    await dispute(invoiceId, disputeId);
    const [profile] = await owner`select last_credit_use from public.profiles where user_id = ${userId}`;
    expect(profile?.last_credit_use).toBeNull();
  });

  test('of a payment nobody knows stays open, and is done with its effect', async () => {
    const { invoiceId, disputeId } = await payer();
    const handled = async (eventId: string) =>
      !(await call<boolean>('claim_stripe_event', {
        event_id: eventId,
        event_type: 'charge.dispute.created',
      }));
    const [lost, early, made, won] = [id('evt'), id('evt'), id('evt'), id('evt')];
    for (const eventId of [lost, early, made, won]) await handled(eventId);
    expect((await dispute(id('in'), disputeId, { eventId: lost })).outcome).toBe('unknown_payment');
    expect((await win(id('in'), disputeId, early)).outcome).toBe('unknown_payment');
    await dispute(invoiceId, disputeId, { eventId: made });
    await win(invoiceId, disputeId, won);
    expect(await Promise.all([lost, early, made, won].map(handled))).toEqual([false, false, true, true]);
  });

  test('and its being decided are for the service role alone', async () => {
    const user = await createUser();
    const invoiceId = id('in');
    await payInvoice(user.userId, invoiceId);
    const named = { event_id: null, invoice_id: invoiceId, dispute_id: 'dp_x' };
    for (const client of [anonymous, user.client]) {
      expect((await client.rpc('apply_dispute', { ...named, amount: 1 })).error?.code).toBe('42501');
      expect((await client.rpc('apply_dispute_won', named)).error?.code).toBe('42501');
    }
    expect((await readLedger(user.userId)).credits).toBe(5_750);
  });
});
