import { RECLAIM_CREDITS } from '@/shared/credits/reclaim.ts';
import { MAX_REFRESHES_PER_MONTH, REFRESH_CREDITS } from '@/shared/credits/refresh.ts';

/** Sentences that are no failures: what worked, what is asked first, what a form wants (spec §2, §5, §8 literally). */
export const notices = {
  resetEmailSent: 'Password reset email sent! Check your inbox and spam folder.',
  verificationEmailSent: 'Verification email sent! Check your inbox and spam folder.',
  emailVerified: 'Email verified successfully! You can now log in with your account.',
  profileSaved: 'Profile updated successfully',
  freeCreditsReclaimed: `${RECLAIM_CREDITS} free credits added successfully!`,
  creditsRefreshed: `${REFRESH_CREDITS} credits added successfully!`,
  monthlyLimit: `You've used all ${MAX_REFRESHES_PER_MONTH} refreshes this month. Limit resets next month.`,
  confirmCancel:
    'Are you sure you want to cancel your subscription? You will be downgraded to the free plan at the end of your billing period.',
  cancelled:
    'Your subscription has been cancelled. You can continue using your plan until the end of the billing period.',
  paymentSuccessful: 'Payment Successful!',
  paymentFailed: 'This payment did not go through, or was given back. You can buy again below.',
  resumed: 'Your subscription goes on. It renews at the end of the billing period.',
} as const;

/** What a field is told while it is filled in, or when it is sent (spec §5). */
export const formTexts = {
  emailMissing: 'Please enter your email address',
  emailShape: 'Please enter a valid email address',
  passwordMinimum: 'Minimum length is 8 characters.',
  mobileShape: 'Please enter a valid 10-digit mobile number',
  passwordLongEnough: 'Password length requirement met',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooShortOnSubmit: 'Password must be at least 8 characters long',
  passwordsMatch: 'Passwords match',
  passwordsDiffer: 'Passwords do not match',
} as const;
