import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import type { CallFunction } from './call-function.ts';

/** Counts one hit on a bucket; throws AppError `rate_limited` with the wait above the limit. */
export type HitRateLimit = (bucket: string, maxHits: number, windowSeconds: number) => Promise<void>;

export function createRateLimit(call: CallFunction): HitRateLimit {
  return async (bucket, maxHits, windowSeconds) => {
    const parameters = { bucket, max_hits: maxHits, window_seconds: windowSeconds };
    const waitMs = z.parse(z.int(), await call('hit_rate_limit', parameters));
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterMs: waitMs });
  };
}
