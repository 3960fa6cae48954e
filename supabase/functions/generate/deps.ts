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
import type { GenerateDeps } from './handler.ts';

const environmentSchema = z.extend(functionEnvironment, {
  ...modelEnvironment,
  /** spec §9: one. Addresses that many people share may need more. */
  ANONYMOUS_GENERATIONS_PER_DAY: z._default(z.coerce.number(), 1),
});

/** The real parts behind `POST /generate`, from the function's environment. */
export function createDeps(variables: Record<string, string>): GenerateDeps {
  const environment = z.parse(environmentSchema, variables);
  const call = createCall(environment);
  return {
    ...createEngines(environment),
    ledger: createLedger(call),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, 'remembered'),
    log: createLog(),
    anonKey: environment.SUPABASE_ANON_KEY,
    allowedOrigins: readAllowedOrigins(environment),
    anonymousPerDay: environment.ANONYMOUS_GENERATIONS_PER_DAY,
  };
}
