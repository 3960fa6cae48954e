import * as z from 'zod/mini';

/** In UTF-16 units, as much as a rewrite takes along (`enhanceTask.context`). */
const MAX_TEXT_CHARS = 20_000;
const MAX_TITLE_CHARS = 200;

/** A text with its name. */
export const handedText = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(MAX_TITLE_CHARS)),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_CHARS)),
});
export type HandedText = z.infer<typeof handedText>;

/** `context` goes along with the panel's next rewrite, `prompt` into the library. */
export const textPurpose = z.enum(['context', 'prompt']);
export type TextPurpose = z.infer<typeof textPurpose>;

/** What the website posts to its own origin when somebody takes a text along to the extension. */
export const textMessage = z.strictObject({
  type: z.literal('WHETSTONE_TEXT'),
  source: z.literal('whetstone-dashboard'),
  id: z.uuid(),
  timestamp: z.int(),
  purpose: textPurpose,
  text: handedText,
});
export type TextMessage = z.infer<typeof textMessage>;

/** What the extension answers in the same window. */
export const textResult = z.strictObject({
  type: z.literal('WHETSTONE_TEXT_RESULT'),
  source: z.literal('whetstone-extension'),
  id: z.uuid(),
  accepted: z.boolean(),
});
export type TextResult = z.infer<typeof textResult>;
