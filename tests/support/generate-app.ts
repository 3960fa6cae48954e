import type { GenerateRequest } from '@/shared/contracts/generate.ts';
import type { KeptPrompt } from '@/shared/contracts/prompt-history.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { GenerateDeps } from '@/supabase/functions/generate/deps-types.ts';
import { createApp } from '@/supabase/functions/generate/handler.ts';
import type { HistoryStore } from '@/supabase/functions/generate/history-store.ts';
import { ANON_KEY, verifyUser } from './caller.ts';
import { fakeEngine, fakeLedger, fakeRunLimits } from './enhance-app.ts';

/** Histories in memory; `null` where an account keeps none. */
export function fakeHistory(): HistoryStore {
  const kept = new Map<string, KeptPrompt[]>();
  return {
    read: async (userId) => kept.get(userId) ?? null,
    start: async (userId) => void kept.set(userId, kept.get(userId) ?? []),
    async keep(userId, prompt) {
      const prompts = kept.get(userId);
      prompts?.unshift(prompt);
      return prompts !== undefined;
    },
    async forget(userId, promptId) {
      const prompts = kept.get(userId) ?? [];
      const left = prompts.filter(({ id }) => id !== promptId);
      if (left.length < prompts.length) kept.set(userId, left);
      return left.length < prompts.length;
    },
    end: async (userId) => void kept.delete(userId),
  };
}

/** The function with fakes behind it. */
export function generateApp(overrides: Partial<GenerateDeps> = {}) {
  const ledger = fakeLedger();
  const logLines: string[] = [];
  const hits: unknown[][] = [];
  const history = fakeHistory();
  const app = createApp({
    engine: fakeEngine('cloud', 'A prompt.'),
    offlineEngine: fakeEngine('offline', 'A prompt by rules.'),
    ledger,
    runLimits: fakeRunLimits(),
    hitRateLimit: async (...hit) => void hits.push(hit),
    hitRateLimits: async (...hit) => void hits.push(hit),
    verifyUser,
    verifyUserNow: verifyUser,
    history,
    log: createLog((line) => logLines.push(line)),
    anonKey: ANON_KEY,
    heartbeatMs: 10_000,
    allowedOrigins: ['https://whetstone.test'],
    anonymousPerDay: 1,
    anonymousPerAddress: 20,
    anonymousOfAll: 10_000,
    ...overrides,
  });
  return { app, ledger, logLines, hits, history };
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
