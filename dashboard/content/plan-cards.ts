import { type PlanKey, plans } from '@/shared/credits/plans.ts';
import { pricingEnglish } from '@/shared/texts/pricing.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { weeklyReports } from './pricing.ts';

const say = sentences('pricing', pricingEnglish);

interface PlanCard {
  description: string;
  features: readonly string[];
}

/** What a month's credits come to on each of its days, in tens. */
const perDay = (plan: PlanKey) => Math.floor(plans[plan].monthlyCredits / 300) * 10;

const about = (plan: PlanKey): string =>
  plan === 'free' ? say('about_free') : say(`about_${plan}`, { count: perDay(plan) });

/** What the cards of the subscription page say beside the numbers of `shared/credits/plans.ts`. */
export function planCard(plan: PlanKey): PlanCard {
  const credits = plans[plan].monthlyCredits;
  const own =
    plan === 'free'
      ? [say('trialCredits', { credits }), say('reclaimable')]
      : [say('monthlyCredits', { credits }), say('reports', { count: weeklyReports[plan] })];
  return { description: about(plan), features: [...own, say('everyMode'), say('deviceFree')] };
}
