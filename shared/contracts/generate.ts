import * as z from 'zod/mini';
import { engineId, enhanceEvent, requestId } from './enhance.ts';

/** Longest topic that is taken, in UTF-16 code units. */
export const MAX_TOPIC_CHARS = 10_000;

/** What kind of prompt is made of a topic; `reframe` is the default (spec §3). */
export const generateMode = z.enum([
  'reframe',
  'casual',
  'technical',
  'chain-of-thought',
  'tree-of-thoughts',
  'email',
  'image',
]);
export type GenerateMode = z.infer<typeof generateMode>;

/** The detail level; `balanced` is the default (spec §3). */
export const generateLength = z.enum(['concise', 'balanced', 'detailed']);
export type GenerateLength = z.infer<typeof generateLength>;

/** Body of `POST /generate` (spec §7); the id is the key of its spend (design §5). */
export const generateRequest = z.object({
  requestId,
  topic: z.string().check(z.maxLength(MAX_TOPIC_CHARS)),
  tone: z.literal('professional'),
  length: generateLength,
  mode: generateMode,
  additional_context: z.string().check(z.maxLength(20_000)),
  /** Whether an image prompt is wanted of a topic that shows nothing, too. */
  anyway: z.optional(z.boolean()),
});
export type GenerateRequest = z.infer<typeof generateRequest>;

/** Its answer: the prompt, what wrote it, and the caller's balance, null where no account paid. */
export const generateAnswer = z.object({
  prompt: z.string().check(z.minLength(1)),
  engine: engineId,
  credits: z.nullable(z.int()),
});
export type GenerateAnswer = z.infer<typeof generateAnswer>;

/** Modes in which a topic that shows nothing is at home. */
export const fittingMode = z.enum(['email', 'technical', 'reframe']);
export type FittingMode = z.infer<typeof fittingMode>;

/** Answer where an image prompt is asked for and the topic names nothing to be seen: nothing was made, and nothing is paid. */
export const unfitTopic = z.object({ type: z.literal('unfit'), fits: fittingMode });
export type UnfitTopic = z.infer<typeof unfitTopic>;

/** What comes where the answer is asked for as it is written. */
export const generateEvent = z.union([enhanceEvent, unfitTopic]);
