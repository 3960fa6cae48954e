import { toAppError } from '@/shared/errors/app-error.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { GenerateDeps } from './deps-types.ts';

/** Puts a prompt into its account's history, where it keeps one; a failure is logged and costs nobody the prompt. */
export async function keepPrompt(
  { history, log }: GenerateDeps,
  { userId }: VerifiedUser,
  { id, prompt }: { id: string; prompt: string },
): Promise<void> {
  await history
    .keep(userId, { id, prompt, madeAt: new Date().toISOString() })
    .catch((thrown: unknown) => log('history', { requestId: id, code: toAppError(thrown).code }));
}
