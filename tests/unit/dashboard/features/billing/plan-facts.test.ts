import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { comparison, creditUses } from '@/dashboard/content/pricing.ts';
import { CreditUses, PlanComparison, PlanQuestions } from '@/dashboard/features/billing/plan-facts.tsx';
import { planKeys } from '@/shared/credits/plans.ts';
import { prices } from '@/shared/credits/prices.ts';

const cellsOf = (name: string) => {
  const found = comparison().find((row) => row.name === name);
  return planKeys.map((key) => found?.cells[key]);
};

describe('the prices page', () => {
  it('names every price there is, and what is free', () => {
    const charged = new Set(Object.values(prices).map(({ credits }) => credits));
    expect(creditUses().map(({ credits }) => credits)).toEqual([0, ...[...charged].sort((a, b) => a - b)]);
    const html = renderToStaticMarkup(createElement(CreditUses));
    expect([...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, text]) => text)).toEqual([
      'Free for ever',
      '1 credit',
      '5 credits',
    ]);
  });

  it('says what the credits of spec §9 come to', () => {
    expect(cellsOf('Rewrites or prompts a month')).toEqual(['250', '5,500', '9,500', '14,500']);
    expect(cellsOf('Or reports a month')).toEqual(['50', '1,100', '1,900', '2,900']);
    expect(cellsOf('Price of 100 rewrites')).toEqual(['Free', '$0.20', '$0.17', '$0.14']);
  });

  it('compares the plans by more than a number, a head for each row and column', () => {
    const html = renderToStaticMarkup(createElement(PlanComparison));
    expect(html.match(/scope="col"/g)).toHaveLength(planKeys.length);
    expect(html.match(/scope="row"/g)).toHaveLength(comparison().length);
    expect(new Set(cellsOf('Topping up')).size).toBeGreaterThan(1);
  });

  it('answers without a script', () => {
    expect(renderToStaticMarkup(createElement(PlanQuestions))).toMatch(/<details><summary>Do I need a plan/);
  });
});
