import * as z from 'zod/mini';
import { email } from '@/shared/contracts/account.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';

const MAX_NAME_CHARS = 100;
const name = z
  .string()
  .check(z.trim(), z.maxLength(MAX_NAME_CHARS, `Please use at most ${MAX_NAME_CHARS} characters`));
const isEmail = (given: string) => email.safeParse(given).success;

/** The record's fields its owner edits; the address goes to the auth service, the rest to the record. */
export const profileForm = z.object({
  firstName: name,
  lastName: name,
  username: name,
  email: z.string().check(z.trim(), z.refine(isEmail, formTexts.emailShape)),
  countryCode: z.string(),
  mobileNumber: z.string().check(z.trim(), z.regex(/^(\d{10})?$/, formTexts.mobileShape)),
});
export type ProfileForm = z.infer<typeof profileForm>;
