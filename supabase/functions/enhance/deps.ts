import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createLedger } from '@/supabase/functions/_shared/db/ledger.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  functionEnvironment,
  readAllowedOrigins,
} from '@/supabase/functions/_shared/environment.ts';
import { createEngines, modelEnvironment } from '@/supabase/functions/_shared/llm/engines.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { EnhanceDeps } from './handler.ts';

const environmentSchema = z.extend(functionEnvironment, {
  ANONYMOUS_PER_MINUTE: z._default(z.coerce.number(), 600),
  ...modelEnvironment,
});

const HEARTBEAT_MS = 10_000;

/** The real parts behind `POST /enhance`, from the function's environment. */
export function createDeps(variables: Record<string, string>): EnhanceDeps {
  const environment = z.parse(environmentSchema, variables);
  const call = createCall(environment);
  const { engine, offlineEngine } = createEngines(environment);
  // Loading takes a second: where everyone gets this engine it begins now, else with the first who needs it.
  if (!environment.OPENAI_API_KEY) void offlineEngine.warm(new AbortController().signal);
  return {
    engine,
    offlineEngine,
    ledger: createLedger(call),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, 'remembered'),
    log: createLog(),
    anonKey: environment.SUPABASE_ANON_KEY,
    allowedOrigins: readAllowedOrigins(environment),
    anonymousPerMinute: environment.ANONYMOUS_PER_MINUTE,
    heartbeatMs: HEARTBEAT_MS,
  };
}
