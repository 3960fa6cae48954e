import { describe, expect, it } from 'vitest';
import { arrivalText } from '@/dashboard/features/billing/arrival-text.ts';
import {
  accountType,
  annualNote,
  subscriptionState,
} from '@/dashboard/features/billing/subscription-state.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaymentRow, SubscriptionRow } from '@/shared/contracts/billing.ts';

const END = '2026-12-20T10:00:00+00:00';
const USER = '00000000-0000-4000-8000-000000000001';
const free: ProfileRow = {
  user_id: USER,
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  email: 'ada@example.test',
  country_code: '+91',
  mobile_number: '',
  created_at: END,
  plan: 'free',
  subscription_status: 'free',
  subscription_id: null,
  subscription_start_date: null,
  subscription_end_date: null,
  credits: 250,
  email_verified: true,
  email_verified_at: null,
  last_credit_use: null,
  last_credit_refresh: null,
  monthly_refresh_count: 0,
  refresh_count_reset_date: null,
  last_free_credits_reclaim: null,
};
const starter: ProfileRow = {
  ...free,
  plan: 'starter',
  subscription_status: 'starter',
  subscription_id: 'sub_1',
  subscription_end_date: END,
  credits: 5_750,
};
const subscription: SubscriptionRow = {
  id: 'sub_1',
  user_id: USER,
  plan: 'starter',
  status: 'active',
  current_period_start: null,
  current_period_end: END,
  cancel_at_period_end: false,
  created_at: END,
};
const payment: PaymentRow = {
  id: 'in_1',
  user_id: USER,
  date: END,
  amount: 10.99,
  currency: 'usd',
  status: 'Paid',
  plan: 'starter',
  credits: 5_500,
  number: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
};

describe('how a subscription stands', () => {
  it.each([
    ['free', free, null],
    ['active', starter, subscription],
    ['active', starter, undefined],
    ['cancelled', { ...starter, subscription_status: 'cancelled' }, subscription],
    ['pastDue', starter, { ...subscription, status: 'past_due' }],
    ['cancelled', { ...starter, subscription_status: 'cancelled' }, { ...subscription, status: 'past_due' }],
  ] as const)('%s', (kind, profile, row) => {
    expect(subscriptionState(profile, row)).toEqual({ kind, periodEnd: kind === 'free' ? null : END });
  });
});

it('knows the older plan keys, and says the note of a yearly price to Premium alone (spec §3, §9)', () => {
  const premium = { ...starter, subscription_status: 'premium' };
  expect([free, starter, premium].map(accountType)).toEqual(['Free', 'Starter', 'Premium']);
  expect([free, starter, premium].map(annualNote)).toEqual([null, null, 'Pay annually to save 10%']);
});

describe('what arrived', () => {
  it('is told by the newest payment that went through', () => {
    const failed: PaymentRow = { ...payment, id: 'in_2', status: 'Failed', credits: 0 };
    expect(arrivalText(starter, [failed, payment])).toBe(
      '5,500 credits arrived with the Starter plan. You have 5,750 credits now.',
    );
  });

  it('names the plan that was paid, also before the record knows it', () => {
    expect(arrivalText({ ...free, credits: 5_750 }, [payment])).toContain('the Starter plan');
  });

  it('promises no credits where none came', () => {
    for (const payments of [[], [{ ...payment, credits: 0 }]])
      expect(arrivalText(starter, payments)).toBe('Your plan is Starter. You have 5,750 credits now.');
  });
});
