import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { forgetAtLogout, heldUntilLogout, logouts } from '@/dashboard/app/forget-at-logout.ts';
import { type KeptKey, keptEntries, sessionArea, sessionOwner, writeKept } from '@/dashboard/app/kept.ts';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import type { SessionState } from '@/shared/client/stores/session-store.ts';

const ann = { id: 'ann', email: 'ann@example.com', displayName: 'Ann', hasFinishedFirstSteps: true };
const signedIn = (id: string): SessionState => ({ status: 'signedIn', user: { ...ann, id } });
const signedOut: SessionState = { status: 'signedOut' };
const lost: SessionState = { status: 'signedOut', isLost: true };

function memory() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}
let local = memory();
let session = memory();
const names = () => [...local.held.keys(), ...session.held.keys()].sort();

beforeEach(() => {
  local = memory();
  session = memory();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

const keepEverything = () => {
  for (const key of Object.keys(keptEntries) as KeptKey[])
    if (key !== 'owner' && key !== 'lost') writeKept(key, 'something');
};
const follow = (state: SessionState) => {
  const store = createStore<SessionState>(() => state);
  forgetAtLogout(store);
  return (next: SessionState) => store.setState(next, true);
};

test('after a logout nothing is kept but what is listed as staying', () => {
  const become = follow(signedIn('ann'));
  keepEverything();
  become(signedOut);
  expect(names()).toEqual(['generationAttempts', 'whetstone-reset']);
});

test('a tab that comes back after a logout, or under another account, shows nothing of the first', () => {
  for (const later of [signedOut, signedIn('bob')]) {
    follow(signedIn('ann'));
    keepEverything();
    follow(later);
    expect(names().filter((name) => name !== 'whetstone-account')).toEqual([
      'generationAttempts',
      'whetstone-reset',
    ]);
  }
});

test('what was typed outlasts a session that the server ended, for its owner alone', () => {
  const become = follow(signedIn('ann'));
  keepEverything();
  const kept = names();
  become(lost);
  become(signedIn('ann'));
  expect(names()).toEqual(kept);
  become(lost);
  become(signedIn('bob'));
  expect(names()).toEqual(['generationAttempts', 'whetstone-account', 'whetstone-reset']);
});

test('what was typed before a session was lost outlasts a reload and waits in every tab, for its owner alone', () => {
  for (const [later, kept] of [
    ['ann', true],
    ['bob', false],
  ] as const) {
    const tabs = [follow(signedIn('ann')), follow(signedIn('ann'))];
    keepEverything();
    writeKept('lost', 'ann');
    for (const become of tabs) become(lost);
    const reloaded = follow(lost);
    // A tab that is opened now has nothing of its own, but what lies there for every tab.
    session = memory();
    vi.stubGlobal('sessionStorage', session);
    const opened = follow(lost);
    expect(names()).toContain('whetstone-topic');
    for (const become of [reloaded, opened]) become(signedIn(later));
    expect([later, names().includes('whetstone-topic')]).toEqual([later, kept]);
  }
});

test('a session that was ended elsewhere on purpose leaves nothing on a shared computer', () => {
  const become = follow(signedIn('ann'));
  keepEverything();
  become({ status: 'signedOut', ending: 'revoked' });
  expect(names()).toEqual(['generationAttempts', 'whetstone-reset']);
});

test('the end of a session is heard before it is gone, and says whose it was', () => {
  const heard: unknown[] = [];
  const area = sessionArea(() => heard.push(sessionOwner()));
  area?.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'ann' } }));
  area?.removeItem('something else');
  expect(heard).toEqual([]);
  area?.removeItem(SESSION_KEY);
  expect([heard, sessionOwner()]).toEqual([['ann'], undefined]);
});

test('what a visitor typed outlasts the login, and a reload of the account’s own tab', () => {
  const become = follow(signedOut);
  keepEverything();
  const kept = names();
  become(signedIn('ann'));
  follow({ status: 'unknown' })(signedIn('ann'));
  expect(names()).toEqual([...kept, 'whetstone-account'].sort());
});

test('a logout made elsewhere while a tab still reads its session is one there, too', () => {
  const become = follow({ status: 'unknown' });
  keepEverything();
  become(signedOut);
  expect(names()).toEqual(['generationAttempts', 'whetstone-reset']);
});

test('whose session could not be read for want of a network is not logged out', () => {
  const become = follow(signedIn('ann'));
  keepEverything();
  local.setItem(SESSION_KEY, 'a session');
  const kept = names();
  become(signedOut);
  expect(names()).toEqual(kept);
});

test('what is held in memory alone goes too, also where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  const held = heldUntilLogout(() => '');
  const become = follow(signedIn('ann'));
  held.set('a secret');
  const before = logouts.getState();
  become(signedOut);
  expect([held.get(), logouts.getState() - before]).toEqual(['', 1]);
});
