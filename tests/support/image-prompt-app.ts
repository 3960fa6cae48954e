import type { EngineTask } from '@/shared/contracts/task.ts';
import type { Engine, EngineRun } from '@/shared/engines/engine.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { ImagePromptDeps } from '@/supabase/functions/image-prompt/deps-types.ts';
import { createApp } from '@/supabase/functions/image-prompt/handler.ts';
import type { KeptTurn, SessionStore } from '@/supabase/functions/image-prompt/session-store.ts';
import { ANON_KEY, verifyUser } from './caller.ts';
import { fakeEngine, fakeLedger, fakeRunLimits } from './enhance-app.ts';

export const CHAT_ID = 'session_abcdefgh12_1700000000000';

/** Conversations in memory, of one account. */
export function fakeStore(): SessionStore & { turns: KeptTurn[] } {
  const turns: KeptTurn[] = [];
  return {
    turns,
    read: async () =>
      turns.length > 0
        ? { state: 'own', turns: [...turns], expiresAt: '2026-11-23T00:00:00Z' }
        : { state: 'free' },
    save: async ({ base, turn }) => {
      if (base !== turns.length) return { outcome: 'stale' };
      turns.push(turn);
      return { outcome: 'saved', credits: 9 };
    },
    remove: async () => turns.splice(0).length > 0,
  };
}

/** A model that answers with a fixed text, and remembers what it was asked. */
export function recordingEngine(text: string): Engine & { asked: EngineTask[] } {
  const engine = fakeEngine('cloud', text);
  const asked: EngineTask[] = [];
  return {
    id: 'cloud',
    asked,
    run(task: EngineTask, run: EngineRun) {
      asked.push(task);
      return engine.run(task, run);
    },
  };
}

/** The function with fakes behind it. */
export function imagePromptApp(overrides: Partial<ImagePromptDeps> = {}) {
  const ledger = fakeLedger();
  const store = fakeStore();
  const logLines: string[] = [];
  const app = createApp({
    engine: fakeEngine('cloud', 'Subject: a fox\nLight: dusk'),
    offlineEngine: fakeEngine('offline', 'Subject: a fox'),
    store,
    ledger,
    runLimits: fakeRunLimits(),
    hitRateLimit: async () => undefined,
    verifyUser,
    log: createLog((line) => logLines.push(line)),
    anonKey: ANON_KEY,
    allowedOrigins: ['https://whetstone.test'],
    ...overrides,
  });
  return { app, ledger, store, logLines };
}
