import { analysisRequest } from '@/shared/contracts/analysis.ts';
import { CHAT_HISTORY } from '@/shared/contracts/analysis-chat.ts';
import { analysisModes, surveyModes } from '@/shared/contracts/analysis-modes.ts';
import { analyticsEventNames, completedEvent } from '@/shared/contracts/analytics.ts';
import { handoffMessage } from '@/shared/contracts/extension-handoff.ts';
import { initialPromptRequest, refinePromptRequest } from '@/shared/contracts/image-prompt.ts';
import { BALANCE_REFRESH_MS } from '@/shared/credits/plans.ts';
import { test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const AUTH = 'e2e/auth.spec.ts';
const SIGN_UP = 'from a plan through sign-up, mail and login back to the plan; then log out';
const CALLS = 'unit/shared/client/image-prompt-calls.test.ts';

/** §7, calls. */
export const calls: readonly Sentence[] = [
  ...about('§7 Generate prompt', {
    "tone 'professional', length, mode, empty additional_context": test(
      'e2e/generator.spec.ts',
      'a user pays one credit, seen at once; mode and detail are remembered',
      "tone: 'professional'",
      "length: 'detailed'",
      "mode: 'technical'",
      "additional_context: ''",
    ),
  }),
  ...about('§7 Verification email at signup', {
    'sent with the sign-up': test(AUTH, SIGN_UP, 'mailedLink(stack, email)', 'Email Verified'),
  }),
  ...about('§7 Password reset', {
    'asked of the identity service with the address; its answer is not read': test(
      AUTH,
      'a forgotten password is replaced by mail, and the link works once',
      'askForReset(page, person.email)',
    ),
  }),
  ...about('§7 Identity service', {
    'sign in, sign up, sign out': test(AUTH, SIGN_UP, 'fillSignup', 'fillLogin', 'Logout'),
    'the names go along with the sign-up': test(
      'unit/shared/client/auth-calls.test.ts',
      'gives the record what the form asked for',
      "first_name: 'Ada'",
      "last_name: 'Lovelace'",
    ),
    'a changed address is taken back by its code': test(
      'e2e/account-returns.spec.ts',
      'who takes an account back is asked for a new password at once',
      'Email Restored',
    ),
  }),
  ...about('§7 Database', {
    'names, country code and mobile number are changed': test(
      'e2e/account.spec.ts',
      'the profile is read until it is edited, saved, and kept',
      'Save Changes',
      'page.reload()',
    ),
  }),
  ...about('§7 Credit indicator', {
    'read again every 30 s': value(() => BALANCE_REFRESH_MS, 30_000),
  }),
  ...about('§7 Resend verification', {
    'answered alike for every address': test(
      'db/account-mails.test.ts',
      'is answered alike for unknown, confirmed and waiting addresses, the first time and too soon',
      'send-verification-email|resend|verification',
    ),
  }),
  ...about('§7 History', {
    'asked for, read, and forgotten by one or all': test(
      'contract/generate-history.test.ts',
      'holds what is made from then on; a prompt, then all of it, is forgotten',
      "'DELETE')).body).toEqual({ prompts: null })",
    ),
  }),
  ...about('§7 Image sessions', {
    'a conversation is read as it was': test(
      'db/image-prompt.test.ts',
      'gives a prompt for a credit, refines it for another, and is read again as it was',
      'kept.turns).toEqual([first.turn, second.turn])',
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
    'description, session_id, reference_image_analysis': value(
      () => Object.keys(initialPromptRequest.shape).sort(),
      ['description', 'reference_image_analysis', 'requestId', 'session_id'],
    ),
  }),
  ...about('§7 Refine prompt', {
    'session_id, refinement_request': value(
      () => Object.keys(refinePromptRequest.shape).sort(),
      ['refinement_request', 'requestId', 'session_id'],
    ),
  }),
  ...about('§7 Image calls', {
    'success false throws its error, a status its number': test(
      CALLS,
      'an answer that %s',
      'Unknown error occurred',
      'HTTP error! status: 502',
    ),
  }),
  ...about('§7 Cancel', {
    'userId and subscriptionId are the server’s own knowledge': test(
      'e2e/subscription.spec.ts',
      'a cancelled plan runs on, and can be resumed',
      '**/billing/api/cancel-subscription',
      'notices.cancelled',
    ),
  }),
  ...aboutAnalysis('§7 Analysis', {
    'query, mode, surveyData': value(
      () => ['query', 'mode', 'surveyData'].filter((name) => !(name in analysisRequest.shape)),
      [],
    ),
  }),
  ...aboutAnalysis('§7 Analysis chat', {
    'the last 6 messages': value(() => CHAT_HISTORY, 6),
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
      'public.device_tokens',
      'toHaveLength(1)',
    ),
    'sent only if at least 20 characters': value(
      () =>
        [19, 20].map((chars) => handoffMessage.shape.token.safeParse(`wst_${'a'.repeat(chars - 4)}`).success),
      [false, true],
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
