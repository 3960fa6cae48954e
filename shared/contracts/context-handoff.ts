import * as z from 'zod/mini';

/** In UTF-16 units, as much as a rewrite takes along (`enhanceTask.context`). */
const MAX_TEXT_CHARS = 20_000;
const MAX_TITLE_CHARS = 200;

/** A text that goes along with the next rewrite in the extension's panel. */
export const handedContext = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(MAX_TITLE_CHARS)),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_CHARS)),
});
export type HandedContext = z.infer<typeof handedContext>;

/** What the website posts to its own origin when somebody takes findings along to the extension. */
export const contextMessage = z.strictObject({
  type: z.literal('WHETSTONE_CONTEXT'),
  source: z.literal('whetstone-dashboard'),
  id: z.uuid(),
  timestamp: z.int(),
  context: handedContext,
});
export type ContextMessage = z.infer<typeof contextMessage>;

/** What the extension answers in the same window. */
export const contextResult = z.strictObject({
  type: z.literal('WHETSTONE_CONTEXT_RESULT'),
  source: z.literal('whetstone-extension'),
  id: z.uuid(),
  accepted: z.boolean(),
});
export type ContextResult = z.infer<typeof contextResult>;
