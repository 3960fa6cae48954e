import { expect, it } from 'vitest';
import { switchText } from '@/dashboard/features/billing/plan-switch.ts';
import type { PaymentRow } from '@/shared/contracts/billing.ts';

const payment = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'in_2',
  user_id: '00000000-0000-4000-8000-000000000001',
  date: '2026-11-21T10:00:00+00:00',
  amount: 5,
  currency: 'usd',
  status: 'Paid',
  plan: 'business',
  credits: 5_000,
  number: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  ...changes,
});
const planned = { to: 'business', lastPayment: 'in_1' } as const;

it('names the new plan and what arrived with it', () => {
  expect(switchText(planned, { plan: 'business' }, [payment(), payment({ id: 'in_1' })])).toBe(
    'You are on the Business plan now. 5,000 credits arrived.',
  );
});

it.each([
  ['the plan is still the old one', 'pro', [payment()]],
  ['its payment has not come yet', 'business', [payment({ id: 'in_1' })]],
  ['its payment failed', 'business', [payment({ status: 'Failed' })]],
  ['the newest payment is for another plan', 'business', [payment({ plan: 'pro' })]],
  ['nothing was ever paid', 'business', []],
] as const)('says nothing while %s', (_, plan, payments) => {
  expect(switchText(planned, { plan }, payments)).toBeNull();
});
