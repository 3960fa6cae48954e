import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Queries } from '@/dashboard/app/queries.tsx';
import { queryClient } from '@/dashboard/app/query-client.ts';
import { AccountGallery } from '@/dashboard/features/gallery/account-gallery.tsx';
import { Billing } from '@/dashboard/pages/billing.tsx';
import { Profile } from '@/dashboard/pages/profile.tsx';
import { RefreshCredits } from '@/dashboard/pages/refresh-credits.tsx';
import type { ProfileRow } from '@/shared/contracts/account.ts';

afterEach(() => queryClient.clear());

const free: ProfileRow = {
  user_id: '00000000-0000-4000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  email: 'ada@example.test',
  country_code: '+91',
  mobile_number: '',
  created_at: '2026-12-20T10:00:00+00:00',
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

/** A page of the account before the server has answered. */
const opened = (page: FunctionComponent, at = '/') =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [at] }, createElement(Queries, null, createElement(page))),
  ).replaceAll('&#x27;', "'");

test.each([
  ['My Profile', Profile, 'Loading profile data...'],
  ['Billing', Billing, 'Loading subscription'],
  ['Free Credits Refresh', RefreshCredits, 'Loading credits...'],
] as const)('%s has its name and the way to the others while it loads', (name, page, loading) => {
  const html = opened(page);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
  expect(html).toContain(loading);
  for (const [path, link] of [
    ['/profile', 'Profile'],
    ['/billing', 'Billing'],
    ['/subscription', 'Account'],
  ])
    expect(html).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>${link}</a>`));
});

test.each(['/billing', '/billing/'])('%s is told as the page one is at', (at) => {
  expect(opened(Billing, at)).toMatch(/<a[^>]*aria-current="page"[^>]*>Billing</);
});

test('the refresh says what it is', () => {
  expect(opened(RefreshCredits)).toContain('Get additional free credits every 3 days');
});

test('the gallery of an account says that it loads', () => {
  expect(opened(AccountGallery)).toContain('Loading templates...');
});

test('billing tells the free plan’s details, and offers nothing to cancel', () => {
  queryClient.setQueryData(['profile'], free);
  const html = opened(Billing);
  const details = /<section[^>]*aria-label="Subscription Details">(.*?)<\/section>/s.exec(html)?.[1];
  expect(details).toContain('Account type');
  expect(details).toContain('Nothing is charged');
  expect(html).not.toContain('Cancel Subscription');
});

test('billing tells a plan’s details, and its invoices by day, total, status and what can be done', () => {
  const END = '2027-01-20T10:00:00+00:00';
  const starter = { ...free, plan: 'starter', subscription_status: 'starter', subscription_id: 'sub_1' };
  const { user_id } = free;
  queryClient.setQueryData(['profile'], { ...starter, subscription_end_date: END });
  queryClient.setQueryData(['subscription', 'sub_1'], {
    ...{ id: 'sub_1', user_id, plan: 'starter', status: 'active', cancel_at_period_end: false },
    ...{ current_period_start: null, current_period_end: END, next_plan: null, created_at: END },
  });
  queryClient.setQueryData(
    ['payments'],
    [
      {
        ...{ id: 'in_1', user_id, date: '2026-12-20T10:00:00+00:00', amount: 10.99, currency: 'usd' },
        ...{ status: 'Paid', plan: 'starter', credits: 5_500, number: null, invoice_pdf: null },
        hosted_invoice_url: 'https://pay.example/in_1',
      },
    ],
  );
  const html = opened(Billing);
  const terms = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]);
  expect(terms).toEqual([
    ['Account type', expect.stringContaining('Starter')],
    ['Billing cycle', 'Monthly'],
    ['Next invoice', expect.stringContaining('2027')],
  ]);
  const heads = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name);
  expect(heads).toEqual(['Date', 'Total', 'Status', 'Actions']);
  expect(html).toMatch(/<td>\$10\.99<\/td><td>Paid<\/td>/);
  const [, pressed] = /<a [^>]*href="https:\/\/pay\.example\/in_1"[^>]*>([^<]+)</.exec(html) ?? [];
  expect(pressed).toBe('View');
});

test('the refresh shows the month’s use, and the way to more', () => {
  queryClient.setQueryData(['profile'], free);
  const html = opened(RefreshCredits);
  expect(html).toContain('0 of 5 refreshes used');
  expect(html).toMatch(/<progress[^>]*max="5" value="0"/);
  expect(html).toMatch(/<h2[^>]*>Need More Credits\?<\/h2>/);
  expect(html).toMatch(/<a[^>]*href="\/subscription"[^>]*>View Plans<\/a>/);
});
