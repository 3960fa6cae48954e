import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBytes } from '@/supabase/functions/_shared/http/read-json.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { Books } from '@/supabase/functions/_shared/payments/bookkeeping.ts';
import type { VerifyEvent } from '@/supabase/functions/_shared/payments/verify-event.ts';
import { handleEvent } from './handle-event.ts';

export interface WebhookDeps extends Books {
  verifyEvent: VerifyEvent;
  log: Log;
}

const MAX_BODY_BYTES = 1_000_000;

/**
 * `POST /stripe-webhook` (design §4). Any answer but 200 has the provider send the event again, for days; so 200 is said of
 * what was handled now or before and of what means nothing to us, 500 of what we could not do.
 */
export function createApp(deps: WebhookDeps): FunctionApp {
  const { store, verifyEvent, log } = deps;
  const app = createFunctionApp({ log, allowedOrigins: [] });
  app.post('/stripe-webhook', async (context) => {
    const request = context.req.raw;
    const body = await readBytes(request, MAX_BODY_BYTES);
    const event = await verifyEvent(body, request.headers.get('stripe-signature') ?? '');
    const { id: eventId, type } = event;
    const about = { requestId: context.get('requestId'), eventId, type };
    const isNew = await store.claimEvent(eventId, type);
    if (!isNew) {
      log('payment_event', { ...about, outcome: 'handled_before' });
      return context.json({ received: true });
    }
    try {
      log('payment_event', { ...about, outcome: await handleEvent(deps, event) });
    } catch (thrown) {
      const error = toAppError(thrown);
      // Where the database is what failed, the event stays open without a word; it comes again either way.
      await store.finishEvent(eventId, error.code).catch(() => undefined);
      throw new AppError('internal', { cause: error });
    }
    return context.json({ received: true });
  });
  return app;
}
