import { expect, test } from 'vitest';
import { parseRetryAfter, waitForRetry } from '@/shared/engines/retry.ts';
import { AppError } from '@/shared/errors/app-error.ts';

const policy = { maxRetries: 2, baseDelayMs: 1, maxDelayMs: 50 };
const { signal } = new AbortController();

test.each([
  ['2', 2_000],
  ['0.5', 500],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %j waits %s ms', (value, waitMs) => {
  expect(parseRetryAfter(value, Date.parse('2026-10-21T07:28:00Z'))).toBe(waitMs);
});

test('gives up after two retries', async () => {
  const error = new AppError('engine_overloaded');
  expect(await waitForRetry(error, 0, { policy, signal })).toBe(true);
  expect(await waitForRetry(error, 1, { policy, signal })).toBe(true);
  expect(await waitForRetry(error, 2, { policy, signal })).toBe(false);
});

test('leaves a long wait to the user', async () => {
  const error = new AppError('engine_overloaded', { retryAfterMs: 51 });
  expect(await waitForRetry(error, 0, { policy, signal })).toBe(false);
});

test('a wait ends with its signal', async () => {
  const stop = new AbortController();
  const error = new AppError('engine_overloaded', { retryAfterMs: 40_000 });
  const waiting = waitForRetry(error, 0, { policy: { ...policy, maxDelayMs: 60_000 }, signal: stop.signal });
  stop.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
