import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  environments,
  readAllowedOrigins,
  readProjectKeys,
} from '@/supabase/functions/_shared/environment.ts';
import { keepAlive } from '@/supabase/functions/_shared/http/keep-alive.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createSendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import { createStripe } from '@/supabase/functions/_shared/payments/stripe-client.ts';
import { createPayments } from '@/supabase/functions/_shared/payments/stripe-payments.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountDeps } from './deps-types.ts';
import { createIdentity } from './identity.ts';
import { createTemplateStore } from './template-store.ts';

const EVEN_ANSWER_MS = 600;

/** The real parts behind `/account/*`, from the function's environment. */
export function createDeps(variables: Record<string, string>): AccountDeps {
  const environment = z.parse(environments.account, variables);
  const { publishable, secret } = readProjectKeys(environment);
  const call = createCall(environment);
  const { endSubscription, forgetCustomer } = createPayments(createStripe(environment));
  const siteUrl = environment.SITE_URL.replace(/\/$/, '');
  return {
    store: createAccountStore(call),
    templates: createTemplateStore(call),
    identity: createIdentity({
      supabaseUrl: environment.SUPABASE_URL,
      anonKey: publishable,
      serviceRoleKey: secret,
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
    verifyUser: createUserVerifier(environment.SUPABASE_URL, publishable, 'always'),
    log: createLog(),
    keepAlive,
    anonKey: publishable,
    siteUrl,
    addressHashKey: environment.ADDRESS_HASH_KEY,
    signUpHookSecret: environment.SIGN_UP_HOOK_SECRET,
    allowedOrigins: readAllowedOrigins(environment),
    evenAnswerMs: EVEN_ANSWER_MS,
  };
}
