import * as z from 'zod/mini';
import { rowTimestamp, timestamp } from './timestamp.ts';

/**
 * Answer of the SQL functions `refresh_credits()` and `reclaim_free_credits()`. `credits` is the balance after the call,
 * `nextAt` when the next one may be granted (null where the plan has none), `count` how many refreshes this UTC month
 * holds, for a reclaim how many this account ever made.
 */
export const freeCreditsAnswer = z.object({
  outcome: z.enum(['granted', 'cooldown', 'monthly_limit', 'not_free']),
  credits: z.int(),
  nextAt: z.nullable(timestamp),
  count: z.int(),
});
export type FreeCreditsAnswer = z.infer<typeof freeCreditsAnswer>;

/** Own row of `credit_entries`, read by REST: what came or went, why and when. */
export const creditEntryRow = z.object({
  id: z.coerce.number(),
  delta: z.int(),
  reason: z.string(),
  created_at: rowTimestamp,
});
export type CreditEntryRow = z.infer<typeof creditEntryRow>;

/** Answer of `GET /enhance/balance`, for a session or a device token. */
export const balanceAnswer = z.object({ credits: z.int() });
export type BalanceAnswer = z.infer<typeof balanceAnswer>;
