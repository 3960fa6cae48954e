import { analyticsEvent } from '@/shared/contracts/analytics.ts';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import type { AccountDeps } from './deps-types.ts';

const EVENTS_PER_MINUTE = 120;
const MINUTE_SECONDS = 60;

/** Counts an act of a visitor who agreed to it. The network address bounds how many come from one place, and is not kept. */
export function addAnalyticsEvents(app: FunctionApp, { store, hitRateLimit }: AccountDeps): void {
  app.post('/account/analytics-events', async (context) => {
    const event = await readBody(context.req.raw, analyticsEvent);
    const from = (await sha256(readAddress(context.req.raw.headers))).slice(0, 32);
    await hitRateLimit(`events-from:${from}`, EVENTS_PER_MINUTE, MINUTE_SECONDS);
    await store.recordEvent(event);
    return context.json({ success: true });
  });
}
