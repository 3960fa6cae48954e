import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';
import type { AccountDeps } from './deps-types.ts';

/**
 * Starts work whose length, or failure, would tell whether an address is known, and resolves after a fixed time whatever
 * becomes of it; what fails is logged.
 */
export async function answerAlike(
  work: () => Promise<void>,
  { keepAlive, evenAnswerMs, log, requestId }: AccountDeps & { requestId: string },
): Promise<void> {
  keepAlive(work().catch((thrown: unknown) => logFailure(log, { place: 'account.mail', thrown, requestId })));
  await new Promise((resolve) => setTimeout(resolve, evenAnswerMs));
}
