import * as z from 'zod/mini';
import { type KeptPrompt, promptHistory } from '@/shared/contracts/prompt-history.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';

/** The history of the generator as the function sees it; what each call means is said beside its SQL. */
export interface HistoryStore {
  /** Newest first; null where the account keeps none. */
  read(userId: string): Promise<KeptPrompt[] | null>;
  start(userId: string): Promise<void>;
  /** False where the account keeps no history. */
  keep(userId: string, prompt: KeptPrompt): Promise<boolean>;
  /** False where there is no such prompt. */
  forget(userId: string, promptId: string): Promise<boolean>;
  end(userId: string): Promise<void>;
}

export function createHistoryStore(call: CallFunction): HistoryStore {
  const user = (userId: string) => ({ user_id: userId });
  return {
    read: async (userId) =>
      z.parse(promptHistory.shape.prompts, await call('read_prompt_history', user(userId))),
    start: async (userId) => void (await call('start_prompt_history', user(userId))),
    keep: async (userId, prompt) =>
      z.parse(z.boolean(), await call('keep_prompt', { ...user(userId), prompt })),
    forget: async (userId, promptId) =>
      z.parse(z.boolean(), await call('forget_prompt', { ...user(userId), prompt_id: promptId })),
    end: async (userId) => void (await call('end_prompt_history', user(userId))),
  };
}
