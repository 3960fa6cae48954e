import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { KeepAlive } from '@/supabase/functions/_shared/http/keep-alive.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AccountStore } from './account-store.ts';
import type { Identity } from './identity.ts';
import type { TemplateStore } from './template-store.ts';

/** What `/account/*` works with. */
export interface AccountDeps {
  store: AccountStore;
  identity: Identity;
  templates: TemplateStore;
  /** Ends a subscription at the payment provider at once; resolves where it was ended or is unknown there. */
  endSubscription: (subscriptionId: string) => Promise<void>;
  /** Takes the account's customer away at the payment provider, payment pages that are still open included. */
  forgetCustomer: (customerId: string) => Promise<void>;
  sendMail: SendMail;
  hitRateLimit: HitRateLimit;
  verifyUser: VerifyUser;
  log: Log;
  keepAlive: KeepAlive;
  anonKey: string;
  siteUrl: string;
  allowedOrigins: readonly string[];
  /** Of the hashes by which an address gets free credits once; none are kept without it. */
  addressHashKey?: string | undefined;
  signUpHookSecret?: string | undefined;
  /** How long an answer takes that must not tell, by its haste, whether an address is known. */
  evenAnswerMs: number;
}
