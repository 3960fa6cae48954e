import type { ErrorCode } from '@/shared/errors/codes.ts';
import { linkFailureText } from '@/shared/errors/link-texts.en.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import { test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

/** §8, the sentences of the catalogue, each by the screen that says it. */
const said: readonly [at: string, context: ErrorContext, code: ErrorCode, sentence: string][] = [
  ['Reset modal', 'reset-request', 'user_not_found', 'No account found with this email address'],
  ['Reset modal', 'reset-request', 'invalid_email', 'Please enter a valid email address'],
  ['Reset modal', 'reset-request', 'rate_limited', 'Too many attempts. Please try again later'],
  ['Reset modal', 'reset-request', 'internal', 'Failed to send reset email. Please try again'],
  ['Resend', 'resend-verification', 'internal', 'Failed to send verification email. Please try again.'],
  [
    'Login',
    'login',
    'email_not_verified',
    'Please verify your email before logging in. Check your inbox for the verification link.',
  ],
  ['Signup', 'signup', 'email_in_use', 'This email is already registered'],
  ['Signup', 'signup', 'weak_password', 'Password should be at least 6 characters'],
  ['Signup', 'signup', 'internal', 'An error occurred during signup'],
  [
    'Auth-action',
    'link-reset',
    'link_expired',
    'This password reset link has expired. Please request a new one.',
  ],
  [
    'Auth-action',
    'link-reset',
    'link_invalid',
    'This password reset link is invalid. Please request a new one.',
  ],
  ['Auth-action', 'link-reset', 'account_disabled', 'This account has been disabled.'],
  ['Auth-action', 'link-reset', 'unauthorized', 'Invalid password reset link. Please request a new one.'],
  [
    'Auth-action',
    'link-verify',
    'link_expired',
    'This verification link has expired. Please request a new verification email.',
  ],
  [
    'Auth-action',
    'link-verify',
    'link_invalid',
    'This verification link is invalid. Please request a new verification email.',
  ],
  [
    'Auth-action',
    'link-verify',
    'unauthorized',
    'Invalid verification link. Please request a new verification email.',
  ],
  ['Auth-action', 'link-recover', 'link_expired', 'This recovery link has expired.'],
  ['Auth-action', 'link-recover', 'link_invalid', 'This recovery link is invalid.'],
  ['Auth-action', 'link-recover', 'unauthorized', 'Invalid recovery link.'],
  [
    'Reset submit',
    'reset-submit',
    'link_expired',
    'Reset link has expired. Please request a new password reset.',
  ],
  [
    'Reset submit',
    'reset-submit',
    'link_invalid',
    'Reset link is invalid. Please request a new password reset.',
  ],
  [
    'Reset submit',
    'reset-submit',
    'weak_password',
    'Password is too weak. Please choose a stronger password.',
  ],
  ['Reset submit', 'reset-submit', 'internal', 'Failed to reset password. Please try again.'],
  ['Credits', 'credits', 'user_not_found', 'User account data not found. Please log in again.'],
  [
    'Credits',
    'credits',
    'insufficient_credits',
    "You don't have enough credits for this operation. Please upgrade your plan.",
  ],
  ['Credits', 'credits', 'internal', 'Error processing credits. Please try again.'],
  ['Generator', 'generator', 'bad_response', 'Error generating prompt. Please try again.'],
  [
    'Generator',
    'generator',
    'insufficient_credits',
    'You have insufficient credits for this operation. Please upgrade your plan.',
  ],
  ['Analysis', 'analysis', 'internal', 'Server error occurred'],
  ['Analysis', 'analysis', 'bad_response', 'An error occurred while processing your request'],
  ['Analysis', 'survey', 'bad_response', 'An error occurred while processing your survey'],
  ['Analysis', 'survey', 'network_error', 'Error submitting survey. Please try again.'],
  ['Analysis', 'analysis-credits', 'internal', 'Error processing credits. Please try again.'],
  [
    'Analysis chat',
    'analysis-chat',
    'internal',
    "I'm having trouble responding right now. Please try again.",
  ],
  ['Image chat', 'image-chat', 'internal', "I'm having trouble generating your prompt. Please try again."],
  ['Image chat', 'image-chat', 'not_found', 'Service endpoint not found. Please check the configuration.'],
  ['Image chat', 'image-chat', 'network_error', 'Network error. Please check your connection and try again.'],
  [
    'Image chat',
    'image-chat',
    'engine_unavailable',
    'AI service temporarily unavailable. Please try again in a moment.',
  ],
  ['Profile', 'profile-load', 'network_error', 'Failed to load profile data'],
  ['Reclaim', 'reclaim', 'internal', 'Error adding free credits. Please try again.'],
  ['Refresh page', 'refresh', 'internal', 'Error refreshing credits. Please try again.'],
  [
    'Cancel',
    'cancel',
    'internal',
    'There was an issue cancelling your subscription. Please try again or contact support.',
  ],
];

/** §8, what worked and what is asked. */
const told: readonly [at: string, notice: string, sentence: string][] = [
  ['Reset modal', notices.resetEmailSent, 'Password reset email sent! Check your inbox and spam folder.'],
  ['Profile', notices.profileSaved, 'Profile updated successfully'],
  ['Signup', notices.emailVerified, 'Email verified successfully! You can now log in with your account.'],
  [
    'Auth-action',
    linkFailureText('verifyEmail', 'internal'),
    'Failed to process verifyEmail. Please try again.',
  ],
];

/** §8, what other tests say whole. */
const elsewhere: readonly Sentence[] = about('§8', {
  "unknown mode: 'This authentication link is not recognized. Please try again or contact support.'": test(
    'contract/account-texts.test.ts',
    'of an unknown kind, or without its parts, says so',
    'This authentication link is not recognized. Please try again or contact support.',
  ),
  "'Failed to update profile: ' plus the reason": test(
    'contract/account-texts.test.ts',
    'a profile that could not be saved is told with the reason',
    'Failed to update profile: The server could not be reached.',
  ),
  'Login: what else the service refuses is told in the catalogue’s words': test(
    'e2e/auth.spec.ts',
    'a forgotten password is replaced by mail, and the link works once',
    "textFor('login', 'invalid_credentials')",
  ),
});

/** The same of media intelligence. */
const elsewhereOfAnalysis: readonly Sentence[] = aboutAnalysis('§8', {
  "an empty result is 'No results found'": test(
    'e2e/research.spec.ts',
    'what nobody wrote about is not made up',
    'No results found',
  ),
});

/** The catalogue's sentences that are said on success; their order is `account-texts.test.ts`'s. */
const noticed = [
  'Verification email sent! Check your inbox and spam folder.',
  '250 free credits added successfully!',
  '45 credits added successfully!',
  "You've used all 5 refreshes this month. Limit resets next month.",
  'Are you sure you want to cancel your subscription? You will be downgraded to the free plan at the end of your billing period.',
  'Your subscription has been cancelled. You can continue using your plan until the end of the billing period.',
  'Payment Successful!',
];

/** §8, error catalogue. */
export const errors: readonly Sentence[] = [
  ...elsewhere,
  ...elsewhereOfAnalysis,
  ...said.map(
    ([at, context, code, sentence]): Sentence => ({
      at: `§8 ${at}`,
      says: `${sentence} (${code})`,
      held: value(() => textFor(context, code), sentence),
      isAnalysis: at.startsWith('Analysis'),
    }),
  ),
  ...told.map(
    ([at, notice, sentence]): Sentence => ({
      at: `§8 ${at}`,
      says: sentence,
      held: value(() => notice, sentence),
      isAnalysis: false,
    }),
  ),
  ...noticed.map(
    (sentence): Sentence => ({
      at: '§8 Notices',
      says: sentence,
      held: value(() => Object.values<string>(notices).includes(sentence), true),
      isAnalysis: false,
    }),
  ),
];
