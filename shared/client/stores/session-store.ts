import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ending } from '@/shared/client/supabase.ts';

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
  /**
   * `isLost`: nobody ended the session, it could not be renewed. `ending`: it was ended on purpose, but not in this browser.
   * `isEnded`: whoever was signed in on this page did not log out here; who is asked for something asks first.
   * `isUnread`: a session is kept, and what reads it could not be fetched.
   */
  | { status: 'signedOut'; isLost?: true; ending?: Ending; isEnded?: true; isUnread?: true }
  | { status: 'signedIn'; user: SessionUser };

/** What a press that needs an answer acts upon. */
export type KnownSession = Exclude<SessionState, { status: 'unknown' }>;

/** What the client tells of the session it keeps. */
export interface SessionWatch {
  /** The session is about to be gone. */
  beforeEnd: () => void;
  /** It was to be renewed; null where nobody had ended it. */
  onRenewal: (ending: Ending | null) => void;
}

interface SessionStoreDeps {
  /** Whether this browser keeps a session, read without loading anything. */
  hasStoredSession: () => boolean;
  /** Whether the last session of this browser was lost, for all its tabs. */
  loss: { get: () => boolean; set: (isLost: boolean) => void };
  /** Loads the client that keeps the session. */
  loadClient: (watch: SessionWatch) => Promise<SupabaseClient>;
}

export interface SessionStore
  extends Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The client of this session, loaded once; who asks for it first makes the store follow it. */
  client: () => Promise<SupabaseClient>;
  /**
   * Who is signed in, as soon as a kept session was read: a press in the meantime is neither lost nor a visitor's. What reads it
   * is fetched once more where it did not come.
   */
  known: () => Promise<KnownSession>;
  /** Looks again whether a session is kept: another tab may have signed in, or out. */
  look: () => void;
  /** Logs out by what is given: a session that goes meanwhile was not lost. `isAsked`: somebody here wanted it so. */
  leave: (logOut: (client: SupabaseClient) => Promise<void>, isAsked?: boolean) => Promise<void>;
}

/** Where the account remembers, among what its owner may write about himself. */
export const FIRST_STEPS = 'first_steps';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Who a session belongs to, in the words of spec §3. */
function stateOf({ user }: Session): SessionState {
  const { id, email, user_metadata: data } = user;
  const displayName = [textOf(data?.first_name), textOf(data?.last_name)].filter(Boolean).join(' ');
  const hasFinishedFirstSteps = data?.[FIRST_STEPS] === 'done';
  return { status: 'signedIn', user: { id, email: email ?? '', displayName, hasFinishedFirstSteps } };
}

/** Whether what reads a session that is kept was not there when it was last looked for. */
const isUnread = (state: SessionState) => state.status === 'signedOut' && state.isUnread === true;

/** How sessions end: given up here, ended on purpose elsewhere, or lost. */
function createEndings({ hasStoredSession, loss }: Pick<SessionStoreDeps, 'hasStoredSession' | 'loss'>) {
  let ending: Ending | null = null;
  let isLeaving = false;
  let isAsked = false;
  const watch: SessionWatch = {
    beforeEnd: () => {
      if (hasStoredSession()) loss.set(!isLeaving && !ending);
    },
    onRenewal: (told) => {
      ending = told;
    },
  };
  const signedOut = (before: SessionState): SessionState => {
    if (loss.get()) return { status: 'signedOut', isLost: true, isEnded: true };
    const wasHere = before.status !== 'signedOut' || before.isEnded;
    const isEnded = wasHere && !isAsked;
    return {
      status: 'signedOut',
      ...(ending && !isLeaving && { ending }),
      ...(isEnded && { isEnded }),
    };
  };
  const leaving = async (logOut: () => Promise<void>, isWanted: boolean) => {
    isLeaving = true;
    isAsked = isWanted;
    try {
      await logOut();
    } finally {
      isLeaving = false;
      isAsked = false;
    }
  };
  return { watch, signedOut, leaving };
}

/** Who is signed in. Costs nothing until there is a session or somebody asks for the client. */
export function createSessionStore({ hasStoredSession, loss, loadClient }: SessionStoreDeps): SessionStore {
  const { watch, signedOut, leaving } = createEndings({ hasStoredSession, loss });
  const store = createStore<SessionState>(() =>
    hasStoredSession() ? { status: 'unknown' } : signedOut({ status: 'signedOut' }),
  );
  let loading: Promise<SupabaseClient> | undefined;
  const follow = (session: Session | null) => {
    if (session) {
      loss.set(false);
      watch.onRenewal(null);
    }
    store.setState(session ? stateOf(session) : signedOut(store.getState()), true);
  };
  const load = async () => {
    const client = await loadClient(watch);
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
  const leave = async (logOut: (of: SupabaseClient) => Promise<void>, isAsked = true) => {
    const left = await client();
    await leaving(() => logOut(left), isAsked);
  };
  const look = () => {
    if (!hasStoredSession()) {
      // Said once more where it is known: another tab's word of a logout may come before the session is seen to be gone.
      follow(null);
      return;
    }
    // Without the client nobody can be shown as signed in; who acts upon it tries again.
    client().catch(() => store.setState({ status: 'signedOut', isUnread: true }, true));
  };
  if (hasStoredSession()) look();
  const { getState, getInitialState, subscribe } = store;
  const known = () =>
    new Promise<KnownSession>((resolve) => {
      if (isUnread(getState())) {
        store.setState({ status: 'unknown' }, true);
        look();
      }
      const now = getState();
      if (now.status !== 'unknown') return resolve(now);
      const stop = subscribe((state) => {
        if (state.status === 'unknown') return;
        stop();
        resolve(state);
      });
    });
  return { getState, getInitialState, subscribe, client, known, look, leave };
}
