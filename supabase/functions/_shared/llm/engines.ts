import * as z from 'zod/mini';
import type { Engine } from '@/shared/engines/engine.ts';
import { createOfflineEngine, type OfflineEngine } from '@/shared/engines/offline/engine.ts';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import { sdkChatClient } from '@/shared/engines/openai-compatible-sdk.ts';

/** What the engines find in a function's environment. */
export const modelEnvironment = {
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.string()),
  OPENAI_MODEL: z._default(z.string(), 'gpt-5-mini'),
};

interface ModelEnvironment {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL: string;
}

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

/** The engine that answers accounts, which is the offline one where no model is configured, and the offline one (design §1). */
export function createEngines(environment: ModelEnvironment): {
  engine: Engine;
  offlineEngine: OfflineEngine;
} {
  const offlineEngine = createOfflineEngine({ checker: createChecker() });
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
  return { engine, offlineEngine };
}
