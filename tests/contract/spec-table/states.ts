import { LOADING_MS, RESULT_MS } from '@/dashboard/features/email-demo/demo-state.ts';
import { say } from '@/dashboard/features/image-chat/say.ts';
import { statusesOf } from '@/dashboard/features/image-chat/statuses.ts';
import { test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const AUTH = 'e2e/auth.spec.ts';
const SIGN_UP = 'from a plan through sign-up, mail and login back to the plan; then log out';
const GENERATOR = 'e2e/generator.spec.ts';
const ONCE = 'a visitor gets one prompt, then the modal; logging in begins anew';
const WHILE = 'e2e/said-while.spec.ts';
const CHAT = 'e2e/image-chat.spec.ts';
const TALK = 'a whole conversation: hint, wish, chip, models, copy, picture, reload, second tab';
const RESEARCH = 'e2e/research.spec.ts';
const BILLING = 'e2e/billing.spec.ts';
const SUBSCRIPTION = 'e2e/subscription.spec.ts';

/** §4, states and transitions. */
export const states: readonly Sentence[] = [
  ...about('§4 Anonymous generation', {
    'the second attempt shows the modal, and nothing is generated': test(
      GENERATOR,
      ONCE,
      "not.toContainText('gardens')",
    ),
    'logging in clears the counter': test(GENERATOR, ONCE, 'toBeNull()'),
  }),
  ...about('§4 Signup', {
    'account, mail, a notice, the login': test(
      AUTH,
      'signing up with a known address looks like any other; its owner is told by mail',
      '/login',
      'Check your inbox',
    ),
    'the record is stored': test(
      'unit/shared/client/auth-calls.test.ts',
      'gives the record what the form asked for',
      'first_name',
    ),
  }),
  ...about('§4 Login', {
    'unverified: blocked, with a resend link that editing hides': test(
      AUTH,
      SIGN_UP,
      'email_not_verified',
      'toBeHidden',
    ),
  }),
  ...about('§4 Reset modal', {
    'closes 3 s after success': test(
      WHILE,
      'the reset modal closes 3 s after its success',
      'runFor(2_900)',
      'runFor(200)',
    ),
  }),
  ...about('§4 Resend modal', {
    'closes 4 s after any outcome': test(
      WHILE,
      'the resend modal closes 4 s after any outcome: ',
      'runFor(3_900)',
      'runFor(200)',
    ),
  }),
  ...about('§4 Auth-action', {
    'verifyEmail leads to login?verified=true': test(AUTH, SIGN_UP, 'Email Verified', 'toHaveURL(login)'),
    'recoverEmail leads to the login': test(
      'e2e/account-returns.spec.ts',
      'who takes an account back is asked for a new password at once',
      '/login',
    ),
    'the code is checked first and the e-mail shown; submit only when both fit': test(
      AUTH,
      'a forgotten password is replaced by mail, and the link works once',
      'toBeDisabled',
      'person.email',
    ),
  }),
  ...aboutAnalysis('§4 Survey modal', {
    'Escape and an outside click close it': test(
      RESEARCH,
      'a survey is made in two steps and run by Enter',
      "press('Escape')",
      'mouse.click(5, 5)',
    ),
    'two steps, edit, add, remove, submit': test(
      RESEARCH,
      'a survey is made in two steps and run by Enter',
      'Remove question 5',
      'Add a question',
      'Submit',
    ),
  }),
  ...aboutAnalysis('§4 Analysis page', {
    "'Press Enter to start research'": test(
      RESEARCH,
      'a survey is made in two steps and run by Enter',
      'Press Enter to start research',
    ),
    'idle, loading in steps, result or error': test(
      'unit/dashboard/features/research/analysis-state.test.ts',
      'ticks a step off only when the server says so',
      'done',
    ),
  }),
  ...aboutAnalysis('§4 Analysis chat', {
    'a send adds the message and waits for the reply': test(
      'e2e/research-reports.spec.ts',
      'a report is opened, asked, shared, taken along, found again and deleted',
      "ask('What do people say about the noise?')",
      'Quote 1:',
    ),
  }),
  ...about('§4 Image chat', {
    'first, or with an image: initial generation; else refinement': test(
      'unit/dashboard/features/image-chat/conversation.test.ts',
      'the first message and one with a picture begin anew, others change the last prompt',
      "'initial'",
      "'refine'",
    ),
    'the four statuses, the image’s before them': value(
      () => statusesOf(true).map((key) => say(key)),
      [
        'Analyzing your image...',
        'Analyzing your request...',
        'Crafting your prompt...',
        'Optimizing for quality...',
        'Almost ready...',
      ],
    ),
    'a status every 1.5 s': test(
      'e2e/image-chat-pictures.spec.ts',
      'the line turns every 1.5 s while it works, and the box grows to 120 px and no further',
      'runFor(1_400)',
      'runFor(100)',
    ),
    'the attachment clears after the reply': test(
      CHAT,
      TALK,
      "getByText('Read on your device')).toBeHidden()",
    ),
    "badges 'Prompt Generated', 'Refined #N', 'Error'": value(
      () => [say('generated'), say('refined', { count: 3 }), say('error')],
      ['Prompt Generated', 'Refined #3', 'Error'],
    ),
    "'Copied to clipboard!', and back again": test(CHAT, TALK, "'Copied to clipboard!' })).toBeHidden()"),
  }),
  ...about('§4 Profile', {
    'view, edit, saving, view; Cancel returns': test(
      'e2e/account.spec.ts',
      'the profile is read until it is edited, saved, and kept',
      "'Cancel'",
      'notices.profileSaved',
    ),
  }),
  ...about('§4 Subscription', {
    'reclaim after 30 days, days left with singular': test(
      'unit/shared/credits/reclaim.test.ts',
      'is closed at 29 days, 23 hours, 59 minutes and open a minute later',
      'daysLeft: 1',
    ),
    "'Processing...' while redirecting": test(
      BILLING,
      'one purchase starts at a time, and a page that is woken up sells again',
      'Processing...',
    ),
    "'Add More Credits' with 'Current Plan'": test(
      BILLING,
      'Starter is bought, and its credits are bought once more',
      'Add More Credits',
      'Current Plan',
    ),
  }),
  ...about('§4 Billing', {
    'cancelled plans run to the end of the period': test(
      SUBSCRIPTION,
      'a cancelled plan runs on, and can be resumed',
      'Cancel Subscription',
      'notices.cancelled',
    ),
  }),
  ...about('§4 Smaller plan', {
    'follows with the next period, and is dropped by Keep or by cancelling': test(
      SUBSCRIPTION,
      'a running plan is switched, and the difference arrives',
      'Follows on',
      'Keep Pro',
      'switchDropped',
    ),
  }),
  ...about('§4 Refresh', {
    'available, cooldown, monthly limit; a new month resets the count': test(
      'unit/shared/credits/refresh.test.ts',
      'starts the count anew with the UTC month',
      'monthlyRefreshCount|refreshesThisMonth|count',
    ),
  }),
  ...about('§4 Gallery', {
    'copy turns green and shrinks for 1.5 s': test(
      'e2e/pages.spec.ts',
      'is searched, filtered and copied from',
      "'0.95'",
      '1.5 s',
    ),
  }),
  ...about('§4 Homepage demo', {
    '2 s loading, 45 s result': value(() => [LOADING_MS, RESULT_MS], [2_000, 45_000]),
    'right-click menu for the level, outside click closes, hint goes': test(
      'e2e/site.spec.ts',
      'a right click offers the levels, the hint goes, an outside click closes',
      "name: 'Level'",
      'tooltip',
    ),
  }),
  ...about('§4 Feature demo', {
    'hidden, typing, answered, once': test(
      'e2e/pages.spec.ts',
      'an address leads to its demo, which types 40 ms a letter and answers once after 800 ms',
      'data-answered',
    ),
  }),
  ...about('§4 Accounts', {
    'may be suspended': test(
      'e2e/account-faults.spec.ts',
      'a suspended account is signed out by its next question, and told why at the login',
      'account_disabled|disabled|suspended',
    ),
  }),
];
