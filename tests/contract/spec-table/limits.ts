import { ANONYMOUS_GENERATIONS } from '@/dashboard/app/generation-attempts.ts';
import { wayOn } from '@/dashboard/features/research/use-analysis.ts';
import { cookies } from '@/shared/client/cookies.ts';
import { analysisModes } from '@/shared/contracts/analysis-modes.ts';
import { sectionTitles } from '@/shared/contracts/section-titles.ts';
import { BALANCE_REFRESH_MS, LOW_CREDITS_BELOW, plans, SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import { prices } from '@/shared/credits/prices.ts';
import { RECLAIM_CHECK_MS, RECLAIM_CREDITS, RECLAIM_DAYS } from '@/shared/credits/reclaim.ts';
import {
  COUNTDOWN_TICK_MS,
  MAX_REFRESHES_PER_MONTH,
  REFRESH_COOLDOWN_MS,
  REFRESH_CREDITS,
} from '@/shared/credits/refresh.ts';
import { DEFAULT_LEVEL, levels } from '@/shared/enhance/modes.ts';
import { modeLabel } from '@/shared/insights/mode-labels.ts';
import { code, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const paid = (key: 'starter' | 'pro' | 'business') => [plans[key].monthlyCredits, plans[key].priceCents];

/** §9, business constants and limits. */
export const limits: readonly Sentence[] = [
  ...about('§9', {
    'signup credits: 250': value(() => SIGNUP_CREDITS, 250),
    'simple generation: 1 credit': value(() => prices.generate.credits, 1),
  }),
  ...aboutAnalysis('§9', {
    'analysis: 5 credits, before the call, not refunded': value(
      () => [prices.analysis.credits, prices.analysis.refundedOnFailure],
      [5, false],
    ),
  }),
  ...about('§9', {
    'anonymous generations: 1': value(() => ANONYMOUS_GENERATIONS, 1),
    'free plan: 250, reclaimable every 30 days': value(() => [RECLAIM_CREDITS, RECLAIM_DAYS], [250, 30]),
    'Starter: 5,500 for $10.99': value(() => paid('starter'), [5_500, 1_099]),
    'Pro: 9,500 for $15.99': value(() => paid('pro'), [9_500, 1_599]),
    'Business: 14,500 for $20.99': value(() => paid('business'), [14_500, 2_099]),
    'refresh: 45, five a month, 259,200,000 ms, every 60 s': value(
      () => [REFRESH_CREDITS, MAX_REFRESHES_PER_MONTH, REFRESH_COOLDOWN_MS, COUNTDOWN_TICK_MS],
      [45, 5, 259_200_000, 60_000],
    ),
    'low credits below 10': value(() => LOW_CREDITS_BELOW, 10),
    'indicator every 30 s; reclaim hourly': value(
      () => [BALANCE_REFRESH_MS, RECLAIM_CHECK_MS],
      [30_000, 3_600_000],
    ),
    'password of 8': test(
      'unit/dashboard/features/auth/auth-schemas.test.ts',
      'wants 8 characters of a password, and no more than count',
      '8|seven',
    ),
    'mobile of 10 digits': test(
      'unit/dashboard/features/auth/auth-schemas.test.ts',
      'takes ten digits',
      '9876543210|mobileNumber',
    ),
  }),
  ...aboutAnalysis('§9', {
    "'Custom question about {product}'": test(
      'unit/dashboard/features/research/survey-questions.test.ts',
      'has five questions with the product in them, and custom ones as spec §9 words them',
      'Custom question about',
    ),
    "ten analysis modes, each Detail or Concise; 'Reddit Analysis - Detail' first": value(
      () => [
        analysisModes.filter((mode) => !mode.endsWith('all')).length,
        modeLabel('reddit'),
        modeLabel('concise-x'),
      ],
      [10, 'Reddit Analysis - Detail', 'X Analysis - Concise'],
    ),
    'login redirect 1.5 s, subscription redirect 2 s': value(
      () => [wayOn('unauthorized')?.afterMs, wayOn('insufficient_credits')?.afterMs],
      [1_500, 2_000],
    ),
    'chat close fade 0.3 s': code('dashboard/features/research/chat/chat-view.tsx', 'FADE_MS = 300'),
  }),
  ...about('§9', {
    'extension banner 8 s': test(
      'e2e/handoff.spec.ts',
      'the extension is signed in by the website, shows its balance, is listed, and signs out',
      "locator('whetstone-banner')).toHaveCount(0)",
    ),
    'copy confirmation 1.5 s in the gallery': test(
      'e2e/pages.spec.ts',
      'is searched, filtered and copied from',
      "toContain('0.95')",
      "toBe('none')",
    ),
    'three demo samples': test(
      'unit/dashboard/features/email-demo/demo-state.test.ts',
      'has three samples and comes back to the first',
      "after('next', 'next', 'next').sample).toBe(0)",
    ),
    'typing 40 ms, answer after 800 ms': test(
      'e2e/pages.spec.ts',
      'an address leads to its demo, which types 40 ms a letter and answers once after 800 ms',
      'runFor(400)',
      'before + 10',
      'runFor(700)',
    ),
    'levels: polish fixes grammar alone, balanced is moderate and the default, reframe rebuilds': value(
      () => [levels.map(({ id, hint }) => `${id}: ${hint}`), DEFAULT_LEVEL],
      [
        [
          'polish: Fix grammar and spelling only',
          'balanced: Fix, tighten and lay out',
          'reframe: Rebuild as a structured prompt',
        ],
        'balanced',
      ],
    ),
    'output panel 600 px, text box 120 px': test(
      'e2e/said-while.spec.ts',
      'the output is 600 px high at most, and scrolls',
      'toBe(600)',
    ),
    'modals close after 3 s and 4 s': test(
      'e2e/said-while.spec.ts',
      'the reset modal closes 3 s after its success',
      'runFor(2_900)',
      'runFor(200)',
    ),
    'output sections by heading': value(
      () => [...sectionTitles],
      [
        'Task',
        'Requirements',
        'Step-by-Step',
        'Examples',
        'Example Format',
        'Output Format',
        'Additional Notes',
      ],
    ),
    "billing cycle Monthly; 'Pay annually to save 10%' for Premium": test(
      'unit/dashboard/features/billing/subscription-state.test.ts',
      'knows the older plan keys, and says the note of a yearly price to Premium alone (spec §3, §9)',
      'Pay annually to save 10%',
    ),
    'cookie durations': value(
      () => [...new Set(Object.values(cookies).map(({ duration }) => duration))].sort(),
      ['2 years', '90 days'],
    ),
    'success alert of a reclaim delayed 500 ms': code(
      'dashboard/features/credits/reclaim.tsx',
      'ALERT_AFTER_MS = 500',
    ),
    'wheel of 6, 19 templates': test(
      'e2e/pages.spec.ts',
      'is searched, filtered and copied from',
      'toHaveCount(19)',
    ),
  }),
];
