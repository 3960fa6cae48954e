import * as z from 'zod/mini';
import { errorCode } from '@/shared/errors/codes.ts';

/** What a model is asked. */
export const modelQuestion = z.object({
  type: z.literal('start'),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  /** How freely it writes, 0 to 1. */
  temperature: z.number(),
  /** An answer takes at least so many tokens, and is stopped after so many. */
  leastTokens: z.int(),
  mostTokens: z.int(),
});
export type ModelQuestion = z.infer<typeof modelQuestion>;

/** What comes back, in order: pieces of the answer, then one `done` or `error`. */
export const modelEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('piece'), text: z.string() }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('error'), code: errorCode }),
]);
export type ModelEvent = z.infer<typeof modelEvent>;

/** Name of the port on which the background asks. Disconnecting it ends the answer. */
export const MODEL_PORT = 'model';

/** Asks the model on this device. Throws `AppError`; stops when the signal aborts. */
export type AskModel = (question: ModelQuestion, signal: AbortSignal) => AsyncIterable<string>;
