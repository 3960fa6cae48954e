import { countryCodes, DEFAULT_COUNTRY_CODE } from '@/dashboard/content/country-codes.ts';
import { templates } from '@/dashboard/content/templates.ts';
import { cookies } from '@/shared/client/cookies.ts';
import { profileRow } from '@/shared/contracts/account.ts';
import { chatRequest } from '@/shared/contracts/analysis-chat.ts';
import { generateRequest } from '@/shared/contracts/generate.ts';
import { planKeys, plans } from '@/shared/credits/plans.ts';
import { page, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const QUESTION = { message: 'why?', analysisId: '00000000-0000-4000-8000-000000000000' };

/** §3, entities and their fields. */
export const entities: readonly Sentence[] = [
  ...about('§3 User record', {
    'its fields, in the spelling of the database': value(
      () => Object.keys(profileRow.shape).sort(),
      [
        ...[
          'country_code',
          'created_at',
          'credits',
          'email',
          'email_verified',
          'email_verified_at',
          'first_name',
        ],
        ...[
          'last_credit_refresh',
          'last_credit_use',
          'last_free_credits_reclaim',
          'last_name',
          'mobile_number',
        ],
        ...[
          'monthly_refresh_count',
          'plan',
          'refresh_count_reset_date',
          'subscription_end_date',
          'subscription_id',
        ],
        ...['subscription_start_date', 'subscription_status', 'user_id', 'username'],
      ],
    ),
    'premium and other older plan keys are understood too': test(
      'unit/dashboard/features/billing/subscription-state.test.ts',
      'knows the older plan keys, and says the note of a yearly price to Premium alone (spec §3, §9)',
      'premium',
    ),
  }),
  ...about('§3 Payment record', {
    'rupee symbol and two decimals without a currency': test(
      'unit/shared/credits/money.test.ts',
      '%d in %s is shown as %s',
      "[799, null, '₹799.00']",
    ),
    'listed newest first': test(
      'unit/shared/client/account-rows.test.ts',
      'payments are asked for newest first',
      'date.desc',
    ),
  }),
  ...about('§3 Movement of credits', {
    'written by the functions alone, and never edited': test(
      'db/access.test.ts',
      'cannot write the ledger',
      "from('credit_entries').insert(entry)",
    ),
  }),
  ...about('§3 Subscription', {
    'plan, status and period of what the provider says': test(
      'db/subscriptions.test.ts',
      'gives its plan; cancelled it stays until its end, then the account is free',
      "plan: 'starter'",
    ),
  }),
  ...about('§3 History', {
    'the newest 50 prompts, where asked for': test(
      'db/prompt-history.test.ts',
      'keeps the fifty newest, each once, in their order',
      "[50, 'p-30', 'p-51', 'p-2']",
    ),
  }),
  ...about('§3 Own template', {
    'of a number and a length that end': test(
      'db/own-templates.test.ts',
      'end at a number and a length',
      'MAX_OWN_TEMPLATES - 1',
      'template_limit',
    ),
  }),
  ...about('§3 Connected browser', {
    'named, listed and revoked': test(
      'e2e/handoff.spec.ts',
      'a browser revoked on the website is signed out in its popup, which says so',
      'Revoke Chrome on Linux',
    ),
  }),
  ...aboutAnalysis('§3 Chat message', {
    'role user or assistant, content': value(
      () =>
        ['user', 'assistant', 'system'].map(
          (role) => chatRequest.safeParse({ ...QUESTION, chatHistory: [{ role, content: '' }] }).success,
        ),
      [true, true, false],
    ),
  }),
  ...aboutAnalysis('§3 Report', {
    'kept 30 days': test(
      'db/analysis-kept.test.ts',
      'a report is there for thirty days, and gone on the next, for its owner and behind its link',
      'days',
    ),
  }),
  ...about('§3 Plan definition', {
    'four plans with price': test(
      'unit/dashboard/features/billing/plan-cards.test.ts',
      'shows the four plans with their prices (spec §9)',
      'Free',
      'Starter',
      'Pro',
      'Business',
      '$10.99',
      '$15.99',
      '$20.99',
    ),
    'and credits': value(() => planKeys.map((key) => plans[key].monthlyCredits), [250, 5_500, 9_500, 14_500]),
  }),
  ...about('§3 Signup data', {
    'the seven fields, default +91': value(() => DEFAULT_COUNTRY_CODE, '+91'),
  }),
  ...about('§3 Generator request', {
    'topic, tone, length, mode, additional_context': value(
      () => Object.keys(generateRequest.shape).sort(),
      ['additional_context', 'anyway', 'length', 'mode', 'requestId', 'tone', 'topic'],
    ),
    'generationAttempts in local storage': test(
      'e2e/generator.spec.ts',
      'a visitor gets one prompt, then the modal; logging in begins anew',
      "getItem('generationAttempts')",
    ),
  }),
  ...about('§3 Prompt mode', {
    'mode reframe, detail level balanced by default': page(
      '/generator',
      '<option value="reframe" selected="">Reframe',
      'checked="" value="balanced"|value="balanced" checked=""',
    ),
  }),
  ...about('§3 Demo levels', {
    'polish, balanced, reframe': test(
      'unit/dashboard/features/email-demo/demo-state.test.ts',
      'begins balanced, with its hint',
      'balanced',
    ),
  }),
  ...aboutAnalysis('§3 Survey', {
    'five template questions; custom ones': test(
      'unit/dashboard/features/research/survey-questions.test.ts',
      'has five questions with the product in them, and custom ones as spec §9 words them',
      'Custom question about',
    ),
  }),
  ...about('§3 Image-chat message', {
    "'session_' plus random text and timestamp": test(
      'contract/image-prompt.test.ts',
      'an id is session_, random text and a time',
      'session_',
    ),
  }),
  ...about('§3 Template', {
    'the 19 built-in ones: 8 persona, 8 unmasked, 3 e-mail': value(
      () =>
        ['persona', 'unmasked', 'email'].map(
          (kind) => templates.filter(({ category }) => category === kind).length,
        ),
      [8, 8, 3],
    ),
  }),
  ...about('§3 Cookies', {
    'mode, settings, media-platforms, analytics-settings: 90 days, functionality': value(
      () =>
        [cookies.mode, cookies.settings, cookies['media-platforms'], cookies['analytics-settings']].map(
          ({ days, type }) => `${days} ${type}`,
        ),
      ['90 Functionality', '90 Functionality', '90 Functionality', '90 Functionality'],
    ),
    'authentication, report-format and media-cache are not set: nothing here needs them': value(
      () => ['authentication', 'report-format', 'media-cache'].filter((name) => name in cookies),
      [],
    ),
    'analytics: 2 years': value(() => cookies.analytics.duration, '2 years'),
    'those it does not set, it does not list as set': test(
      'e2e/generator.spec.ts',
      'a user pays one credit, seen at once; mode and detail are remembered',
      "'/cookies'",
      'whetstone-mode',
      'whetstone-settings',
    ),
  }),
  ...about('§3 Country codes', {
    'the fifteen, in order': value(
      () => countryCodes.map(({ label }) => label),
      [
        '+91 IN',
        '+1 US/CA',
        '+44 UK',
        '+61 AU',
        '+33 FR',
        '+49 DE',
        '+81 JP',
        '+86 CN',
        '+7 RU',
        '+971 UAE',
        '+55 BR',
        '+52 MX',
        '+27 ZA',
        '+82 KR',
        '+39 IT',
      ],
    ),
  }),
];
