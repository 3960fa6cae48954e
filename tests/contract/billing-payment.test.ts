import { describe, expect, test } from 'vitest';
import { paymentAnswer } from '@/shared/contracts/billing.ts';
import type { Checkout } from '@/supabase/functions/_shared/payments/payments.ts';
import { refusal } from '@/tests/support/account-app.ts';
import { billingApp, invoice, OTHER_USER_ID } from '@/tests/support/billing-app.ts';
import { USER_ID } from '@/tests/support/caller.ts';

const checkout = (changes: Partial<Checkout> = {}): Checkout => ({
  userId: USER_ID,
  status: 'paid',
  invoiceId: 'in_1',
  subscriptionId: undefined,
  ...changes,
});

function app() {
  const made = billingApp();
  made.provider.checkouts.set('cs_1', checkout());
  made.provider.invoices.set('in_1', invoice());
  const ask = (id: string) => made.call(`GET payment?success=true&payment_id=${encodeURIComponent(id)}`);
  const status = async (id = 'cs_1') => paymentAnswer.parse(await (await ask(id)).json()).status;
  return { ...made, ask, status };
}

describe('after the payment page', () => {
  test('a paid visit is booked where the provider’s message has not come, once however often it is asked', async () => {
    const { status, store } = app();
    expect(await Promise.all([status(), status(), status()])).toEqual(['paid', 'paid', 'paid']);
    expect([...store.payments.values()]).toEqual([{ userId: USER_ID, status: 'Paid', credits: 5_500 }]);
  });

  test('a visit that is still open, or whose money is on its way, is pending and grants nothing', async () => {
    const { status, provider, store } = app();
    for (const changes of [{ status: 'open' }, { status: 'unpaid' }, { invoiceId: undefined }] as const) {
      provider.checkouts.set('cs_1', checkout(changes));
      expect(await status()).toBe('pending');
    }
    provider.checkouts.set('cs_1', checkout());
    provider.invoices.set('in_1', invoice({ isPaid: false }));
    expect(await status()).toBe('pending');
    expect(store.payments.size).toBe(0);
  });

  test('an expired visit, and one whose money was given back, has failed', async () => {
    const { status, provider, store } = app();
    provider.checkouts.set('cs_1', checkout({ status: 'expired' }));
    expect(await status()).toBe('failed');
    provider.checkouts.set('cs_1', checkout());
    store.payments.set('in_1', { userId: USER_ID, status: 'Refunded', credits: 0 });
    expect(await status()).toBe('failed');
  });

  test.each([
    ['another’s visit', 'cs_other'],
    ['an invented one', 'cs_invented'],
    ['an invoice’s id', 'in_1'],
  ])('W7: typed by hand with %s, it is not found and nothing is granted', async (_, id) => {
    const { ask, provider, store } = app();
    provider.checkouts.set('cs_other', checkout({ userId: OTHER_USER_ID }));
    expect(await refusal(await ask(id))).toEqual([404, 'not_found']);
    expect(store.payments.size).toBe(0);
  });

  test('W7: a visit that names nobody is nobody’s', async () => {
    const { ask, provider } = app();
    provider.checkouts.set('cs_1', checkout({ userId: undefined }));
    expect(await refusal(await ask('cs_1'))).toEqual([404, 'not_found']);
  });

  test.each([
    ['none', ''],
    ['a path', '../customers/cus_1'],
    ['markup', '<script>'],
    ['10,000 characters', 'c'.repeat(10_000)],
  ])('refuses %s for an id', async (_, id) => {
    const { ask } = app();
    expect(await refusal(await ask(id))).toEqual([422, 'invalid_request']);
  });
});
