import type { SourceAccess } from '@/shared/insights/sources/ask-source.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import type { Ledger } from '@/supabase/functions/_shared/db/ledger.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { Wording } from './ask-wording.ts';
import type { SourceKeys } from './source-keys.ts';
import type { StepAnswer } from './step-answer.ts';

export interface AnalysisDeps {
  store: AnalysisStore;
  call: CallFunction;
  ledger: Ledger;
  hitRateLimit: HitRateLimit;
  /** Asks anew every time, since kept reports are more than a minute's trust is worth. */
  verifyUser: VerifyUser;
  /** The hosts and keys a user's run has: his own keys, else the operator's. */
  readAccess: (userId: string) => Promise<SourceAccess>;
  sourceKeys: SourceKeys;
  /** Puts aside what a search may take of the operator, in US dollars, or says false; a negative amount comes back. */
  spendOnSources: (costUsd: number) => Promise<boolean>;
  /** Words reports and answers by the operator's model; undefined where none is configured. */
  wording: Wording | undefined;
  /** Does a step in a call of its own. */
  dispatchStep: (id: string, step: string, signal: AbortSignal) => Promise<StepAnswer>;
  /** Lets work go on after its answer was sent. */
  keepAlive: (work: Promise<unknown>) => void;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The day in UTC. */
  today: () => string;
  log: Log;
  anonKey: string;
  serviceRoleKey: string;
  siteUrl: string;
  /** Where this function is called, without its own name. */
  functionsUrl: string;
  /** Undefined where the operator named no mail server. */
  sendMail: SendMail | undefined;
  authorSalt: string;
  allowedOrigins: readonly string[];
  heartbeatMs: number;
}
