import { formatCount } from '@/components/count.ts';
import { formatMoney } from '@/shared/credits/money.ts';
import { type PlanKey, planKeys, plans } from '@/shared/credits/plans.ts';
import { prices } from '@/shared/credits/prices.ts';
import { MAX_REFRESHES_PER_MONTH, REFRESH_CREDITS } from '@/shared/credits/refresh.ts';
import { pricingEnglish } from '@/shared/texts/pricing.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

const say = sentences('pricing', pricingEnglish);

const REWRITES = 100;

/** How many weekly reports a plan keeps. The database holds the same numbers; a test compares the two. */
export const weeklyReports: Readonly<Record<PlanKey, number>> = {
  free: 0,
  starter: 3,
  pro: 10,
  business: 30,
};

/** What is bought, by its price in credits. */
export const creditUses = (): readonly { credits: number; uses: readonly string[] }[] => [
  {
    credits: 0,
    uses: [say('use_rewriteHere'), say('use_filesHere'), say('use_extension'), say('use_gallery')],
  },
  {
    credits: prices.enhance.credits,
    uses: [say('use_rewrite'), say('use_fileAnswer'), say('use_prompt')],
  },
  {
    credits: prices.analysis.credits,
    uses: [say('use_report')],
  },
];

function costOfRewrites({ priceCents, monthlyCredits }: (typeof plans)[PlanKey]): string {
  if (priceCents === 0) return say('free');
  return formatMoney((priceCents / 100 / monthlyCredits) * REWRITES * prices.enhance.credits, 'USD');
}

/** What the plans come to, a row each; all from the numbers that are charged. */
export const comparison = (): readonly { name: string; cells: Readonly<Record<PlanKey, string>> }[] => [
  row(say('rewritesMonthly'), ({ monthlyCredits }) => formatCount(monthlyCredits)),
  row(say('reportsMonthly'), ({ monthlyCredits }) => formatCount(monthlyCredits / prices.analysis.credits)),
  row(say('priceOf', { count: REWRITES }), costOfRewrites),
  row(say('weeklyReports'), ({ key }) =>
    weeklyReports[key] === 0 ? say('none') : formatCount(weeklyReports[key]),
  ),
  row(say('toppingUp'), ({ key }) =>
    key === 'free'
      ? say('refreshes', { credits: REFRESH_CREDITS, times: MAX_REFRESHES_PER_MONTH })
      : say('anotherMonth'),
  ),
  row(say('onDevice'), () => say('freeWithoutLimit')),
];

function row(name: string, cell: (plan: (typeof plans)[PlanKey]) => string) {
  const cells = Object.fromEntries(planKeys.map((key) => [key, cell(plans[key])]));
  return { name, cells: cells as Record<PlanKey, string> };
}

/** Asked before buying. */
export const questions = (): readonly { question: string; answer: string }[] => [
  {
    question: say('needPlan'),
    answer: say('needPlanText'),
  },
  {
    question: say('runOut'),
    answer: say('runOutText'),
  },
  {
    question: say('callFails'),
    answer: say('callFailsText'),
  },
  {
    question: say('carryOver'),
    answer: say('carryOverText'),
  },
  {
    question: say('switchOrCancel'),
    answer: say('switchOrCancelText'),
  },
  {
    question: say('textUse'),
    answer: say('textUseText'),
  },
];
