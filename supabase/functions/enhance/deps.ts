import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createLedger } from '@/supabase/functions/_shared/db/ledger.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import { createRunLimits } from '@/supabase/functions/_shared/db/run-limits.ts';
import {
  createCall,
  environments,
  readAllowedOrigins,
  readProjectKeys,
  readRunLimits,
} from '@/supabase/functions/_shared/environment.ts';
import { createEngines } from '@/supabase/functions/_shared/llm/engines.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { EnhanceDeps } from './deps-types.ts';

const HEARTBEAT_MS = 10_000;

/** The real parts behind `POST /enhance`, from the function's environment. */
export function createDeps(variables: Record<string, string>): EnhanceDeps {
  const environment = z.parse(environments.enhance, variables);
  const { publishable } = readProjectKeys(environment);
  const call = createCall(environment);
  const { engine, offlineEngine } = createEngines(environment);
  // Loading takes a second: where everyone gets this engine it begins now, else with the first who needs it.
  if (!environment.OPENAI_API_KEY) offlineEngine.warm();
  return {
    engine,
    offlineEngine,
    ledger: createLedger(call),
    runLimits: createRunLimits(call, readRunLimits(environment)),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, publishable, 'remembered'),
    log: createLog(),
    anonKey: publishable,
    allowedOrigins: readAllowedOrigins(environment),
    anonymousPerMinute: environment.ANONYMOUS_PER_MINUTE,
    heartbeatMs: HEARTBEAT_MS,
  };
}
