import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import type { CallFunction } from './call-function.ts';
import { type Payer, payerParameters } from './ledger.ts';

const begun = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('begun'), userId: z.uuid(), withinBudget: z.boolean() }),
  z.object({ outcome: z.literal('rate_limited'), retryAfterMs: z.int() }),
  z.object({ outcome: z.literal('unauthorized') }),
]);

/** A run that counts against its account until it ends. */
export interface BegunRun {
  userId: string;
  /** Whether today's budget had the tokens, and the account's share of it; none are held where it had not. */
  withinBudget: boolean;
  /** @param usedTokens what the model read and wrote; the rest of what was held is free again */
  end(usedTokens: number): Promise<void>;
}

/** What an account may ask for beside its credits, and all accounts together (decision 18). */
export interface RunLimits {
  /**
   * @param tokens to hold of today's budget; 0 where no model is asked
   * @throws AppError `unauthorized`, or `rate_limited` with the wait
   */
  begin(payer: Payer, tokens: number): Promise<BegunRun>;
}

export interface RunLimitOptions {
  perMinute: number;
  atOnce: number;
  /** Tokens a day of all accounts together; undefined for no bound. */
  tokensPerDay: number | undefined;
  /** Tokens a day of one account; undefined for no bound. */
  accountTokensPerDay: number | undefined;
}

export function createRunLimits(call: CallFunction, options: RunLimitOptions): RunLimits {
  return {
    async begin(payer, tokens) {
      const runId = crypto.randomUUID();
      const answer = z.parse(
        begun,
        await call('begin_run', {
          run_id: runId,
          ...payerParameters(payer),
          per_minute: options.perMinute,
          at_once: options.atOnce,
          tokens,
          budget: options.tokensPerDay ?? null,
          account_budget: options.accountTokensPerDay ?? null,
        }),
      );
      if (answer.outcome === 'unauthorized') throw new AppError('unauthorized');
      if (answer.outcome === 'rate_limited')
        throw new AppError('rate_limited', { retryAfterMs: answer.retryAfterMs });
      const { userId, withinBudget } = answer;
      const end = async (usedTokens: number) => {
        await call('end_run', { run_id: runId, used_tokens: Math.ceil(usedTokens) });
      };
      return { userId, withinBudget, end };
    },
  };
}
