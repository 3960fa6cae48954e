import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionWatch } from '@/shared/client/stores/session-store.ts';

const session = {
  user: { id: 'u1', email: 'ada@example.test', user_metadata: { first_name: 'Ada', last_name: 'Lovelace' } },
} as unknown as Session;

/** A client that is told of sessions by hand. */
function fakeClient() {
  let tell: (session: Session | null) => void = () => undefined;
  const onAuthStateChange = vi.fn((follow: (event: string, session: Session | null) => void) => {
    tell = (now) => follow('ANY', now);
  });
  return {
    client: { auth: { onAuthStateChange } } as unknown as SupabaseClient,
    follows: onAuthStateChange,
    tell: (now: Session | null) => tell(now),
  };
}

/** What the tabs of a browser know of a loss. */
function lossHere() {
  let isLost = false;
  return {
    get: () => isLost,
    set: (next: boolean) => {
      isLost = next;
    },
  };
}

describe('who is signed in', () => {
  it('loads nothing for a visitor', () => {
    const loadClient = vi.fn();
    const store = createSessionStore({ loss: lossHere(), hasStoredSession: () => false, loadClient });
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('is unknown until the kept session was read, then follows it', async () => {
    const { client, tell } = fakeClient();
    const store = createSessionStore({
      loss: lossHere(),
      hasStoredSession: () => true,
      loadClient: async () => client,
    });
    expect(store.getState()).toEqual({ status: 'unknown' });
    await store.client();
    tell(session);
    expect(store.getState()).toEqual({
      status: 'signedIn',
      user: {
        id: 'u1',
        email: 'ada@example.test',
        displayName: 'Ada Lovelace',
        hasFinishedFirstSteps: false,
      },
    });
    tell(null);
    expect(store.getState()).toEqual({ status: 'signedOut', isEnded: true });
  });

  /** A browser with a session, and what its client tells. */
  async function signedInHere() {
    const { client, tell } = fakeClient();
    const watches: SessionWatch[] = [];
    const loss = lossHere();
    const store = createSessionStore({
      loss,
      hasStoredSession: () => true,
      loadClient: async (watch) => {
        watches.push(watch);
        return client;
      },
    });
    await store.client();
    tell(session);
    const [watch] = watches;
    if (!watch) throw new Error('nobody watches the session');
    const end = () => {
      watch.beforeEnd();
      tell(null);
    };
    return { store, loss, tell, watch, end };
  }

  it('tells a session that nobody ended from a logout, until somebody logs in again', async () => {
    const { store, loss, tell, end, watch } = await signedInHere();
    // Overloaded, say: the client drops it all the same.
    watch.onRenewal(null);
    end();
    expect(store.getState()).toEqual({ status: 'signedOut', isLost: true, isEnded: true });
    const reloaded = createSessionStore({ loss, hasStoredSession: () => false, loadClient: vi.fn() });
    expect(reloaded.getState()).toEqual({ status: 'signedOut', isLost: true, isEnded: true });
    tell(session);
    await store.leave(async () => end());
    expect(store.getState()).toEqual({ status: 'signedOut' });
  });

  it('takes a session that was ended on purpose elsewhere for no lost one', async () => {
    const { store, loss, tell, end, watch } = await signedInHere();
    watch.onRenewal('revoked');
    expect(store.getState()).toMatchObject({ status: 'signedIn' });
    end();
    expect([store.getState(), loss.get()]).toEqual([
      { status: 'signedOut', ending: 'revoked', isEnded: true },
      false,
    ]);
    tell(session);
    // Logged out in another tab.
    tell(null);
    expect(store.getState()).toEqual({ status: 'signedOut', isEnded: true });
    // That somebody was signed in here is not forgotten by a second word of it.
    store.look();
    expect(store.getState()).toMatchObject({ isEnded: true });
  });

  it('takes a logout after a renewal that was refused for a logout', async () => {
    for (const ending of ['revoked', null] as const) {
      const { store, loss, end, watch } = await signedInHere();
      watch.onRenewal(ending);
      // An older word of a loss counts no more.
      loss.set(true);
      await store.leave(async () => end());
      expect(store.getState()).toEqual({ status: 'signedOut' });
    }
  });

  it('answers a press once the kept session was read, and from then on at once', async () => {
    const { client, tell } = fakeClient();
    const store = createSessionStore({
      loss: lossHere(),
      hasStoredSession: () => true,
      loadClient: async () => client,
    });
    const pressed = store.known();
    await store.client();
    tell(session);
    expect(await pressed).toMatchObject({ status: 'signedIn', user: { id: 'u1' } });
    tell(null);
    expect(await store.known()).toEqual({ status: 'signedOut', isEnded: true });
  });

  it('takes a press for no visitor’s where the kept session cannot be read', async () => {
    const loadClient = () => Promise.reject(new Error('offline'));
    const store = createSessionStore({ loss: lossHere(), hasStoredSession: () => true, loadClient });
    expect(await store.known()).toEqual({ status: 'signedOut', isUnread: true });
  });

  it('reads the kept session at the next press where what reads it did not come at first', async () => {
    const { client, tell } = fakeClient();
    const loadClient = vi.fn<() => Promise<SupabaseClient>>().mockRejectedValueOnce(new Error('offline'));
    loadClient.mockResolvedValue(client);
    const store = createSessionStore({ loss: lossHere(), hasStoredSession: () => true, loadClient });
    expect(await store.known()).toEqual({ status: 'signedOut', isUnread: true });
    const pressed = store.known();
    await store.client();
    tell(session);
    expect(await pressed).toMatchObject({ status: 'signedIn', user: { id: 'u1' } });
  });

  it('knows an account that the page itself had to sign out from a logout', async () => {
    const { store, end } = await signedInHere();
    await store.leave(async () => end(), false);
    expect(store.getState()).toEqual({ status: 'signedOut', isEnded: true });
  });

  it('opens one client, however many ask', async () => {
    const { client, follows } = fakeClient();
    const loadClient = vi.fn(async () => client);
    const store = createSessionStore({ loss: lossHere(), hasStoredSession: () => false, loadClient });
    await Promise.all([store.client(), store.client()]);
    expect(loadClient).toHaveBeenCalledTimes(1);
    expect(follows).toHaveBeenCalledTimes(1);
  });

  it('asks again after the client could not be fetched', async () => {
    const { client } = fakeClient();
    const loadClient = vi.fn<() => Promise<SupabaseClient>>().mockRejectedValueOnce(new Error('offline'));
    loadClient.mockResolvedValue(client);
    const store = createSessionStore({ loss: lossHere(), hasStoredSession: () => true, loadClient });
    await vi.waitFor(() => expect(store.getState()).toEqual({ status: 'signedOut', isUnread: true }));
    expect(await store.client()).toBe(client);
  });

  it('looks when another tab signed in, or out', async () => {
    let stored = false;
    const { client, tell, follows } = fakeClient();
    const store = createSessionStore({
      loss: lossHere(),
      hasStoredSession: () => stored,
      loadClient: async () => client,
    });
    store.look();
    expect(follows).not.toHaveBeenCalled();
    stored = true;
    store.look();
    await vi.waitFor(() => expect(follows).toHaveBeenCalled());
    tell(session);
    expect(store.getState().status).toBe('signedIn');
    stored = false;
    store.look();
    expect(store.getState().status).toBe('signedOut');
  });

  it('says again that nobody is signed in once the kept session is gone', async () => {
    let stored = true;
    const { client, tell, follows } = fakeClient();
    const store = createSessionStore({
      loss: lossHere(),
      hasStoredSession: () => stored,
      loadClient: async () => client,
    });
    await vi.waitFor(() => expect(follows).toHaveBeenCalled());
    tell(session);
    // The client's own word comes first, while this tab still sees what another one has deleted.
    tell(null);
    const told = vi.fn();
    store.subscribe(told);
    stored = false;
    store.look();
    expect(told).toHaveBeenCalledOnce();
    expect(store.getState().status).toBe('signedOut');
  });

  it('shows no name where the account has none, whatever its metadata holds', async () => {
    const { client, tell } = fakeClient();
    const store = createSessionStore({
      loss: lossHere(),
      hasStoredSession: () => false,
      loadClient: async () => client,
    });
    await store.client();
    tell({
      user: { ...session.user, user_metadata: { first_name: 7, last_name: null } },
    } as unknown as Session);
    expect(store.getState()).toMatchObject({ user: { displayName: '' } });
  });
});
