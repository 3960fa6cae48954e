import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  functionEnvironment,
  readAllowedOrigins,
} from '@/supabase/functions/_shared/environment.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createSendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import { createStripe, paymentsEnvironment } from '@/supabase/functions/_shared/payments/stripe-client.ts';
import { createPayments } from '@/supabase/functions/_shared/payments/stripe-payments.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountDeps } from './handler.ts';
import { createIdentity } from './identity.ts';

const environmentSchema = z.extend(z.extend(functionEnvironment, paymentsEnvironment.shape), {
  SITE_URL: z.url(),
  SMTP_HOST: z.string(),
  /** Hosted functions may not reach 25, 465 and 587; mail services offer 2465 or 2525 beside them. */
  SMTP_PORT: z._default(z.coerce.number(), 2525),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASS: z.optional(z.string()),
  SMTP_FROM: z._default(z.string(), 'no-reply@whetstone.local'),
});

const EVEN_ANSWER_MS = 600;

/** The real parts behind `/account/*`, from the function's environment. */
export function createDeps(variables: Record<string, string>): AccountDeps {
  const environment = z.parse(environmentSchema, variables);
  const call = createCall(environment);
  const { endSubscription, forgetCustomer } = createPayments(createStripe(environment));
  const siteUrl = environment.SITE_URL.replace(/\/$/, '');
  return {
    store: createAccountStore(call),
    identity: createIdentity({
      supabaseUrl: environment.SUPABASE_URL,
      anonKey: environment.SUPABASE_ANON_KEY,
      serviceRoleKey: environment.SUPABASE_SERVICE_ROLE_KEY,
      siteUrl,
    }),
    endSubscription,
    forgetCustomer,
    sendMail: createSendMail({
      host: environment.SMTP_HOST,
      port: environment.SMTP_PORT,
      user: environment.SMTP_USER,
      password: environment.SMTP_PASS,
      from: environment.SMTP_FROM,
    }),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, 'always'),
    log: createLog(),
    anonKey: environment.SUPABASE_ANON_KEY,
    siteUrl,
    allowedOrigins: readAllowedOrigins(environment),
    evenAnswerMs: EVEN_ANSWER_MS,
  };
}
