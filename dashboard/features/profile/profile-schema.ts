import * as z from 'zod/mini';
import { personFields } from '@/dashboard/app/person-fields.ts';
import { email } from '@/shared/contracts/account.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';

const isEmail = (given: string) => email.safeParse(given).success;

/** The record's fields its owner edits; the address goes to the auth service, the rest to the record. */
export const profileForm = z.object({
  ...personFields,
  email: z.string().check(z.trim(), z.refine(isEmail, formTexts.emailShape)),
});
export type ProfileForm = z.infer<typeof profileForm>;
