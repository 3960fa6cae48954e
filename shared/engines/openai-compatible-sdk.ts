import OpenAI from 'openai';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from 'openai/core/error';
import { AppError } from '@/shared/errors/app-error.ts';
import { type ChatClient, CONNECT_MS, OPENAI_URL } from './openai-compatible-completion.ts';
import { ServerFault } from './openai-compatible-errors.ts';
import { createRequestBody } from './openai-compatible-request.ts';
import { parseRetryAfter } from './retry.ts';

/** Chat completions by the vendor's own SDK, for the server. */
export const sdkChatClient: ChatClient = (options) => {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    maxRetries: 0, // retried by the completer, which knows that no token has arrived yet
    logLevel: 'off', // its log prints chunks, which are user text
    ...(options.fetch && { fetch: options.fetch }),
  });
  return async (completion, signal) => {
    try {
      const { data, response } = await client.chat.completions
        .create(createRequestBody(options, completion), {
          signal,
          timeout: options.connectMs ?? CONNECT_MS,
        })
        .withResponse();
      // A captive portal answers 200 with its login page (faults N9).
      if (!response.body || response.headers.get('content-type')?.includes('text/html')) {
        data.controller.abort();
        throw new AppError('bad_response');
      }
      return readChunks(data);
    } catch (thrown) {
      throw withoutSdk(thrown);
    }
  };
};

async function* readChunks(stream: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* stream;
  } catch (thrown) {
    throw withoutSdk(thrown);
  }
}

/** The SDK's own errors as ours; a lost connection stays what it is. */
function withoutSdk(thrown: unknown): unknown {
  if (thrown instanceof APIUserAbortError) return new AppError('aborted', { cause: thrown });
  if (thrown instanceof APIConnectionTimeoutError) return new AppError('timeout', { cause: thrown });
  if (thrown instanceof APIConnectionError || !(thrown instanceof APIError)) return thrown;
  return new ServerFault(thrown.status, typeof thrown.code === 'string' ? thrown.code : undefined, {
    cause: thrown,
    retryAfterMs: parseRetryAfter(thrown.headers?.get('retry-after'), Date.now()),
    explanation: thrown.message,
  });
}
