import { paths, signupPath } from '@/dashboard/app/paths.ts';
import { prices } from '@/shared/credits/prices.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { page, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const AUTH = 'e2e/auth.spec.ts';
const FIELDS = 'fields are judged when they are left, not before';
const SCHEMAS = 'unit/dashboard/features/auth/auth-schemas.test.ts';
const CHAT = 'e2e/image-chat.spec.ts';
const TALK = 'a whole conversation: hint, wish, chip, models, copy, picture, reload, second tab';

/** §5 validation, §6 roles. */
export const rules: readonly Sentence[] = [
  ...about('§5 Email', {
    'shape, its message, judged when the field is left': test(AUTH, FIELDS, 'formTexts.emailShape', 'blur()'),
    'messages of e-mail fields': value(
      () => [formTexts.emailShape, formTexts.emailMissing],
      ['Please enter a valid email address', 'Please enter your email address'],
    ),
  }),
  ...about('§5 Signup', {
    'password of 8, its hint': value(() => formTexts.passwordMinimum, 'Minimum length is 8 characters.'),
    'required fields': test(SCHEMAS, 'wants a %s of bearable length', 'firstName'),
    'mobile: ten digits, optional': test(SCHEMAS, 'takes an account without a mobile number', 'mobileNumber'),
    'the mobile’s message': value(() => formTexts.mobileShape, 'Please enter a valid 10-digit mobile number'),
  }),
  ...about('§5 Password reset', {
    'hints and messages': value(
      () => [formTexts.passwordLongEnough, formTexts.passwordsMatch, formTexts.passwordsDiffer],
      ['Password length requirement met', 'Passwords match', 'Passwords do not match'],
    ),
    'missing mode or code': test(
      AUTH,
      'a link that leads nowhere says so: ',
      "['', 'Authentication Link Invalid', 'Invalid or missing authentication link parameters.']",
    ),
  }),
  ...aboutAnalysis('§5 Survey', {
    'product needed; competitors and market optional': test(
      'unit/dashboard/features/research/survey-questions.test.ts',
      'of an opportunity leaves competitors and market out where they are empty',
      'competitors',
    ),
  }),
  ...aboutAnalysis('§5 Analysis', {
    'text that says nothing is not sent': test(
      'e2e/research.spec.ts',
      'what no run could answer is said beside its field, and not sent',
      "['???', 'the']",
      '250 credits',
    ),
  }),
  ...about('§5 Generator', {
    'empty input does nothing': test(
      'e2e/generator.spec.ts',
      'a visitor gets one prompt, then the modal; logging in begins anew',
      "fill('   ')",
      'Your prompt appears here.',
    ),
  }),
  ...about('§5 Image chat', {
    'nothing to send, no send': test(CHAT, TALK, "'Send')).toBeDisabled()"),
    "'Uploaded an image for analysis'": test(CHAT, TALK, 'Uploaded an image for analysis'),
    'only image/ files; each other one is told why': test(
      CHAT,
      'pictures that cannot be read are each told why, and a lost conversation is begun anew',
      'image/',
    ),
  }),
  ...about('§5 Gallery search', {
    'case-insensitive': test('e2e/pages.spec.ts', 'is searched, filtered and copied from', "fill('MEETING')"),
  }),
  ...about('§5 Reclaim', {
    'blocked under 30 days': test(
      'db/free-credits.test.ts',
      'waits 30 days, then gives 250 once',
      'reclaim_free_credits',
    ),
  }),
  ...about('§5 Cancel', {
    "'No active subscription found to cancel.'": value(
      () => textFor('cancel', 'no_subscription'),
      'No active subscription found to cancel.',
    ),
  }),
  ...about('§5 Payment success', {
    'only with success=true and payment_id, both cleared': test(
      'e2e/billing.spec.ts',
      'an address typed by hand is no payment',
      'success=false',
      '/subscription`)',
    ),
  }),
  ...about('§5 Refresh', {
    'below 5 a month, 3 days apart': test(
      'db/free-credits.test.ts',
      'is given five times a month and not a sixth',
      "'granted', 'granted', 'granted', 'granted', 'granted', 'monthly_limit'",
    ),
  }),
  ...about('§5 Terms', {
    'registration information must be accurate': page('/terms', 'accurate'),
  }),
  ...about('§6 Visitor', {
    'sees the plans; buying leads to login with returnTo and plan': test(
      'e2e/billing.spec.ts',
      'a visitor chooses a plan, logs in, and buys it by one press',
      'returnTo=%2Fsubscription&plan=pro',
    ),
    'one generation, then sign up or log in': value(
      () => signupPath({ returnTo: paths.generator }),
      '/signup?returnTo=%2Fgenerator',
    ),
    'the refresh page redirects to login': test(
      'e2e/said-while.spec.ts',
      'every page of an account leads a visitor to the login, and names the way back',
      'paths.refreshCredits',
    ),
  }),
  ...about('§6 User', {
    'a generation 1 credit, an analysis 5': value(
      () => [prices.generate.credits, prices.analysis.credits],
      [1, 5],
    ),
  }),
  ...about('§6 Subscriber', {
    'redirected from the refresh page to subscription': test(
      'e2e/site-ways.spec.ts',
      'going back leads past a purchase, a followed mail and a template, and does nothing twice',
      "visit(page, '/refresh-credits')",
    ),
  }),
  ...aboutAnalysis('§6 Analysis', {
    "'Please log in to use this feature.', login after 1.5 s": test(
      'e2e/research.spec.ts',
      'a visitor is asked to log in, and comes back to the question',
      'Please log in to use this feature',
    ),
  }),
];
