import type { AppError } from '@/shared/errors/app-error.ts';
import { delay } from './delay.ts';

export interface RetryPolicy {
  /** How often the same call is made again. */
  maxRetries: number;
  /** Wait before the first retry where the server names none; doubled each time, with up to a quarter taken off. */
  baseDelayMs: number;
  /** A longer wait is left to the user, who then sees how long it is. */
  maxDelayMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { maxRetries: 2, baseDelayMs: 400, maxDelayMs: 8_000 };

/**
 * Waits before the next try.
 * @param attempt 0 after the first failure
 * @returns false where no try is left, or the server wants a longer wait than the policy allows
 */
export async function waitForRetry(
  error: AppError,
  attempt: number,
  { policy, signal }: { policy: RetryPolicy; signal: AbortSignal },
): Promise<boolean> {
  const backoffMs = policy.baseDelayMs * 2 ** attempt * (1 - Math.random() / 4);
  const waitMs = error.retryAfterMs ?? backoffMs;
  if (attempt >= policy.maxRetries || waitMs > policy.maxDelayMs) return false;
  await delay(waitMs, signal);
  return true;
}

/**
 * The wait a `Retry-After` header asks for, in milliseconds.
 * @param value seconds or an HTTP date
 */
export function parseRetryAfter(value: string | null | undefined, nowMs: number): number | undefined {
  if (!value) return undefined;
  const waitMs = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return Number.isFinite(waitMs) ? Math.max(0, Math.round(waitMs)) : undefined;
}
