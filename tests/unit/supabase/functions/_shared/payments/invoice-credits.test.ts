import { expect, test } from 'vitest';
import { invoiceWorth } from '@/supabase/functions/_shared/payments/invoice-credits.ts';
import type { Invoice, InvoiceLine } from '@/supabase/functions/_shared/payments/payments.ts';
import { fakePayments, fakeProvider, invoice } from '@/tests/support/billing-app.ts';

const payments = fakePayments(fakeProvider());
const line = (plan: string, amountCents: number, isProration = false): InvoiceLine => ({
  amountCents,
  isProration,
  priceId: `price_${plan}`,
});
const worth = (changes: Partial<Invoice>, currentPlan: 'starter' | 'pro' | 'business' | undefined = 'pro') =>
  invoiceWorth(payments, invoice(changes), currentPlan);

test('a month is the one that was billed, though the subscription is on another plan by now', async () => {
  const lines = [line('pro', 300, true), line('starter', 1_099)];
  expect(await worth({ reason: 'subscription_create' })).toEqual({ plan: 'starter', credits: 5_500 });
  expect(await worth({ reason: 'subscription_cycle', lines })).toEqual({ plan: 'starter', credits: 5_500 });
});

test('a month whose lines name no price of ours is the subscription’s, or nobody’s', async () => {
  const lines = [{ amountCents: 1_599, isProration: false, priceId: undefined }, line('other', 1)];
  const reason = 'subscription_cycle';
  expect(await worth({ reason, lines })).toEqual({ plan: 'pro', credits: 9_500 });
  expect(await invoiceWorth(payments, invoice({ reason, lines }), undefined)).toEqual({
    plan: undefined,
    credits: 0,
  });
});

test.each([
  {
    change: 'up',
    lines: [line('starter', -549, true), line('pro', 799, true)],
    totalCents: 250,
    expected: { plan: 'pro', credits: 2_000 },
  },
  {
    change: 'down',
    lines: [line('pro', -799, true), line('starter', 549, true)],
    totalCents: 0,
    expected: { plan: 'starter', credits: 0 },
  },
  {
    change: 'up in two steps on one invoice',
    lines: [
      line('pro', 1_599, true),
      line('business', 2_099, true),
      line('starter', -1_099, true),
      line('pro', -1_599, true),
    ],
    totalCents: 1_000,
    expected: { plan: 'business', credits: 9_000 },
  },
  {
    change: 'that names no old plan',
    lines: [line('business', 500, true)],
    totalCents: 500,
    expected: { plan: 'business', credits: 0 },
  },
])('a change $change brings its share alone', async ({ lines, totalCents, expected }) => {
  expect(await worth({ reason: 'subscription_update', lines, totalCents })).toEqual(expected);
});

test('a change that a balance paid in part brings as many credits as one the card paid', async () => {
  const lines = [line('starter', -1_099, true), line('pro', 1_599, true)];
  const change = { reason: 'subscription_update', lines, paidCents: 100, totalCents: 500 };
  expect(await worth(change)).toEqual({ plan: 'pro', credits: 4_000 });
});

test('an extra purchase is worth what we noted on it; any other invoice nothing', async () => {
  expect(await worth({ reason: 'manual', extraPlan: 'business' })).toEqual({
    plan: 'business',
    credits: 14_500,
  });
  expect(await worth({ reason: 'manual' })).toEqual({ plan: undefined, credits: 0 });
  expect((await worth({ reason: 'subscription_threshold' })).credits).toBe(0);
  expect((await worth({ reason: '' })).credits).toBe(0);
});
