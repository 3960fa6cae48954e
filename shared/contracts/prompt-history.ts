import * as z from 'zod/mini';
import { requestId } from './enhance.ts';
import { timestamp } from './timestamp.ts';

/** A prompt of the generator as an account keeps it; `id` is that of the call which made it. */
export const keptPrompt = z.object({
  id: requestId,
  prompt: z.string().check(z.minLength(1)),
  madeAt: timestamp,
});
export type KeptPrompt = z.infer<typeof keptPrompt>;

/** Answer of `GET`, `POST` and `DELETE /generate/history`: the prompts, newest first; null where no history is kept. */
export const promptHistory = z.object({ prompts: z.nullable(z.array(keptPrompt)) });
export type PromptHistory = z.infer<typeof promptHistory>;
