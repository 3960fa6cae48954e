import type { ScreenTexts } from './screen-texts.ts';

/** Failures of the screens of identity, spec §8 literally. `other` stands for every code not named. */
export const accountTexts = {
  'reset-request': {
    user_not_found: 'No account found with this email address',
    invalid_email: 'Please enter a valid email address',
    rate_limited: 'Too many attempts. Please try again later',
    other: 'Failed to send reset email. Please try again',
  },
  'resend-verification': {
    rate_limited: 'Too soon for another mail. Look in your inbox and your spam folder first.',
    other: 'Failed to send verification email. Please try again.',
  },
  login: {
    email_not_verified:
      'Please verify your email before logging in. Check your inbox for the verification link.',
    invalid_credentials: 'Invalid login credentials',
    rate_limited: 'Too many attempts. Please try again later',
    account_disabled: 'This account has been disabled.',
  },
  signup: {
    email_in_use: 'This email is already registered',
    weak_password: 'Password should be at least 6 characters',
    other: 'An error occurred during signup',
  },
  'link-reset': {
    link_expired: 'This password reset link has expired. Please request a new one.',
    link_invalid: 'This password reset link is invalid. Please request a new one.',
    account_disabled: 'This account has been disabled.',
    other: 'Invalid password reset link. Please request a new one.',
  },
  'link-verify': {
    link_expired: 'This verification link has expired. Please request a new verification email.',
    link_invalid: 'This verification link is invalid. Please request a new verification email.',
    other: 'Invalid verification link. Please request a new verification email.',
  },
  'link-recover': {
    link_expired: 'This recovery link has expired.',
    link_invalid: 'This recovery link is invalid.',
    other: 'Invalid recovery link.',
  },
  'reset-submit': {
    link_expired: 'Reset link has expired. Please request a new password reset.',
    link_invalid: 'Reset link is invalid. Please request a new password reset.',
    weak_password: 'Password is too weak. Please choose a stronger password.',
    other: 'Failed to reset password. Please try again.',
  },
  'profile-load': {
    other: 'Failed to load profile data',
  },
  'profile-save': {},
  'password-change': {
    invalid_credentials: 'This password is not right.',
  },
  devices: {},
  'device-revoke': {
    not_found: 'This browser was already disconnected.',
  },
  connect: {},
  'sign-out': {},
  'own-templates': {
    conflict: 'This template was changed somewhere else. Your text is still here.',
    not_found: 'This template was deleted somewhere else. Your text is still here.',
  },
  'template-delete': {
    conflict: 'This template was changed somewhere else, so it was not deleted.',
    not_found: 'This template was already deleted somewhere else.',
  },
  'template-restore': {},
  'delete-account': {
    invalid_credentials: 'This password is not right. Your account is unchanged.',
  },
  'export-account': {},
} as const satisfies Record<string, ScreenTexts>;
