import * as z from 'zod/mini';
import { formTexts } from '@/shared/errors/notices.en.ts';

const MAX_NAME_CHARS = 100;

const present = (message: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(MAX_NAME_CHARS, `Please use at most ${MAX_NAME_CHARS} characters`),
    );

/** What an account says of its owner, by the same rules at sign-up and later. */
export const personFields = {
  firstName: present('Please enter your first name'),
  lastName: present('Please enter your last name'),
  username: present('Please choose a username'),
  countryCode: z.string(),
  // Optional to submit (spec §5).
  mobileNumber: z.string().check(z.trim(), z.regex(/^(\d{10})?$/, formTexts.mobileShape)),
};
