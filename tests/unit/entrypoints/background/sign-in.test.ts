import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createSignIn } from '@/entrypoints/background/sign-in.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { HandoffMessage } from '@/shared/contracts/extension-handoff.ts';
import { pendingSignInItem, type Session, sessionItem, settingsItem } from '@/shared/extension/storage.ts';

const account = {
  token: `wst_${'a'.repeat(43)}`,
  userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10',
  email: 'ada@example.test',
};

beforeEach(() => {
  fakeBrowser.reset();
  signedIn.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
});
afterEach(() => vi.useRealTimers());

const signedIn = vi.fn<(former: Session | null) => void>();
const advance = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

/** Presses Sign in; gives the nonce of the page that opened. */
async function begin(signIn: ReturnType<typeof createSignIn>, engine?: EngineId): Promise<string> {
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');
  await signIn.begin(engine);
  const url = new URL(opened.mock.lastCall?.[0].url ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://whetstone.example/login');
  expect(url.searchParams.get('ext')).toBe('1');
  return url.searchParams.get('state') ?? '';
}

function handoff(state: string, over: Partial<HandoffMessage> = {}): HandoffMessage {
  return {
    type: 'WHETSTONE_AUTH_SUCCESS',
    source: 'whetstone-dashboard',
    timestamp: Date.now(),
    state,
    ...account,
    ...over,
  };
}

describe('signing in through the website', () => {
  it('keeps the account that answers the nonce of the page it opened', async () => {
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn);
    expect(await signIn.finish(handoff(state))).toBe(true);
    expect(await sessionItem.get()).toEqual({ ...account, credits: null });
  });

  it('chooses the engine that somebody signed in for once that has succeeded, and no other', async () => {
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn, 'cloud');
    await signIn.finish(handoff(crypto.randomUUID()));
    expect((await settingsItem.get()).engine).toBe('auto');
    await signIn.finish(handoff(state));
    expect((await settingsItem.get()).engine).toBe('cloud');
    await settingsItem.set({ ...(await settingsItem.get()), engine: 'local' });
    await signIn.finish(handoff(await begin(signIn)));
    expect((await settingsItem.get()).engine).toBe('local');
  });

  it('leaves the engine that was chosen after the sign-in was begun', async () => {
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn, 'cloud');
    await settingsItem.set({ ...(await settingsItem.get()), engine: 'local' });
    expect(await signIn.finish(handoff(state))).toBe(true);
    expect((await settingsItem.get()).engine).toBe('local');
  });

  it('keeps the engine that was signed in for when Sign in is pressed elsewhere, while that is awaited', async () => {
    const signIn = createSignIn(signedIn);
    await begin(signIn, 'cloud');
    advance(3_599_000);
    const state = await begin(signIn);
    await signIn.finish(handoff(state));
    expect((await settingsItem.get()).engine).toBe('cloud');
    await settingsItem.set({ ...(await settingsItem.get()), engine: 'auto' });
    await begin(signIn, 'cloud');
    advance(3_601_000);
    await signIn.finish(handoff(await begin(signIn)));
    expect((await settingsItem.get()).engine).toBe('auto');
  });

  it('tells of the account it replaced, whose token nobody needs any more', async () => {
    const former = { ...account, token: `wst_${'b'.repeat(43)}`, credits: 7 };
    await sessionItem.set(former);
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn);
    await signIn.finish(handoff(crypto.randomUUID()));
    expect(signedIn).not.toHaveBeenCalled();
    await signIn.finish(handoff(state));
    expect(signedIn.mock.calls).toEqual([[former]]);
  });

  it('takes a nonce once, even where it comes twice in one turn', async () => {
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn);
    const other = { email: 'eve@example.test' };
    const taken = await Promise.all([signIn.finish(handoff(state)), signIn.finish(handoff(state, other))]);
    expect(taken).toEqual([true, false]);
    expect(await signIn.finish(handoff(state, other))).toBe(false);
    expect((await sessionItem.get())?.email).toBe(account.email);
  });

  it('takes nothing that nobody asked for', async () => {
    expect(await createSignIn(signedIn).finish(handoff(crypto.randomUUID()))).toBe(false);
    expect(await sessionItem.get()).toBeNull();
  });

  it('refuses another nonce, and still takes the right one after', async () => {
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn);
    expect(await signIn.finish(handoff(crypto.randomUUID()))).toBe(false);
    expect(await signIn.finish(handoff(state))).toBe(true);
  });

  it('forgets an earlier nonce when Sign in is pressed again', async () => {
    const signIn = createSignIn(signedIn);
    const first = await begin(signIn);
    const second = await begin(signIn);
    expect(await signIn.finish(handoff(first))).toBe(false);
    expect(await signIn.finish(handoff(second))).toBe(true);
  });

  it('refuses a message older than 60 s', async () => {
    const signIn = createSignIn(signedIn);
    const state = await begin(signIn);
    const stale = handoff(state);
    advance(61_000);
    expect(await signIn.finish(stale)).toBe(false);
    expect(await signIn.finish(handoff(state))).toBe(true);
  });

  it('waits an hour, through a restart of the background, and no longer', async () => {
    const state = await begin(createSignIn(signedIn));
    advance(3_599_000);
    expect((await pendingSignInItem.get())?.nonce).toBe(state);
    advance(2_000);
    expect(await createSignIn(signedIn).finish(handoff(state))).toBe(false);
  });
});
