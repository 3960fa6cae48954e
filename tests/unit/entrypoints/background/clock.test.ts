import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createSignIn } from '@/entrypoints/background/sign-in.ts';
import { sessionItem } from '@/shared/extension/storage.ts';
import { assertAllowed, pauseItem } from '@/shared/extension/switches.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  fakeBrowser.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => vi.useRealTimers());

// Faults L8: nothing here waits for an alarm; what has an end is compared with the clock when it is asked for.
it('a pause ends by the clock, however late somebody looks', async () => {
  await pauseItem.set({ until: NOON + HOUR_MS });
  vi.setSystemTime(NOON + HOUR_MS - 1);
  await expect(assertAllowed(null)).rejects.toMatchObject({ code: 'paused' });
  vi.setSystemTime(NOON + 9 * HOUR_MS);
  await expect(assertAllowed(null)).resolves.toBeUndefined();
});

it('a clock set back ends no pause early', async () => {
  await pauseItem.set({ until: NOON + HOUR_MS });
  vi.setSystemTime(NOON - 5 * HOUR_MS);
  await expect(assertAllowed(null)).rejects.toMatchObject({ code: 'paused' });
});

it('a clock set back does not make an old sign-in good again', async () => {
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');
  const signIn = createSignIn(() => undefined);
  await signIn.begin();
  const state = new URL(opened.mock.lastCall?.[0].url ?? '').searchParams.get('state') ?? '';
  vi.setSystemTime(NOON - 2 * HOUR_MS);
  const accepted = await signIn.finish({
    type: 'WHETSTONE_AUTH_SUCCESS',
    source: 'whetstone-dashboard',
    token: `wst_${'a'.repeat(43)}`,
    userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10',
    email: 'ada@example.test',
    timestamp: Date.now(),
    state,
  });
  expect(accepted).toBe(false);
  expect(await sessionItem.get()).toBeNull();
});
