import type { Completion } from './openai-compatible-completion.ts';
import { sectionsFormat } from './openai-compatible-sections.ts';

/** What is posted for a completion, whoever makes the call. */
export function createRequestBody(model: string, { messages, structured }: Completion) {
  return {
    model,
    messages,
    stream: true as const,
    ...(structured && { response_format: sectionsFormat }),
  };
}
