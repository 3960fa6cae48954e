import { useStore } from 'zustand/react';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import { createSessionStore, type SessionState } from '@/shared/client/stores/session-store.ts';
import type { Ending } from '@/shared/client/supabase.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { forgetAtLogout } from './forget-at-logout.ts';
import { dropKept, readKept, reads, sessionArea, sessionOwner, writeKept } from './kept.ts';
import { API_KEY, API_URL } from './origins.ts';
import { loginPath, paths } from './paths.ts';
import { say } from './say.ts';
import { showToast } from './toasts.ts';

const project = { apiUrl: API_URL, apiKey: API_KEY };

/** Private windows of some browsers refuse to be asked; they keep no session. */
function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

const isText = reads((given): given is string => typeof given === 'string');

/** Who is signed in on this site. Loads supabase-js only for those who are, or are about to be. */
export const sessionStore = createSessionStore({
  hasStoredSession,
  loss: {
    get: () => readKept('lost', isText) !== undefined,
    set: (isLost) => (isLost ? writeKept('lost', sessionOwner() ?? '') : dropKept('lost')),
  },
  loadClient: async ({ beforeEnd, onRenewal }) =>
    (await import('@/shared/client/supabase.ts')).createSessionClient(project, {
      storage: sessionArea(beforeEnd),
      onRenewal,
    }),
});

forgetAtLogout(sessionStore);

/** Says why nobody is signed in any more, with the way on. */
export function tellEnded(ending: 'lost' | Ending): void {
  const { pathname, search } = window.location;
  const login = { path: loginPath({ returnTo: pathname + search }), label: say('logIn') };
  const contact = { path: paths.contact, label: say('remedy_contact') };
  const way = ending === 'suspended' || ending === 'deleted' ? contact : login;
  showToast('error', say(`session_${ending}`), { subject: 'session', title: say(`out_${ending}`), way });
}

/** Says of an account the server knows no more by this session what became of it. */
export async function tellLostAccount(): Promise<void> {
  const client = await sessionStore.client();
  const token = (await client.auth.getSession()).data.session?.access_token;
  const { askEnding } = await import('@/shared/client/supabase.ts');
  tellEnded(token ? await askEnding(project, token) : 'revoked');
}

sessionStore.subscribe((now, before) => {
  if (now.status !== 'signedOut') return;
  const isOut = before.status === 'signedOut';
  // Another tab's word of it may come before its reason.
  if (now.isLost && !(isOut && before.isLost)) tellEnded('lost');
  if (now.ending && !isOut) tellEnded(now.ending);
});

/** A client that keeps nothing (mail links, checking a password). */
export async function openPassingClient() {
  return (await import('@/shared/client/supabase.ts')).createPassingClient(project);
}

/** How our functions are called as who is signed in. */
export const functionsAccess = {
  functionsUrl: `${API_URL}/functions/v1`,
  apiKey: API_KEY,
  getToken: async () => {
    if (sessionStore.getState().status !== 'signedIn') return undefined;
    const client = await sessionStore.client();
    const { session } = (await client.auth.getSession()).data;
    // Whoever asked as an account is not answered as a visitor, who has other limits; a session that is kept was only not renewed yet.
    if (!session)
      throw new AppError(sessionStore.getState().status === 'signedIn' ? 'network_error' : 'unauthorized');
    return session.access_token;
  },
};

/** How they are called for an account: a session that goes meanwhile does not make a visitor of its owner. */
export const accountAccess = {
  ...functionsAccess,
  getToken: async () => {
    const token = await functionsAccess.getToken();
    if (token === undefined) throw new AppError('unauthorized');
    return token;
  },
};

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Follows what other tabs did, also while this one was put away, until `signal` aborts. */
export function followOtherTabs(signal: AbortSignal): void {
  window.addEventListener('storage', ({ key }) => key === SESSION_KEY && sessionStore.look(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStore.look(), { signal });
}
