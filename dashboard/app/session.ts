import { useStore } from 'zustand/react';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import { createSessionStore, type SessionState } from '@/shared/client/stores/session-store.ts';
import { forgetAtLogout } from './forget-at-logout.ts';
import { API_KEY, API_URL } from './origins.ts';

const project = { apiUrl: API_URL, apiKey: API_KEY };

/** Private windows of some browsers refuse to be asked; they keep no session. */
function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Who is signed in on this site. Loads supabase-js only for those who are, or are about to be. */
export const sessionStore = createSessionStore({
  hasStoredSession,
  loadClient: async () => (await import('@/shared/client/supabase.ts')).createSessionClient(project),
});

forgetAtLogout(sessionStore);

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
    return (await client.auth.getSession()).data.session?.access_token;
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
