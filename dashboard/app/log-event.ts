import { sendAnalyticsEvent } from '@/shared/client/account-calls.ts';
import type { AnalyticsEventName } from '@/shared/contracts/analytics.ts';
import { readVisitor } from './consent.ts';
import { functionsAccess } from './session.ts';

/** Counts an act where the visitor agreed. Nobody waits for it, and its failure is only logged (spec §7). */
export function logEvent(name: AnalyticsEventName): void {
  const visitor = readVisitor();
  if (!visitor) return;
  sendAnalyticsEvent(functionsAccess, { name, visitor }).catch((cause: unknown) =>
    console.error('Analytics event logging failed', cause),
  );
}
