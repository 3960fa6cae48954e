import type { EngineId } from '@/shared/contracts/enhance.ts';
import { fetchChatClient } from '@/shared/engines/chat-completions-fetch.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import type { ServerConfig } from '@/shared/engines/server-config.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { isHostAllowed } from '@/shared/extension/host-access.ts';

/** A server of the user's own may first have to load its model; it sends no headers before (faults N2). */
const CONNECT_MS = 30_000;
/** What a server that asks for no key is sent in its place: the client library wants one. */
const NO_KEY = 'none';

/**
 * The engine behind a server of the user's own, as it is set up when a run begins.
 * @param read the set-up; null while there is none
 */
export function createServerEngine(id: EngineId, read: () => Promise<ServerConfig | null>): Engine {
  let built: { from: string; engine: Engine } | undefined;
  const engineFor = ({ baseUrl, model, key }: ServerConfig): Engine => {
    const from = JSON.stringify([baseUrl, model, key]);
    if (built?.from !== from) {
      const options = { id, baseUrl, model, apiKey: key ?? NO_KEY, connectMs: CONNECT_MS };
      built = { from, engine: createOpenAICompatibleEngine(options, fetchChatClient) };
    }
    return built.engine;
  };
  return {
    id,
    async *run(task, run) {
      const config = await read();
      if (!config) throw new AppError('engine_not_ready');
      if (!(await isHostAllowed(config.baseUrl))) throw new AppError('host_not_allowed');
      yield* engineFor(config).run(task, run);
    },
  };
}
