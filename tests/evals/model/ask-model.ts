import * as z from 'zod/mini';
import type { Message } from '@/shared/engines/prompts/message.ts';

export interface ModelAddress {
  baseUrl: string;
  model: string;
  key?: string | undefined;
}

/** Puts messages to a model and gives its whole answer. */
export type Ask = (messages: readonly Message[]) => Promise<string>;

const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
  usage: z.optional(z.object({ total_tokens: z.optional(z.number()) })),
});

/** Asks any OpenAI-compatible server, without a stream. Counts the tokens it tells of. */
export function createAsk({ baseUrl, model, key }: ModelAddress): { ask: Ask; tokens: () => number } {
  let tokens = 0;
  return {
    tokens: () => tokens,
    async ask(messages) {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, messages, temperature: 0 }),
        signal: AbortSignal.timeout(120_000),
      });
      if (!response.ok) throw new Error(`${baseUrl} answered ${response.status}.`);
      const parsed = z.parse(answer, await response.json());
      tokens += parsed.usage?.total_tokens ?? 0;
      return parsed.choices[0]?.message.content ?? '';
    },
  };
}
