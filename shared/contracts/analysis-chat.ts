import * as z from 'zod/mini';
import { citation } from './insight-items.ts';
import { sentence } from './insight-sentence.ts';

/** spec §9: how many messages go along. */
export const CHAT_HISTORY = 6;

/** Body of `POST /analysis/chat-analysis` (spec §7). With an `analysisId` the server's own copy is asked, and nothing else. */
export const chatRequest = z.object({
  message: z.string().check(z.maxLength(2_000)),
  analysisId: z.uuid(),
  /** Read by nobody (design §6): what a page holds is no evidence. */
  analysisData: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
  chatHistory: z._default(
    z
      .array(
        z.object({ role: z.enum(['user', 'assistant']), content: z.string().check(z.maxLength(20_000)) }),
      )
      .check(z.maxLength(CHAT_HISTORY)),
    [],
  ),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** A grounded answer: every sentence rests on citations or on numbers that open their items. */
export const chatAnswer = z.object({
  /** The answer as Markdown, its citations as `[1]` in the order of `citations`. */
  response: z.string(),
  contentType: z.literal('markdown'),
  answerable: z.boolean(),
  segments: z.array(sentence),
  citations: z.array(citation),
  /** Questions that this report can answer. */
  suggestions: z.array(z.string()).check(z.maxLength(3)),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;
