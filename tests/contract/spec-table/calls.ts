import { CHAT_HISTORY } from '@/shared/contracts/analysis-chat.ts';
import { analysisModes, surveyModes } from '@/shared/contracts/analysis-modes.ts';
import { analyticsEventNames, completedEvent } from '@/shared/contracts/analytics.ts';
import { initialPromptRequest, refinePromptRequest } from '@/shared/contracts/image-prompt.ts';
import { code, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

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
