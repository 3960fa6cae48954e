import type { Task } from '@/shared/contracts/task.ts';
import { fetchChatClient } from '@/shared/engines/chat-completions-fetch.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import type { ChatClient } from '@/shared/engines/openai-compatible-completion.ts';
import { sdkChatClient } from '@/shared/engines/openai-compatible-sdk.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** Every test of the engine runs over both: a user may not notice which one made the call. */
export const chatClients: [name: string, client: ChatClient][] = [
  ['fetch, as in the extension', fetchChatClient],
  ['the vendor’s SDK, as on the server', sdkChatClient],
];

export interface EngineOutcome {
  start?: string;
  text: string;
  done?: string;
  error?: AppError;
}

interface EngineCall {
  client: ChatClient;
  baseUrl: string;
  signal?: AbortSignal;
  connectMs?: number;
  onText?: () => void;
}

const retry = { maxRetries: 2, baseDelayMs: 2, maxDelayMs: 100 };

/** One task through the engine, to what came of it. */
export async function runEngine(task: Task, call: EngineCall): Promise<EngineOutcome> {
  const { client, baseUrl, connectMs, signal = new AbortController().signal } = call;
  const engine = createOpenAICompatibleEngine(
    { id: 'own-key', apiKey: 'sk-test', baseUrl, model: 'm-1', retry, ...(connectMs && { connectMs }) },
    client,
  );
  const outcome: EngineOutcome = { text: '' };
  try {
    for await (const event of engine.run(task, { requestId: 'r', signal })) {
      if (event.type === 'start') outcome.start = `${event.engine} ${event.model}`;
      else if (event.type === 'done') outcome.done = event.text;
      else {
        outcome.text += event.text;
        call.onText?.();
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    outcome.error = error;
  }
  return outcome;
}
