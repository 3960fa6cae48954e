import * as z from 'zod/mini';
import { createCall, environments } from '@/supabase/functions/_shared/environment.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createBillingStore } from '@/supabase/functions/_shared/payments/billing-store.ts';
import { createStripe } from '@/supabase/functions/_shared/payments/stripe-client.ts';
import { createPayments } from '@/supabase/functions/_shared/payments/stripe-payments.ts';
import { createEventVerifier } from '@/supabase/functions/_shared/payments/verify-event.ts';
import type { WebhookDeps } from './handler.ts';

/** The real parts behind `/stripe-webhook`, from the function's environment. */
export function createDeps(variables: Record<string, string>): WebhookDeps {
  const environment = z.parse(environments['stripe-webhook'], variables);
  return {
    payments: createPayments(createStripe(environment)),
    store: createBillingStore(createCall(environment)),
    verifyEvent: createEventVerifier(environment.STRIPE_WEBHOOK_SECRET),
    log: createLog(),
  };
}
