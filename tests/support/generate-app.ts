import type { GenerateRequest } from '@/shared/contracts/generate.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import { createApp, type GenerateDeps } from '@/supabase/functions/generate/handler.ts';
import { ANON_KEY, fakeEngine, fakeLedger, fakeRunLimits, JWT, SESSION_ID, USER_ID } from './enhance-app.ts';

/** The function with fakes behind it. */
export function generateApp(overrides: Partial<GenerateDeps> = {}) {
  const ledger = fakeLedger();
  const logLines: string[] = [];
  const hits: unknown[][] = [];
  const app = createApp({
    engine: fakeEngine('cloud', 'A prompt.'),
    offlineEngine: fakeEngine('offline', 'A prompt by rules.'),
    ledger,
    runLimits: fakeRunLimits(),
    hitRateLimit: async (...hit) => void hits.push(hit),
    verifyUser: async (jwt) => {
      if (jwt !== JWT) throw new AppError('unauthorized');
      return { userId: USER_ID, sessionId: SESSION_ID };
    },
    log: createLog((line) => logLines.push(line)),
    anonKey: ANON_KEY,
    allowedOrigins: ['https://whetstone.test'],
    anonymousPerDay: 1,
    ...overrides,
  });
  return { app, ledger, logLines, hits };
}

export const generateBody = (changes: object = {}): GenerateRequest => ({
  requestId: 'g-1',
  topic: 'remote work',
  tone: 'professional',
  length: 'balanced',
  mode: 'reframe',
  additional_context: '',
  ...changes,
});
