import * as z from 'zod/mini';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { say } from './say.ts';

/** spec §5; design §6: the same on every form. */
export const MIN_PASSWORD_CHARS = 8;
/** What the auth service hashes; the rest of a longer one would not count. */
export const MAX_PASSWORD_CHARS = 72;

/** A password that is chosen, with the form's sentences for what breaks the rule. */
export const newPassword = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_CHARS, formTexts.passwordMinimum),
    z.maxLength(MAX_PASSWORD_CHARS, { error: () => say('maxLength', { max: `${MAX_PASSWORD_CHARS}` }) }),
  );
