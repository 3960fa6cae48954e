import * as z from 'zod/mini';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { say } from './say.ts';

const MAX_NAME_CHARS = 100;

type Missing = 'enterFirstName' | 'enterLastName' | 'chooseUsername';

const present = (missing: Missing) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => say(missing) }),
      z.maxLength(MAX_NAME_CHARS, { error: () => say('maxChars', { max: `${MAX_NAME_CHARS}` }) }),
    );

/** What an account says of its owner, by the same rules at sign-up and later. */
export const personFields = {
  firstName: present('enterFirstName'),
  lastName: present('enterLastName'),
  username: present('chooseUsername'),
  countryCode: z.string(),
  // Optional to submit (spec §5).
  mobileNumber: z.string().check(z.trim(), z.regex(/^(\d{10})?$/, formTexts.mobileShape)),
};
