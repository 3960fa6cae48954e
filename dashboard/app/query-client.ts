import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { toAppError } from '@/shared/errors/app-error.ts';
import { catalogue } from '@/shared/errors/catalogue.ts';
import { sessionStore, tellLostAccount } from './session.ts';
import { signOutHere } from './sign-out.ts';

const RETRIES = 2;
/** Without a connection the second failure is as sure as the third, and somebody waits. */
const NETWORK_RETRIES = 1;
const FRESH_MS = 10_000;
/** So long after a login answers may still come that were asked for before it, by another tab's session or by none. */
const SETTLING_MS = 5_000;

let signedInAt = Number.NEGATIVE_INFINITY;
const askedAgain = new WeakSet<object>();

/**
 * An account that was deleted, suspended or signed out elsewhere is signed out here by its next question (faults A13), as
 * by a logout of its own: whoever signed out elsewhere may have done it for this browser.
 */
function leaveLostAccount(thrown: unknown, query: Query<unknown, unknown>): void {
  const { code } = toAppError(thrown);
  if (code !== 'unauthorized' && code !== 'user_not_found') return;
  if (sessionStore.getState().status !== 'signedIn') return;
  if (performance.now() - signedInAt < SETTLING_MS && !askedAgain.has(query)) {
    askedAgain.add(query);
    void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
    return;
  }
  void leave();
}

let leaving: Promise<void> | undefined;
/** Signs out here an account that the server refuses, and says why; once, however many questions were refused. */
export function leave(): Promise<void> {
  leaving ??= tellLostAccount()
    .catch(() => undefined)
    .then(() => signOutHere(false))
    .finally(() => {
      leaving = undefined;
    });
  return leaving;
}

/** Whether a failed question is asked again by itself; one that took its whole time is not. */
function asksAgain(failures: number, thrown: unknown): boolean {
  const { code } = toAppError(thrown);
  if (code === 'timeout') return false;
  return failures < (code === 'network_error' ? NETWORK_RETRIES : RETRIES) && catalogue[code].retryable;
}

/** What the server said last. What may succeed when asked again is asked again; all is forgotten at sign-out. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (thrown, query) => {
      // A mail's link is no question about who is signed in.
      if (query.queryKey[0] !== 'link') leaveLostAccount(thrown, query);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A browser that thinks itself offline may still reach a server of this machine: it is asked, not waited for.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: asksAgain,
    },
  },
});

sessionStore.subscribe((now, before) => {
  if (before.status !== 'signedIn') {
    if (now.status === 'signedIn') signedInAt = performance.now();
    return;
  }
  if (now.status === 'signedIn' && now.user.id === before.user.id) return;
  // A mail's link outlives the account that was signed in: using it may be what ended the session.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'link' });
  queryClient.getMutationCache().clear();
});
