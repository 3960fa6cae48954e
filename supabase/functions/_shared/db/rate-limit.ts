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

/** A bucket and how many hits it takes in a window. */
export interface RateLimitBucket {
  bucket: string;
  maxHits: number;
}

/** Counts one hit on each bucket, or on none where one refuses; the widest comes first. Throws as `HitRateLimit` does. */
export type HitRateLimits = (buckets: readonly RateLimitBucket[], windowSeconds: number) => Promise<void>;

export function createRateLimits(call: CallFunction): HitRateLimits {
  return async (buckets, windowSeconds) => {
    const parameters = {
      buckets: buckets.map(({ bucket }) => bucket),
      max_hits: buckets.map(({ maxHits }) => maxHits),
      window_seconds: windowSeconds,
    };
    const waitMs = z.parse(z.int(), await call('hit_rate_limits', parameters));
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterMs: waitMs });
  };
}
