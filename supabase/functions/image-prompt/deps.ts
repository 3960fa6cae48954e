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
import type { ImagePromptDeps } from './deps-types.ts';
import { createSessionStore } from './session-store.ts';

/** The real parts behind `/image-prompt`, from the function's environment. */
export function createDeps(variables: Record<string, string>): ImagePromptDeps {
  const environment = z.parse(environments['image-prompt'], variables);
  const { publishable } = readProjectKeys(environment);
  const call = createCall(environment);
  return {
    ...createEngines(environment),
    store: createSessionStore(call),
    ledger: createLedger(call),
    runLimits: createRunLimits(call, readRunLimits(environment)),
    hitRateLimit: createRateLimit(call),
    // What is kept here is read by nobody whose session has ended.
    verifyUser: createUserVerifier(environment.SUPABASE_URL, publishable, 'always'),
    log: createLog(),
    anonKey: publishable,
    allowedOrigins: readAllowedOrigins(environment),
  };
}
