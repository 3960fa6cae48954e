import * as z from 'zod/mini';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, newPassword } from '@/dashboard/app/new-password.ts';
import { email as emailAddress } from '@/shared/contracts/account.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';

const MAX_NAME_CHARS = 100;

const present = (message: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(MAX_NAME_CHARS, 'Please use at most 100 characters'),
    );

/** An address by the contract's rule, with the form's sentence for what breaks it. */
export const email = z.string().check(
  z.trim(),
  z.refine((given) => emailAddress.safeParse(given).success, formTexts.emailShape),
);

/** In the modals an empty address has a sentence of its own (spec §5). */
export const modalEmail = z.string().check(
  z.trim(),
  z.minLength(1, { error: formTexts.emailMissing, abort: true }),
  z.refine((given) => emailAddress.safeParse(given).success, formTexts.emailShape),
);

export const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

export const emailForm = z.object({ email: modalEmail });

export const signupForm = z.object({
  firstName: present('Please enter your first name'),
  lastName: present('Please enter your last name'),
  username: present('Please choose a username'),
  email,
  countryCode: z.string(),
  // Optional to submit (spec §5).
  mobileNumber: z.string().check(z.trim(), z.regex(/^(\d{10})?$/, formTexts.mobileShape)),
  password: newPassword,
});

/** Both fields of choosing a password anew; its sentences are those of sending (spec §5). */
export const resetForm = z.object({ password: z.string(), confirmation: z.string() }).check(
  z.refine(({ password }) => password.length >= MIN_PASSWORD_CHARS, {
    error: formTexts.passwordTooShortOnSubmit,
    path: ['password'],
  }),
  z.refine(({ password }) => password.length <= MAX_PASSWORD_CHARS, {
    error: `Password must be at most ${MAX_PASSWORD_CHARS} characters long`,
    path: ['password'],
  }),
  z.refine(({ password, confirmation }) => confirmation !== '' && password === confirmation, {
    error: formTexts.passwordsDiffer,
    path: ['confirmation'],
  }),
);
