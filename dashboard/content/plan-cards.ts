import { type PlanKey, plans } from '@/shared/credits/plans.ts';

interface PlanCard {
  description: string;
  features: readonly string[];
}

const everyPlan = ['Every mode and level', 'Rewriting on your device stays free'];

/** What a month's credits come to on each of its days, in tens. */
const perDay = (plan: PlanKey) => Math.floor(plans[plan].monthlyCredits / 300) * 10;

/** What the cards of the subscription page say beside the numbers of `shared/credits/plans.ts`. */
export const planCards: Readonly<Record<PlanKey, PlanCard>> = {
  free: {
    description: 'To see what it does for you.',
    features: ['250 trial credits per month', 'Reclaimable every 30 days', ...everyPlan],
  },
  starter: {
    description: `About ${perDay('starter')} drafts or prompts a day.`,
    features: ['5,500 credits per month', '3 weekly reports', ...everyPlan],
  },
  pro: {
    description: `About ${perDay('pro')} a day, and more weekly reports.`,
    features: ['9,500 credits per month', '10 weekly reports', ...everyPlan],
  },
  business: {
    description: `About ${perDay('business')} a day, and the most weekly reports.`,
    features: ['14,500 credits per month', '30 weekly reports', ...everyPlan],
  },
};
