import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  functionEnvironment,
  readAllowedOrigins,
} from '@/supabase/functions/_shared/environment.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createBillingStore } from '@/supabase/functions/_shared/payments/billing-store.ts';
import { createStripe, paymentsEnvironment } from '@/supabase/functions/_shared/payments/stripe-client.ts';
import { createPayments } from '@/supabase/functions/_shared/payments/stripe-payments.ts';
import type { BillingDeps } from './handler.ts';

const environmentSchema = z.extend(z.extend(functionEnvironment, paymentsEnvironment.shape), {
  SITE_URL: z.url(),
});

/** The real parts behind `/billing/*`, from the function's environment. */
export function createDeps(variables: Record<string, string>): BillingDeps {
  const environment = z.parse(environmentSchema, variables);
  const call = createCall(environment);
  return {
    payments: createPayments(createStripe(environment)),
    store: createBillingStore(call),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, 'always'),
    log: createLog(),
    anonKey: environment.SUPABASE_ANON_KEY,
    siteUrl: environment.SITE_URL.replace(/\/$/, ''),
    allowedOrigins: readAllowedOrigins(environment),
  };
}
