import type { SilenceLimits } from '@/shared/engines/silence.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Ledger } from '@/supabase/functions/_shared/db/ledger.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { RunEngines } from '@/supabase/functions/_shared/llm/open-run.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SessionStore } from './session-store.ts';

export interface ImagePromptDeps extends RunEngines {
  store: SessionStore;
  ledger: Ledger;
  hitRateLimit: HitRateLimit;
  verifyUser: VerifyUser;
  log: Log;
  anonKey: string;
  allowedOrigins: readonly string[];
  limits?: SilenceLimits;
}
