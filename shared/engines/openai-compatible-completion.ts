import * as z from 'zod/mini';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { EngineRun } from './engine.ts';
import { isRequestRefused, isTransient, toModelError } from './openai-compatible-errors.ts';
import type { OutputLimit } from './output-limit.ts';
import type { Message } from './prompts/message.ts';
import { defaultRetryPolicy, type RetryPolicy, waitForRetry } from './retry.ts';

export interface OpenAICompatibleOptions {
  /** Which engine it stands for: `own-key`, `local`, or `cloud` on our server. */
  id: EngineId;
  /** Servers without keys take any word. */
  apiKey: string;
  /** Up to and including `/v1`; OpenAI's own when left out. */
  baseUrl?: string | undefined;
  model: string;
  /** Whether the server is asked to tell how many tokens a call took. */
  reportsUsage?: boolean;
  /** How long a server may take to answer with headers, in milliseconds (faults N2). */
  connectMs?: number;
  retry?: RetryPolicy;
  fetch?: typeof fetch;
}

export const OPENAI_URL = 'https://api.openai.com/v1';
export const CONNECT_MS = 10_000;

export interface Completion {
  messages: Message[];
  /** The headings of a reframe whose answer must follow their schema; left out, the answer is text. */
  headings?: readonly string[] | undefined;
  /** How freely the model writes, and how long it may think; left out, the server's own way. */
  sampling?: Sampling | undefined;
  limit: OutputLimit;
  /** How the server is told the limit; left out, it is not told. */
  limitName?: LimitName | undefined;
}

/** What is asked of a model's way of writing, by the names of the chat completions API. */
export type Sampling = { temperature: number } | { reasoning_effort: 'minimal' | 'low' | 'medium' };

/** OpenAI's models that think know the first name alone; most other servers know the second alone. */
export type LimitName = 'max_completion_tokens' | 'max_tokens';

/**
 * Asks once. Resolves when the server answers with a stream, to its chunks as they were parsed from JSON.
 * Throws `AppError`, or `ServerFault` with what the server said; ending the iteration early ends the call.
 */
export type OpenChunks = (completion: Completion, signal: AbortSignal) => Promise<AsyncIterable<unknown>>;

/** What makes the calls: over the runtime's fetch in the extension, by the vendor's SDK on the server. */
export type ChatClient = (options: OpenAICompatibleOptions) => OpenChunks;

/** Gives `undefined` once, when the server answers, then the answer piece by piece. Throws `AppError`. */
export type Complete = (
  completion: Completion,
  run: Pick<EngineRun, 'signal' | 'onUsage'>,
) => AsyncGenerator<string | undefined>;

/**
 * Streaming chat completions with retries and mapped errors.
 * @returns a function that throws `AppError`, but the server's own refusal of a request that asks for more than text as it came
 */
export function createCompleter(options: OpenAICompatibleOptions, client: ChatClient): Complete {
  const openChunks = client(options);
  return async function* complete(completion, { signal, onUsage }) {
    let announced = false;
    for (let attempt = 0; ; attempt += 1) {
      let streaming = false;
      try {
        const chunks = await openChunks(completion, signal);
        if (!announced) yield undefined;
        announced = true;
        for await (const text of readAnswer(chunks, { maxChars: completion.limit.chars, onUsage })) {
          streaming = true;
          yield text;
        }
        return;
      } catch (thrown) {
        if (
          !announced &&
          (completion.headings || completion.sampling || completion.limitName) &&
          isRequestRefused(thrown)
        )
          throw thrown;
        const error = toModelError(thrown, streaming || announced);
        signal.throwIfAborted();
        if (streaming || !isTransient(error)) throw error;
        const policy = options.retry ?? defaultRetryPolicy;
        if (!(await waitForRetry(error, attempt, { policy, signal }))) throw error;
      }
    }
  };
}

/** What is read of a chunk. Content may be a list of parts with some vendors: thoughts, which are no answer. */
const chunkSchema = z.object({
  usage: z.nullish(z.object({ total_tokens: z.optional(z.unknown()) })),
  choices: z.nullish(
    z.array(
      z.object({
        delta: z.nullish(z.object({ content: z.optional(z.unknown()), refusal: z.optional(z.unknown()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
});

/** The text of an answer. Ends only where the model says it is done; anything else is thrown as what it is. */
async function* readAnswer(
  chunks: AsyncIterable<unknown>,
  { maxChars, onUsage }: { maxChars: number; onUsage: EngineRun['onUsage'] },
): AsyncGenerator<string> {
  let length = 0;
  let isEmpty = true;
  let finish: string | null = null;
  for await (const chunk of chunks) {
    isEmpty = false;
    const { success, data } = z.safeParse(chunkSchema, chunk);
    if (!success) throw new AppError('bad_response');
    const tokens = data.usage?.total_tokens;
    if (typeof tokens === 'number') onUsage?.(tokens);
    const choice = data.choices?.[0];
    if (choice?.delta?.refusal) throw new AppError('refused');
    const text = choice?.delta?.content;
    if (typeof text === 'string' && text) {
      const fitting = text.slice(0, maxChars - length);
      length += fitting.length;
      if (fitting) yield fitting;
      if (fitting.length < text.length) throw new AppError('output_limit');
    }
    finish = choice?.finish_reason ?? finish;
  }
  if (finish === 'content_filter') throw new AppError('refused');
  if (isEmpty) throw new AppError('bad_response');
  if (finish === 'length') throw new AppError('output_limit');
  if (finish === null && length > 0) throw new AppError('cut_off');
}
