import * as z from 'zod/mini';
import { delay } from '@/shared/engines/delay.ts';
import type { Message } from '@/shared/engines/prompts/message.ts';

export interface ModelAddress {
  baseUrl: string;
  model: string;
  key?: string | undefined;
}

/** Puts messages to a model and gives its whole answer. */
export type Ask = (messages: readonly Message[]) => Promise<string>;

/** Most servers give a string, some the parts of one. */
const content = z.union([
  z.string(),
  z.pipe(
    z.array(z.object({ text: z.optional(z.string()) })),
    z.transform((parts) => parts.map(({ text = '' }) => text).join('')),
  ),
]);
const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content }) })),
  usage: z.optional(z.object({ total_tokens: z.optional(z.number()) })),
});

const TRIES = 4;
/** Before the second try, and twice as long before each that follows; a server may name another time. */
const FIRST_WAIT_MS = 1_000;

/** A run of some thousand calls outlasts a server that is busy for a moment. */
const isPassing = (status: number) => status === 429 || status >= 500;

function waitOf(response: Response, wait: number): number {
  const named = Number(response.headers.get('Retry-After'));
  return Number.isFinite(named) && named > 0 ? named * 1_000 : wait;
}

/** Asks any OpenAI-compatible server, without a stream. Counts the tokens it tells of. */
export function createAsk(
  { baseUrl, model, key }: ModelAddress,
  firstWaitMs = FIRST_WAIT_MS,
): { ask: Ask; tokens: () => number } {
  let tokens = 0;
  const post = (messages: readonly Message[]) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, temperature: 0 }),
      signal: AbortSignal.timeout(120_000),
    });
  return {
    tokens: () => tokens,
    async ask(messages) {
      let response = await post(messages);
      for (let tried = 1; tried < TRIES && isPassing(response.status); tried += 1) {
        await delay(waitOf(response, firstWaitMs * 2 ** (tried - 1)), new AbortController().signal);
        response = await post(messages);
      }
      if (!response.ok) throw new Error(`${baseUrl} answered ${response.status}.`);
      const parsed = z.parse(answer, await response.json());
      tokens += parsed.usage?.total_tokens ?? 0;
      return parsed.choices[0]?.message.content ?? '';
    },
  };
}
