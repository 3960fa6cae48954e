import { paths, signupPath } from '@/dashboard/app/paths.ts';
import { CHAT_HISTORY } from '@/shared/contracts/analysis-chat.ts';
import { analysisModes, surveyModes } from '@/shared/contracts/analysis-modes.ts';
import { analyticsEventNames, completedEvent } from '@/shared/contracts/analytics.ts';
import { prices } from '@/shared/credits/prices.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { code, page, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const AUTH = 'e2e/auth.spec.ts';
const FIELDS = 'fields are judged when they are left, not before';
const SCHEMAS = 'unit/dashboard/features/auth/auth-schemas.test.ts';
const CHAT = 'e2e/image-chat.spec.ts';
const TALK = 'a whole conversation: hint, wish, chip, models, copy, picture, reload, second tab';
const CALLS = 'unit/shared/client/image-prompt-calls.test.ts';

/** §5 validation, §6 roles, §7 calls. */
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
    'missing mode or code': code(
      'tests/e2e/auth.spec.ts',
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
    'empty text is ignored': code('dashboard/features/research/research.tsx', "query.trim() === ''"),
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
      '5',
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
    'the refresh page redirects to login': code(
      'dashboard/app/router.tsx',
      'paths.refreshCredits,',
      '<Route element={<RequireSession.Content />}>\n              {accountPages.map(',
    ),
  }),
  ...about('§6 User', {
    'a generation 1 credit, an analysis 5': value(
      () => [prices.generate.credits, prices.analysis.credits],
      [1, 5],
    ),
  }),
  ...about('§6 Subscriber', {
    'redirected from the refresh page to subscription': code(
      'dashboard/pages/refresh-credits.tsx',
      'paths.subscription',
    ),
  }),
  ...aboutAnalysis('§6 Analysis', {
    "'Please log in to use this feature.', login after 1.5 s": test(
      'e2e/research.spec.ts',
      'a visitor is asked to log in, and comes back to the question',
      'Please log in to use this feature',
    ),
  }),
  ...about('§7 Generate prompt', {
    "tone 'professional', length, mode, empty additional_context": test(
      'contract/generate.test.ts',
      'gets the prompt for one credit, and the balance',
      "prompt: 'A prompt.'",
    ),
  }),
  ...about('§7 Resend verification', {
    'answered alike for every address': test(
      'db/account-mails.test.ts',
      'is answered alike for unknown, confirmed and waiting addresses, the first time and too soon',
      'send-verification-email|resend|verification',
    ),
  }),
  ...about('§7 Reference image', {
    "analysis_focus 'general'; a failure is tolerated": test(
      'contract/image-prompt.test.ts',
      'a picture is shown to it, free of charge',
      "analysis_focus: 'general'",
    ),
  }),
  ...about('§7 Initial prompt', {
    'description, session_id, reference_image_analysis': test(
      'db/image-prompt.test.ts',
      'gives a prompt for a credit, refines it for another, and is read again as it was',
      'generate-initial-prompt|begin|initial',
    ),
  }),
  ...about('§7 Refine prompt', {
    'session_id, refinement_request': code('shared/contracts/image-prompt.ts', 'refinement_request'),
  }),
  ...about('§7 Image calls', {
    'success false throws its error, a status its number': code(
      `tests/${CALLS}`,
      'Unknown error occurred',
      'HTTP error! status:',
    ),
  }),
  ...about('§7 Cancel', {
    'userId and subscriptionId are the server’s own knowledge': test(
      'e2e/subscription.spec.ts',
      'a cancelled plan runs on, and can be resumed',
      'Cancel',
    ),
  }),
  ...aboutAnalysis('§7 Analysis', {
    'query, mode, surveyData': code('shared/contracts/analysis.ts', 'query', 'mode', 'surveyData'),
  }),
  ...aboutAnalysis('§7 Analysis chat', {
    'the last 6 messages': value(() => CHAT_HISTORY, 6),
    'sent by the page': code('dashboard/features/research/chat/use-chat.ts', 'slice(-CHAT_HISTORY)'),
  }),
  ...about('§7 Checkout', {
    'a hosted page; who pays for what is the server’s to say': test(
      'contract/billing.test.ts',
      'W6: takes amount, user, price and customer from nobody but the server',
      'metadata_userId',
    ),
  }),
  ...about('§7 Token posting', {
    'posted once, to the own origin': test(
      'e2e/handoff.spec.ts',
      'a double press mints one token, and the page loaded again asks for no other',
      'device',
    ),
  }),
  ...about('§7 Clipboard', {
    'written on copy': test(
      'e2e/pages.spec.ts',
      'is searched, filtered and copied from',
      'clipboard.readText()',
    ),
  }),
  ...about('§7 Analytics', {
    'the events it names': value(
      () =>
        [
          'template_selected',
          'feature_selected',
          'survey_submitted',
          'credits_used',
          'generate_completed',
          'payment_login_required',
          'payment_started',
          'free_credits_reclaimed',
          'gallery_templates_loaded',
          'gallery_filter_applied',
          'template_copied',
          'page_viewed',
          'logged_in',
          'signed_up',
          'result_copied',
          'credits_refreshed',
          ...[...analysisModes, ...surveyModes].map(completedEvent),
        ].filter((name) => !analyticsEventNames.some((known) => known === name)),
      [],
    ),
    "failures are logged as 'Analytics event logging failed'": test(
      'e2e/site.spec.ts',
      'visits are counted after consent alone, by name and a random number, until it is taken back',
      'Analytics event logging failed',
    ),
    'after consent alone, until it is revoked': test(
      'e2e/site.spec.ts',
      'visits are counted after consent alone, by name and a random number, until it is taken back',
      'Refuse',
      'Stop counting',
      'toHaveLength(before)',
    ),
  }),
];
