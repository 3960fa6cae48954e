import type { GenerateRequest } from '@/shared/contracts/generate.ts';
import type { SilenceLimits } from '@/shared/engines/silence.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Ledger } from '@/supabase/functions/_shared/db/ledger.ts';
import type { HitRateLimits } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { RunEngines } from '@/supabase/functions/_shared/llm/open-run.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { composeTask } from './compose-task.ts';
import type { HistoryDeps } from './history.ts';

export interface GenerateDeps extends RunEngines, HistoryDeps {
  ledger: Ledger;
  hitRateLimits: HitRateLimits;
  verifyUser: VerifyUser;
  log: Log;
  allowedOrigins: readonly string[];
  /** spec §9: how often a device without an account may ask a day. */
  anonymousPerDay: number;
  /** How often all devices of one address together may: many share one. */
  anonymousPerAddress: number;
  /** How often all visitors together may (design §5). */
  anonymousOfAll: number;
  heartbeatMs: number;
  limits?: SilenceLimits;
}

/** One prompt on its way. */
export interface Run {
  request: GenerateRequest;
  task: ReturnType<typeof composeTask>;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
}
