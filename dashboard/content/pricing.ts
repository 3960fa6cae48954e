import { formatMoney } from '@/shared/credits/money.ts';
import { type PlanKey, planKeys, plans } from '@/shared/credits/plans.ts';
import { prices } from '@/shared/credits/prices.ts';
import { MAX_REFRESHES_PER_MONTH, REFRESH_CREDITS } from '@/shared/credits/refresh.ts';

const REWRITES = 100;

/** How many weekly reports a plan keeps. The database holds the same numbers; a test compares the two. */
export const weeklyReports: Readonly<Record<PlanKey, number>> = {
  free: 0,
  starter: 3,
  pro: 10,
  business: 30,
};

/** What is bought, by its price in credits. */
export const creditUses: readonly { credits: number; uses: readonly string[] }[] = [
  {
    credits: 0,
    uses: [
      'Every rewrite on your device, with your browser’s own model, or with your own server or key',
      'PDFs, sheets, Word files and pictures, read and searched on your device',
      'Library, personas, history and undo in the extension',
      'The gallery, and questions about a report you have',
    ],
  },
  {
    credits: prices.enhance.credits,
    uses: [
      'A rewrite, a reply, a summary or follow-up questions by our cloud model',
      'An answer about a file by our cloud model',
      'A prompt from the generator, or a turn of the image prompt chat',
    ],
  },
  {
    credits: prices.analysis.credits,
    uses: ['A report on what people say in public, a survey or an opportunity assessment'],
  },
];

const count = (amount: number) => amount.toLocaleString('en');

function costOfRewrites({ priceCents, monthlyCredits }: (typeof plans)[PlanKey]): string {
  if (priceCents === 0) return 'Free';
  return formatMoney((priceCents / 100 / monthlyCredits) * REWRITES * prices.enhance.credits, 'USD');
}

/** What the plans come to, a row each; all from the numbers that are charged. */
export const comparison: readonly { name: string; cells: Readonly<Record<PlanKey, string>> }[] = [
  row('Rewrites or prompts a month', ({ monthlyCredits }) => count(monthlyCredits)),
  row('Or reports a month', ({ monthlyCredits }) => count(monthlyCredits / prices.analysis.credits)),
  row(`Price of ${REWRITES} rewrites`, costOfRewrites),
  row('Automatic weekly reports', ({ key }) =>
    weeklyReports[key] === 0 ? 'None' : count(weeklyReports[key]),
  ),
  row('Topping up', ({ key }) =>
    key === 'free'
      ? `${REFRESH_CREDITS} every 3 days, ${MAX_REFRESHES_PER_MONTH} times a month`
      : 'Another month’s credits at any time',
  ),
  row('Rewriting on your device', () => 'Free, without limit'),
];

function row(name: string, cell: (plan: (typeof plans)[PlanKey]) => string) {
  const cells = Object.fromEntries(planKeys.map((key) => [key, cell(plans[key])]));
  return { name, cells: cells as Record<PlanKey, string> };
}

/** Asked before buying. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Do I need a plan, or an account?',
    answer:
      'No. The extension rewrites on your device without either, for as long as you like. Credits are for our cloud model, the generator, image prompts and reports.',
  },
  {
    question: 'What happens when my credits run out?',
    answer:
      'Nothing stops: the extension goes on working on your own device. On the free plan you can refresh your credits every three days and reclaim a month’s worth every 30 days.',
  },
  {
    question: 'What if a call fails?',
    answer:
      'Its credit comes back by itself when nothing was delivered. A report is the exception: it is paid for before it runs.',
  },
  {
    question: 'Do unused credits carry over?',
    answer:
      'Yes, they stay on your balance when a new month begins. Our terms allow us to let credits expire; none do today.',
  },
  {
    question: 'Can I switch or cancel?',
    answer:
      'Any time: switch here, cancel in Billing. A larger plan starts at once and you see the price first; a smaller one starts with your next period. After cancelling you keep your plan until the period ends. Credits are not refunded.',
  },
  {
    question: 'Does a plan change what you do with my text?',
    answer:
      'No. Text sent to our cloud model is worked on and forgotten, on every plan. What stays on your device is never sent.',
  },
];
