import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import {
  incompleteLink,
  type LinkMode,
  linkFailureText,
  unknownLinkMode,
} from '@/shared/errors/link-texts.en.ts';
import { formTexts, notices } from '@/shared/errors/notices.en.ts';
import { type ErrorContext, profileSaveFailure, textFor } from '@/shared/errors/texts.en.ts';

/** The sentences of spec §8, as they stand there. */
const failures: [ErrorContext, ErrorCode, string][] = [
  ['reset-request', 'user_not_found', 'No account found with this email address'],
  ['reset-request', 'invalid_email', 'Please enter a valid email address'],
  ['reset-request', 'rate_limited', 'Too many attempts. Please try again later'],
  ['reset-request', 'internal', 'Failed to send reset email. Please try again'],
  ['reset-request', 'network_error', 'Failed to send reset email. Please try again'],
  ['resend-verification', 'internal', 'Failed to send verification email. Please try again.'],
  ['resend-verification', 'network_error', 'Failed to send verification email. Please try again.'],
  [
    'login',
    'email_not_verified',
    'Please verify your email before logging in. Check your inbox for the verification link.',
  ],
  ['signup', 'email_in_use', 'This email is already registered'],
  ['signup', 'weak_password', 'Password should be at least 6 characters'],
  ['signup', 'internal', 'An error occurred during signup'],
  ['link-reset', 'link_expired', 'This password reset link has expired. Please request a new one.'],
  ['link-reset', 'link_invalid', 'This password reset link is invalid. Please request a new one.'],
  ['link-reset', 'account_disabled', 'This account has been disabled.'],
  ['link-reset', 'unauthorized', 'Invalid password reset link. Please request a new one.'],
  [
    'link-verify',
    'link_expired',
    'This verification link has expired. Please request a new verification email.',
  ],
  [
    'link-verify',
    'link_invalid',
    'This verification link is invalid. Please request a new verification email.',
  ],
  ['link-verify', 'unauthorized', 'Invalid verification link. Please request a new verification email.'],
  ['link-recover', 'link_expired', 'This recovery link has expired.'],
  ['link-recover', 'link_invalid', 'This recovery link is invalid.'],
  ['link-recover', 'unauthorized', 'Invalid recovery link.'],
  ['reset-submit', 'link_expired', 'Reset link has expired. Please request a new password reset.'],
  ['reset-submit', 'link_invalid', 'Reset link is invalid. Please request a new password reset.'],
  ['reset-submit', 'weak_password', 'Password is too weak. Please choose a stronger password.'],
  ['reset-submit', 'internal', 'Failed to reset password. Please try again.'],
  ['profile-load', 'network_error', 'Failed to load profile data'],
  ['credits', 'user_not_found', 'User account data not found. Please log in again.'],
  [
    'credits',
    'insufficient_credits',
    "You don't have enough credits for this operation. Please upgrade your plan.",
  ],
  ['credits', 'internal', 'Error processing credits. Please try again.'],
  ['reclaim', 'internal', 'Error adding free credits. Please try again.'],
  ['refresh', 'internal', 'Error refreshing credits. Please try again.'],
  ['cancel', 'no_subscription', 'No active subscription found to cancel.'],
  [
    'cancel',
    'internal',
    'There was an issue cancelling your subscription. Please try again or contact support.',
  ],
];

test.each(failures)('%s, %s: %s', (context, code, sentence) => {
  expect(textFor(context, code)).toBe(sentence);
});

describe('a link that did not work', () => {
  test.each<[LinkMode, ErrorCode, string]>([
    ['resetPassword', 'link_expired', 'This password reset link has expired. Please request a new one.'],
    ['verifyEmail', 'unauthorized', 'Invalid verification link. Please request a new verification email.'],
    ['recoverEmail', 'link_invalid', 'This recovery link is invalid.'],
    ['resetPassword', 'network_error', 'Failed to process resetPassword. Please try again.'],
    ['verifyEmail', 'internal', 'Failed to process verifyEmail. Please try again.'],
    ['recoverEmail', 'internal', 'Failed to process recoverEmail. Please try again.'],
  ])('%s, %s: %s', (mode, code, sentence) => {
    expect(linkFailureText(mode, code)).toBe(sentence);
  });

  test('of an unknown kind, or without its parts, says so', () => {
    expect([unknownLinkMode, incompleteLink]).toEqual([
      'This authentication link is not recognized. Please try again or contact support.',
      'Invalid or missing authentication link parameters.',
    ]);
  });
});

test('a profile that could not be saved is told with the reason', () => {
  expect(profileSaveFailure('network_error')).toBe(
    'Failed to update profile: The server could not be reached. Check your connection.',
  );
});

test('no sentence of the website speaks of a draft', () => {
  const site: ErrorContext[] = ['profile-save', 'login', 'devices'];
  for (const context of site)
    for (const code of ['network_error', 'timeout', 'internal', 'unauthorized', 'too_long'] as const)
      expect(textFor(context, code)).not.toMatch(/draft/i);
});

test('what worked, what is asked and what forms want are worded as the spec has them', () => {
  expect(Object.values(notices)).toEqual([
    'Password reset email sent! Check your inbox and spam folder.',
    'Verification email sent! Check your inbox and spam folder.',
    'Email verified successfully! You can now log in with your account.',
    'Profile updated successfully',
    '250 free credits added successfully!',
    '45 credits added successfully!',
    "You've used all 5 refreshes this month. Limit resets next month.",
    'Are you sure you want to cancel your subscription? You will be downgraded to the free plan at the end of your billing period.',
    'Your subscription has been cancelled. You can continue using your plan until the end of the billing period.',
    'Payment Successful!',
    'This payment did not go through, or was given back. You can buy again below.',
    'Your subscription goes on. It renews at the end of the billing period.',
  ]);
  expect(Object.values(formTexts)).toEqual([
    'Please enter your email address',
    'Please enter a valid email address',
    'Minimum length is 8 characters.',
    'Please enter a valid 10-digit mobile number',
    'Password length requirement met',
    'Password must be at least 8 characters',
    'Password must be at least 8 characters long',
    'Passwords match',
    'Passwords do not match',
  ]);
});
