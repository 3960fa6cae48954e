import { LOW_CREDITS_BELOW } from '@/shared/credits/plans.ts';
import type { Session } from '@/shared/extension/storage.ts';
import { say } from './say.ts';

/** What the popup says about the account: its balance, or that none is needed. */
export function balanceText(account: Session | null): { text: string; low: boolean } {
  if (!account) return { text: say('noAccountNeeded'), low: false };
  if (account.credits === null) return { text: say('signedIn'), low: false };
  const { credits } = account;
  return { text: say('credits', { count: credits }), low: credits < LOW_CREDITS_BELOW };
}
