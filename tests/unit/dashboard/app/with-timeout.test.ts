import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '@/dashboard/app/with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what never answers is given up after its time', async () => {
  const asked = expect(withTimeout(6_000, () => new Promise(() => undefined))).rejects.toMatchObject({
    code: 'timeout',
  });
  await vi.advanceTimersByTimeAsync(6_000);
  await asked;
});

test('an answer in time is the answer, and leaves no timer behind', async () => {
  expect(await withTimeout(6_000, async () => 250)).toBe(250);
  expect(vi.getTimerCount()).toBe(0);
});
