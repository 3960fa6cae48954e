import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { planCard } from '@/dashboard/content/plan-cards.ts';
import { PlanCards } from '@/dashboard/features/billing/plan-cards.tsx';
import { planKeys, plans } from '@/shared/credits/plans.ts';

const html = renderToStaticMarkup(createElement(PlanCards, { current: 'pro', action: () => null }));

it('shows the four plans with their prices (spec §9)', () => {
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual([
    'Free',
    'Starter',
    'Pro',
    'Business',
  ]);
  expect([...html.matchAll(/<b>(.*?)<\/b> per month/g)].map(([, price]) => price)).toEqual([
    '$0.00',
    '$10.99',
    '$15.99',
    '$20.99',
  ]);
});

it('says in words the credits that are granted', () => {
  for (const key of planKeys)
    expect(planCard(key).features[0]).toContain(plans[key].monthlyCredits.toLocaleString('en'));
});

it('says of what a paid plan lasts for so many a day', () => {
  expect(html.match(/About \d+ drafts or prompts a day/g)).toHaveLength(planKeys.length - 1);
});

it('marks the one plan one is on', () => {
  expect(html.match(/Current Plan/g)).toHaveLength(1);
  expect(html).toMatch(/Pro<\/h3><span[^>]*>Current Plan/);
});
