import { LOW_CREDITS_BELOW } from '@/shared/credits/plans.ts';
import type { Session } from '@/shared/extension/storage.ts';

/** What the popup says about the account: its balance, or that none is needed. */
export function balanceText(account: Session | null): { text: string; low: boolean } {
  if (!account) return { text: 'no account needed', low: false };
  if (account.credits === null) return { text: 'signed in', low: false };
  const count = account.credits.toLocaleString('en');
  return {
    text: account.credits === 1 ? '1 credit' : `${count} credits`,
    low: account.credits < LOW_CREDITS_BELOW,
  };
}
