import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  environments,
  readAllowedOrigins,
  readProjectKeys,
} from '@/supabase/functions/_shared/environment.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createBillingStore } from '@/supabase/functions/_shared/payments/billing-store.ts';
import { createStripe } from '@/supabase/functions/_shared/payments/stripe-client.ts';
import { createPayments } from '@/supabase/functions/_shared/payments/stripe-payments.ts';
import type { BillingDeps } from './handler.ts';

/** The real parts behind `/billing/*`, from the function's environment. */
export function createDeps(variables: Record<string, string>): BillingDeps {
  const environment = z.parse(environments.billing, variables);
  const { publishable } = readProjectKeys(environment);
  const call = createCall(environment);
  return {
    payments: createPayments(createStripe(environment)),
    store: createBillingStore(call),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, publishable, 'always'),
    log: createLog(),
    anonKey: publishable,
    siteUrl: environment.SITE_URL.replace(/\/$/, ''),
    allowedOrigins: readAllowedOrigins(environment),
  };
}
