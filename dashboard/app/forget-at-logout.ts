import { createStore } from 'zustand/vanilla';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import type { SessionState, SessionStore } from '@/shared/client/stores/session-store.ts';
import { dropKept, type KeptKey, keptEntries, readKept, reads, writeKept } from './kept.ts';

const ownerId = reads((given): given is string => typeof given === 'string');

const forgetters = new Set<() => void>();

/** How often this page has forgotten: what shows something typed is drawn anew by it. */
export const logouts = createStore(() => 0);

/** Something that is held in memory alone, while the tab stays and its owner is logged in. */
export function heldUntilLogout<T>(empty: () => T): { get: () => T; set: (value: T) => void } {
  let held = empty();
  forgetters.add(() => {
    held = empty();
  });
  return {
    get: () => held,
    set: (value) => {
      held = value;
    },
  };
}

/** Forgets what was typed, made and said in this browser, but what the registry says stays. */
function forget(): void {
  for (const key of Object.keys(keptEntries) as KeptKey[])
    if (keptEntries[key].atLogout === 'forgotten') dropKept(key);
  for (const forgetHeld of forgetters) forgetHeld();
  logouts.setState((count) => count + 1, true);
}

/** Whoever cannot be asked about is not logged out for that: the session lies there still. */
function isSessionKept(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Has every logout of this browser forget what an account's owner left in this tab: it compares whose things are kept with who is
 * signed in, so a logout made in another tab, elsewhere, or before this one came back, counts too. A session that was lost is no
 * logout: what was typed waits for its owner, in every tab and over a reload, and goes when somebody else logs in.
 */
export function forgetAtLogout({ getState, subscribe }: Pick<SessionStore, 'getState' | 'subscribe'>): void {
  // A tab that was opened after a loss still finds what lies there for every tab.
  let owner = readKept('owner', ownerId) ?? readKept('lost', ownerId);
  const settle = (state: SessionState, before?: SessionState) => {
    if (state.status === 'unknown' || (state.status === 'signedOut' && isSessionKept())) return;
    const now = state.status === 'signedIn' ? state.user.id : undefined;
    if (state.status === 'signedOut' && state.isLost) return;
    // A session that was gone before it was read had an owner all the same.
    const wasLost = now === undefined && before?.status === 'unknown';
    if (wasLost || (owner !== undefined && owner !== now)) forget();
    if (now !== undefined && now !== owner) writeKept('owner', now);
    owner = now;
  };
  settle(getState());
  subscribe(settle);
}
