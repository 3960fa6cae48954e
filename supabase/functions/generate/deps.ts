import * as z from 'zod/mini';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createLedger } from '@/supabase/functions/_shared/db/ledger.ts';
import { createRateLimit, createRateLimits } from '@/supabase/functions/_shared/db/rate-limit.ts';
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
import type { GenerateDeps } from './deps-types.ts';
import { createHistoryStore } from './history-store.ts';

/** Well below the 15 s after which proxies close a silent line (design §4). */
const HEARTBEAT_MS = 10_000;

/** The real parts behind `POST /generate`, from the function's environment. */
export function createDeps(variables: Record<string, string>): GenerateDeps {
  const environment = z.parse(environments.generate, variables);
  const { publishable } = readProjectKeys(environment);
  const call = createCall(environment);
  return {
    ...createEngines(environment),
    ledger: createLedger(call),
    runLimits: createRunLimits(call, readRunLimits(environment)),
    hitRateLimit: createRateLimit(call),
    hitRateLimits: createRateLimits(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, publishable, 'remembered'),
    verifyUserNow: createUserVerifier(environment.SUPABASE_URL, publishable, 'always'),
    history: createHistoryStore(call),
    log: createLog(),
    anonKey: publishable,
    heartbeatMs: HEARTBEAT_MS,
    allowedOrigins: readAllowedOrigins(environment),
    anonymousPerDay: environment.ANONYMOUS_GENERATIONS_PER_DAY,
    anonymousPerAddress: environment.ANONYMOUS_GENERATIONS_PER_ADDRESS,
    anonymousOfAll: environment.ANONYMOUS_GENERATIONS_OF_ALL,
  };
}
