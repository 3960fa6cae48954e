import * as z from 'zod/mini';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import { sdkChatClient } from '@/shared/engines/openai-compatible-sdk.ts';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createLedger } from '@/supabase/functions/_shared/db/ledger.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  functionEnvironment,
  readAllowedOrigins,
} from '@/supabase/functions/_shared/environment.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { EnhanceDeps } from './handler.ts';

const environmentSchema = z.extend(functionEnvironment, {
  ANONYMOUS_PER_MINUTE: z._default(z.coerce.number(), 600),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.string()),
  OPENAI_MODEL: z._default(z.string(), 'gpt-5-mini'),
});

const HEARTBEAT_MS = 10_000;

/** harper beside its package; where a bundle left it out, the engine works by its rules alone. */
function createChecker(): GrammarChecker | undefined {
  try {
    return createHarperChecker({
      wasmUrl: new URL('harper_wasm_slim_bg.wasm', import.meta.resolve('harper.js')).href,
    });
  } catch {
    return undefined;
  }
}

/** The real parts behind `POST /enhance`, from the function's environment. */
export function createDeps(variables: Record<string, string>): EnhanceDeps {
  const environment = z.parse(environmentSchema, variables);
  const call = createCall(environment);
  const offlineEngine = createOfflineEngine({ checker: createChecker() });
  // Loading takes a second: where everyone gets this engine it begins now, else with the first who needs it.
  if (!environment.OPENAI_API_KEY) void offlineEngine.warm(new AbortController().signal);
  const engine = environment.OPENAI_API_KEY
    ? createOpenAICompatibleEngine(
        {
          id: 'cloud',
          apiKey: environment.OPENAI_API_KEY,
          baseUrl: environment.OPENAI_BASE_URL,
          model: environment.OPENAI_MODEL,
        },
        sdkChatClient,
      )
    : offlineEngine;
  return {
    engine,
    offlineEngine,
    ledger: createLedger(call),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY),
    log: createLog(),
    anonKey: environment.SUPABASE_ANON_KEY,
    allowedOrigins: readAllowedOrigins(environment),
    anonymousPerMinute: environment.ANONYMOUS_PER_MINUTE,
    heartbeatMs: HEARTBEAT_MS,
  };
}
