import { LOW_CREDITS_BELOW } from '@/shared/credits/plans.ts';
import { type EngineId, engineKind } from '@/shared/enhance/engines/engines.ts';
import type { Session } from '@/shared/extension/storage.ts';
import { say } from './say.ts';

/** What the popup says about the account. */
export function balanceText(account: Session): { text: string; low: boolean } {
  if (account.credits === null) return { text: say('signedIn'), low: false };
  const { credits } = account;
  const low = credits < LOW_CREDITS_BELOW;
  return { text: say(low ? 'creditsLow' : 'credits', { count: credits }), low };
}

/** What the engine in use asks of somebody without an account. */
export const accountNeed = (engine: EngineId): string =>
  say(engineKind(engine).cost === 'credits' ? 'signInFirst' : 'noAccountNeeded');
