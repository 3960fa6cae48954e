import { useSyncExternalStore } from 'react';
import { deleteCookie, readCookie, setCookie } from '@/shared/client/cookies.ts';

/** Whether a visitor may be counted. `unasked` until he says so; `unknown` where a page is written out beforehand. */
export type Consent = 'unknown' | 'unasked' | 'granted' | 'refused';

const listeners = new Set<() => void>();

/** A browser that says for its user not to be followed (globalprivacycontrol.org) has answered. */
function refusesEverywhere(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

export function readConsent(): Consent {
  const answer = readCookie('analytics-settings');
  if (answer === 'granted' || answer === 'refused') return answer;
  return refusesEverywhere() ? 'refused' : 'unasked';
}

/** Keeps the answer. Agreeing gives this browser a random number, refusing takes it away. */
export function answerConsent(answer: 'granted' | 'refused'): void {
  setCookie('analytics-settings', answer);
  if (answer === 'refused') deleteCookie('analytics');
  else if (!readCookie('analytics')) setCookie('analytics', crypto.randomUUID());
  for (const listener of listeners) listener();
}

/** The number acts are counted by; undefined without consent. */
export function readVisitor(): string | undefined {
  return readConsent() === 'granted' ? readCookie('analytics') : undefined;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): Consent {
  return useSyncExternalStore<Consent>(listen, readConsent, () => 'unknown');
}
