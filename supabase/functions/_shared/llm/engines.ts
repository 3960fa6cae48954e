import type { Engine } from '@/shared/engines/engine.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import { sdkChatClient } from '@/shared/engines/openai-compatible-sdk.ts';
import type { ModelEnvironment } from '@/supabase/functions/_shared/environment.ts';
import { createQueuedEngine, type QueuedEngine } from './queued-engine.ts';
import { defaultQueueLimits } from './work-queue.ts';

/** One for long texts and one that short ones never wait for; more where there are processors for them. */
const MIN_WORKERS = 2;
const MAX_WORKERS = 4;

/** On hosted functions `Worker` is missing or throws (supabase.com/docs/guides/functions/limits): see `createQueuedEngine`. */
function createWorker(): Worker {
  return new Worker(new URL('./offline-worker.ts', import.meta.url).href, { type: 'module' });
}

function countWorkers(): number {
  return Math.min(MAX_WORKERS, Math.max(MIN_WORKERS, navigator.hardwareConcurrency - 1));
}

/** The engine that answers accounts, which is the offline one where no model is configured, and the offline one (design §1). */
export function createEngines(environment: ModelEnvironment): {
  engine: Engine;
  offlineEngine: QueuedEngine;
} {
  const offlineEngine = createQueuedEngine({
    createWorker,
    workers: countWorkers(),
    limits: { ...defaultQueueLimits, perCaller: environment.OFFLINE_TEXTS_PER_CALLER },
  });
  const engine = environment.OPENAI_API_KEY
    ? createOpenAICompatibleEngine(
        {
          id: 'cloud',
          apiKey: environment.OPENAI_API_KEY,
          baseUrl: environment.OPENAI_BASE_URL,
          model: environment.OPENAI_MODEL,
          reportsUsage: true,
        },
        sdkChatClient,
      )
    : offlineEngine;
  return { engine, offlineEngine };
}
