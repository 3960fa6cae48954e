import type { SilenceLimits } from '@/shared/engines/silence.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Ledger } from '@/supabase/functions/_shared/db/ledger.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { RunEngines } from '@/supabase/functions/_shared/llm/open-run.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';

/** What `/enhance*` works with. */
export interface EnhanceDeps extends RunEngines {
  ledger: Ledger;
  hitRateLimit: HitRateLimit;
  verifyUser: VerifyUser;
  log: Log;
  anonKey: string;
  allowedOrigins: readonly string[];
  anonymousPerMinute: number;
  heartbeatMs: number;
  limits?: SilenceLimits;
}
