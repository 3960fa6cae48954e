import * as z from 'zod/mini';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { delay } from '@/shared/engines/delay.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import { createLedger } from '@/supabase/functions/_shared/db/ledger.ts';
import { createRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import {
  createCall,
  environments,
  readAllowedOrigins,
  readProjectKeys,
  readRunLimits,
} from '@/supabase/functions/_shared/environment.ts';
import { keepAlive } from '@/supabase/functions/_shared/http/keep-alive.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createSendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import { createAnalysisStore } from './analysis-store.ts';
import { createWording } from './ask-wording.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { createSealer } from './seal.ts';
import { createAccess } from './source-access.ts';
import { createSourceKeys } from './source-keys.ts';
import { createSessions } from './source-sessions.ts';
import { stepAnswer } from './step-answer.ts';

const HEARTBEAT_MS = 10_000;
const MICROS_PER_USD = 1_000_000;
const MICROS_PER_CENT = 10_000;

/** @param centsPerDay 0 for no bound */
function createSpending(call: CallFunction, centsPerDay: number): AnalysisDeps['spendOnSources'] {
  const most = centsPerDay > 0 ? centsPerDay * MICROS_PER_CENT : null;
  return async (costUsd) =>
    z.parse(
      z.boolean(),
      await call('spend_on_sources', { micro_usd: Math.round(costUsd * MICROS_PER_USD), most }),
    );
}

/** The real parts behind `/analysis`, from the function's environment. */
export function createDeps(variables: Record<string, string>): AnalysisDeps {
  const environment = z.parse(environments.analysis, variables);
  const { publishable: anonKey, secret: serviceRoleKey } = readProjectKeys(environment);
  const url = environment.SUPABASE_URL;
  const call = createCall(environment);
  const log = createLog();
  const sealer = environment.SOURCE_KEYS_SECRET ? createSealer(environment.SOURCE_KEYS_SECRET) : undefined;
  // A wrong secret is told where a key is used, not at the start.
  sealer?.catch(() => undefined);
  const sourceKeys = createSourceKeys(call, sealer);
  return {
    store: createAnalysisStore(call),
    call,
    ledger: createLedger(call),
    hitRateLimit: createRateLimit(call),
    verifyUser: createUserVerifier(url, anonKey, 'always'),
    sourceKeys,
    spendOnSources: createSpending(call, environment.SOURCES_BUDGET_PER_DAY),
    async readAccess(userId) {
      const access = createAccess(environment, { id: userId, keys: await sourceKeys.read(userId) });
      return sealer ? { ...access, sessions: createSessions(access, { call, sealer }) } : access;
    },
    wording: environment.OPENAI_API_KEY
      ? createWording(
          {
            id: 'cloud',
            apiKey: environment.OPENAI_API_KEY,
            baseUrl: environment.OPENAI_BASE_URL,
            model: environment.OPENAI_MODEL,
            reportsUsage: true,
          },
          { call, limits: readRunLimits(environment), log },
        )
      : undefined,
    dispatchStep: createDispatch(url, serviceRoleKey),
    keepAlive,
    sleep: delay,
    today: () => new Date().toISOString().slice(0, 10),
    log,
    anonKey,
    serviceRoleKey,
    siteUrl: environment.SITE_URL,
    functionsUrl: `${url}/functions/v1`,
    sendMail: environment.SMTP_HOST
      ? createSendMail({
          host: environment.SMTP_HOST,
          port: environment.SMTP_PORT,
          user: environment.SMTP_USER,
          password: environment.SMTP_PASS,
          from: environment.SMTP_FROM,
        })
      : undefined,
    authorSalt: serviceRoleKey,
    allowedOrigins: readAllowedOrigins(environment),
    heartbeatMs: HEARTBEAT_MS,
  };
}

/** Has each step done in a call of its own, with its own share of the platform's CPU. */
function createDispatch(url: string, serviceRoleKey: string): AnalysisDeps['dispatchStep'] {
  return async (analysisId, step, signal) => {
    const response = await fetch(`${url}/functions/v1/analysis/step`, {
      method: 'POST',
      headers: { apikey: serviceRoleKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ analysisId, step }),
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new AppError(z.safeParse(wireError, body).data?.code ?? 'internal');
    return z.parse(stepAnswer, body);
  };
}
