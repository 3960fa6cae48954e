import * as z from 'zod/mini';
import type { Price } from '@/shared/credits/prices.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { CallFunction } from './call-function.ts';

const opened = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('reserved'), userId: z.uuid(), credits: z.int(), run: z.int() }),
  z.object({ outcome: z.enum(['unauthorized', 'insufficient_credits', 'conflict']) }),
]);

/** One run of a request whose credits are held. */
export interface Reservation {
  userId: string;
  requestId: string;
  run: number;
}

/** Who pays: a user verified by the caller, whose session is looked at again, or a device token's hash, verified here. */
export type Payer = VerifiedUser | { tokenHash: string };

export interface OpenRequest {
  payer: Payer;
  requestId: string;
  bodyHash: string;
  price: Price;
}

/** Credits as the functions see them (design §5, decision 16): held before the work, kept from its first word on. */
export interface Ledger {
  /** @throws AppError `unauthorized`, `insufficient_credits` or `conflict` */
  open(request: OpenRequest): Promise<Reservation>;
  /**
   * The credits stay spent. Called before anything is delivered, and nothing may be where it fails. Returns the balance.
   * @throws AppError `conflict` for a run that was given up, `unauthorized` for an account that is suspended or gone
   */
  settle(reservation: Reservation): Promise<number>;
  /** @throws AppError `unauthorized` */
  readBalance(payer: Payer): Promise<number>;
  /** The run ended without having settled: the last one to do so gives the credits back. */
  release(reservation: Reservation): Promise<void>;
}

/** What the credit functions refuse by, and what a caller hears of it: an account that is gone is nobody's. */
const REFUSALS: Partial<Record<string, ErrorCode>> = {
  PT401: 'unauthorized',
  PT404: 'unauthorized',
  PT409: 'conflict',
};

/** What a caller hears of a refusal of the credit functions; anything else as it is. */
export function toRefusal(thrown: unknown): unknown {
  const code = REFUSALS[(thrown as { code?: string }).code ?? ''];
  return code ? new AppError(code, { cause: thrown }) : thrown;
}

/** A payer as the SQL functions take it. */
export const payerParameters = (payer: Payer) => ({
  user_id: 'userId' in payer ? payer.userId : null,
  session_id: 'userId' in payer ? payer.sessionId : null,
  token_hash: 'tokenHash' in payer ? payer.tokenHash : null,
});

export function createLedger(call: CallFunction): Ledger {
  return {
    async open({ payer, requestId, bodyHash, price }) {
      const answer = z.parse(
        opened,
        await call('open_request', {
          ...payerParameters(payer),
          request_id: requestId,
          body_hash: bodyHash,
          amount: price.credits,
          reason: price.reason,
        }),
      );
      if (answer.outcome !== 'reserved') throw new AppError(answer.outcome);
      return { userId: answer.userId, requestId, run: answer.run };
    },
    async settle({ userId, requestId, run }) {
      try {
        return z.parse(z.int(), await call('settle_credits', { user_id: userId, key: requestId, run }));
      } catch (thrown) {
        throw toRefusal(thrown);
      }
    },
    async readBalance(payer) {
      const credits = z.parse(z.nullable(z.int()), await call('read_credits', payerParameters(payer)));
      if (credits === null) throw new AppError('unauthorized');
      return credits;
    },
    async release({ userId, requestId, run }) {
      try {
        await call('release_credits', { user_id: userId, key: requestId, run });
      } catch (thrown) {
        // An account that was deleted meanwhile holds nothing that could come back.
        if ((thrown as { code?: string }).code !== 'PT404') throw thrown;
      }
    },
  };
}
