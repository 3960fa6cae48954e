import type { AnalyticsEventName } from '@/shared/contracts/analytics.ts';
import { readVisitor } from './consent.ts';
import { functionsAccess } from './session.ts';

/** What sends it is fetched with the first act that is counted: a visitor who was not asked yet needs none of it. */
async function send(name: AnalyticsEventName, visitor: string): Promise<void> {
  const { sendAnalyticsEvent } = await import('@/shared/client/account-calls.ts');
  await sendAnalyticsEvent(functionsAccess, { name, visitor });
}

/** Counts an act where the visitor agreed. Nobody waits for it, and its failure is only logged (spec §7). */
export function logEvent(name: AnalyticsEventName): void {
  const visitor = readVisitor();
  if (!visitor) return;
  send(name, visitor).catch((cause: unknown) => console.error('Analytics event logging failed', cause));
}
