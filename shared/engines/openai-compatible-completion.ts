import OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { isRequestRefused, isTransient, toModelError } from './openai-compatible-errors.ts';
import { sectionsFormat } from './openai-compatible-sections.ts';
import type { Message } from './prompts/message.ts';
import { defaultRetryPolicy, type RetryPolicy, waitForRetry } from './retry.ts';

export interface OpenAICompatibleOptions {
  /** Which rung it stands for: `own-key`, `local`, or `cloud` on our server. */
  id: EngineId;
  /** Servers without keys take any word. */
  apiKey: string;
  /** Up to and including `/v1`; OpenAI's own when left out. */
  baseUrl?: string | undefined;
  model: string;
  /** How long a server may take to answer with headers, in milliseconds (faults N2). */
  connectMs?: number;
  retry?: RetryPolicy;
  fetch?: typeof fetch;
}

const CONNECT_MS = 10_000;

export interface Completion {
  messages: Message[];
  /** Whether the answer must follow the schema of a reframe. */
  structured: boolean;
  /** The answer is cut off here, however long the model goes on (faults N10). */
  maxChars: number;
}

/** Gives `undefined` once, when the server answers, then the answer piece by piece. Throws `AppError`. */
export type Complete = (completion: Completion, signal: AbortSignal) => AsyncGenerator<string | undefined>;

/**
 * Streaming chat completions with timeouts, retries and mapped errors.
 * @returns a function that throws `AppError`, but the server's own refusal of a structured request as it came
 */
export function createCompleter(options: OpenAICompatibleOptions): Complete {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0, // retried below, where "no token has arrived yet" is known
    logLevel: 'off', // its log prints chunks, which are user text
    // The key is the user's own, or the server's: a page never gets here.
    dangerouslyAllowBrowser: true,
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function openStream(completion: Completion, signal: AbortSignal) {
    const { data, response } = await client.chat.completions
      .create(
        {
          model: options.model,
          messages: completion.messages,
          stream: true,
          ...(completion.structured && { response_format: sectionsFormat }),
        },
        { signal, timeout: options.connectMs ?? CONNECT_MS },
      )
      .withResponse();
    // A captive portal answers 200 with its login page (faults N9).
    if (response.headers.get('content-type')?.includes('text/html')) {
      data.controller.abort();
      throw new AppError('bad_response');
    }
    return data;
  }

  return async function* complete(completion, signal) {
    let announced = false;
    for (let attempt = 0; ; attempt += 1) {
      let streaming = false;
      try {
        const stream = await openStream(completion, signal);
        if (!announced) yield undefined;
        announced = true;
        for await (const text of readAnswer(stream, completion.maxChars)) {
          streaming = true;
          yield text;
        }
        return;
      } catch (thrown) {
        if (!announced && completion.structured && isRequestRefused(thrown)) throw thrown;
        const error = toModelError(thrown, streaming || announced);
        signal.throwIfAborted();
        if (streaming || !isTransient(error)) throw error;
        const policy = options.retry ?? defaultRetryPolicy;
        if (!(await waitForRetry(error, attempt, { policy, signal }))) throw error;
      }
    }
  };
}

/** The text of an answer. Ends only where the model says it is done; anything else is thrown as what it is. */
async function* readAnswer(
  stream: AsyncIterable<ChatCompletionChunk>,
  maxChars: number,
): AsyncGenerator<string> {
  let length = 0;
  let chunks = 0;
  let finish: string | null = null;
  for await (const chunk of stream) {
    chunks += 1;
    const choice = chunk.choices?.[0];
    if (choice?.delta?.refusal) throw new AppError('refused');
    const text = choice?.delta?.content;
    if (text) {
      const fitting = text.slice(0, maxChars - length);
      length += fitting.length;
      if (fitting) yield fitting;
      if (fitting.length < text.length) throw new AppError('cut_off');
    }
    finish = choice?.finish_reason ?? finish;
  }
  if (finish === 'content_filter') throw new AppError('refused');
  if (chunks === 0) throw new AppError('bad_response');
  if (finish === 'length' || (finish === null && length > 0)) throw new AppError('cut_off');
}
