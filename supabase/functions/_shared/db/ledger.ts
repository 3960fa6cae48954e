import * as z from 'zod/mini';
import type { Price } from '@/shared/credits/prices.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { CallFunction } from './call-function.ts';

const opened = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('reserved'), userId: z.uuid(), credits: z.int(), charged: z.boolean() }),
  z.object({ outcome: z.enum(['unauthorized', 'insufficient_credits', 'conflict']) }),
]);

/** A request whose credits are held. */
export interface Reservation {
  userId: string;
  requestId: string;
  /** False for a repeat of a request that was paid before. */
  charged: boolean;
}

/** Who pays: a user verified by the caller, or a device token's hash, which is verified in the same step. */
export type Payer = { userId: string } | { tokenHash: string };

export interface OpenRequest {
  payer: Payer;
  requestId: string;
  bodyHash: string;
  price: Price;
}

/** Credits as the functions see them (design §5): held before the work, kept or given back after it. */
export interface Ledger {
  /** @throws AppError `unauthorized`, `insufficient_credits` or `conflict` */
  open(request: OpenRequest): Promise<Reservation>;
  /** Returns the balance. */
  settle(reservation: Reservation): Promise<number>;
  /** @throws AppError `unauthorized` */
  readBalance(payer: Payer): Promise<number>;
  /** Gives back what this run was charged; a repeat leaves what the first run paid. */
  release(reservation: Reservation): Promise<void>;
}

const payerParameters = (payer: Payer) => ({
  user_id: 'userId' in payer ? payer.userId : null,
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
      return { userId: answer.userId, requestId, charged: answer.charged };
    },
    async settle({ userId, requestId }) {
      return z.parse(z.int(), await call('settle_credits', { user_id: userId, key: requestId }));
    },
    async readBalance(payer) {
      const credits = z.parse(z.nullable(z.int()), await call('read_credits', payerParameters(payer)));
      if (credits === null) throw new AppError('unauthorized');
      return credits;
    },
    async release({ userId, requestId, charged }) {
      if (charged) await call('release_credits', { user_id: userId, key: requestId });
    },
  };
}
