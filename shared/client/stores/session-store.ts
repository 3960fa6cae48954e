import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionUser {
  id: string;
  email: string;
  /** First plus last name; empty where the account has none. */
  displayName: string;
  /** Whether the first steps were finished or put away. */
  hasFinishedFirstSteps: boolean;
}

/** `unknown` while a kept session is being read. */
export type SessionState =
  | { status: 'unknown' }
  /** `isLost`: nobody logged out; the server ended the session. */
  | { status: 'signedOut'; isLost?: true }
  | { status: 'signedIn'; user: SessionUser };

/** What a press that needs an answer acts upon. */
export type KnownSession = Exclude<SessionState, { status: 'unknown' }>;

interface SessionStoreDeps {
  /** Whether this browser keeps a session, read without loading anything. */
  hasStoredSession: () => boolean;
  /** Loads the client that keeps it, and that tells where the server will not renew it. */
  loadClient: (onLost: () => void) => Promise<SupabaseClient>;
}

export interface SessionStore
  extends Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The client of this session, loaded once; who asks for it first makes the store follow it. */
  client: () => Promise<SupabaseClient>;
  /** Who is signed in, as soon as a kept session was read: a press in the meantime is neither lost nor a visitor's. */
  known: () => Promise<KnownSession>;
  /** Looks again whether a session is kept: another tab may have signed in, or out. */
  look: () => void;
  /** Says that the server has ended the session: the logout that follows is none of its owner's. */
  lose: () => void;
}

/** Where the account remembers, among what its owner may write about himself. */
export const FIRST_STEPS = 'first_steps';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Who a session belongs to, in the words of spec §3. */
export function stateOf(session: Session | null): SessionState {
  if (!session) return { status: 'signedOut' };
  const { id, email, user_metadata: data } = session.user;
  const displayName = [textOf(data?.first_name), textOf(data?.last_name)].filter(Boolean).join(' ');
  const hasFinishedFirstSteps = data?.[FIRST_STEPS] === 'done';
  return { status: 'signedIn', user: { id, email: email ?? '', displayName, hasFinishedFirstSteps } };
}

/** Who is signed in. Costs nothing until there is a session or somebody asks for the client. */
export function createSessionStore({ hasStoredSession, loadClient }: SessionStoreDeps): SessionStore {
  const store = createStore<SessionState>(() => ({ status: hasStoredSession() ? 'unknown' : 'signedOut' }));
  let loading: Promise<SupabaseClient> | undefined;
  let isLost = false;
  const lose = () => {
    isLost = true;
  };

  const follow = (session: Session | null) => {
    const now = stateOf(session);
    if (now.status === 'signedIn') isLost = false;
    store.setState(isLost ? { status: 'signedOut', isLost } : now, true);
  };
  const load = async () => {
    const client = await loadClient(lose);
    client.auth.onAuthStateChange((_event, session) => follow(session));
    return client;
  };
  const client = () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
  const look = () => {
    if (!hasStoredSession()) {
      // Said once more where it is known: another tab's word of a logout may come before the session is seen to be gone.
      follow(null);
      return;
    }
    // Without the client nobody can be shown as signed in; the pages that need it load it again and say so.
    client().catch(() => store.setState({ status: 'signedOut' }, true));
  };
  if (hasStoredSession()) look();
  const { getState, getInitialState, subscribe } = store;
  const known = () =>
    new Promise<KnownSession>((resolve) => {
      const now = getState();
      if (now.status !== 'unknown') return resolve(now);
      const stop = subscribe((state) => {
        if (state.status === 'unknown') return;
        stop();
        resolve(state);
      });
    });
  return { getState, getInitialState, subscribe, client, known, look, lose };
}
