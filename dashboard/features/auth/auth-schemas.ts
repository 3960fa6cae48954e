import * as z from 'zod/mini';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, newPassword } from '@/dashboard/app/new-password.ts';
import { personFields } from '@/dashboard/app/person-fields.ts';
import { email as emailAddress } from '@/shared/contracts/account.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { say } from './say.ts';

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
  password: z.string().check(z.minLength(1, { error: () => say('enterPassword') })),
});

export const emailForm = z.object({ email: modalEmail });

export const signupForm = z.object({ ...personFields, email, password: newPassword });

/** Both fields of choosing a password anew; its sentences are those of sending (spec §5). */
export const resetForm = z.object({ password: z.string(), confirmation: z.string() }).check(
  z.refine(({ password }) => password.length >= MIN_PASSWORD_CHARS, {
    error: formTexts.passwordTooShortOnSubmit,
    path: ['password'],
  }),
  z.refine(({ password }) => password.length <= MAX_PASSWORD_CHARS, {
    error: () => say('passwordTooLong', { max: `${MAX_PASSWORD_CHARS}` }),
    path: ['password'],
  }),
  z.refine(({ password, confirmation }) => confirmation !== '' && password === confirmation, {
    error: formTexts.passwordsDiffer,
    path: ['confirmation'],
  }),
);
