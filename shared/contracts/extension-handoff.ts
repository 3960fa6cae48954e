import * as z from 'zod/mini';

/** A token shorter than this is never posted (spec §7). */
const MIN_TOKEN_CHARS = 20;
/** A message older than this is nobody's (design §4). */
export const HANDOFF_MAX_AGE_MS = 60_000;

/** What the extension's background made when it was asked to sign in, and what must come back. */
export const handoffState = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** What the login page posts to its own origin (design §4). */
export const handoffMessage = z.strictObject({
  type: z.literal('WHETSTONE_AUTH_SUCCESS'),
  source: z.literal('whetstone-dashboard'),
  token: z.string().check(z.minLength(MIN_TOKEN_CHARS), z.maxLength(100), z.regex(/^wst_[\w-]+$/)),
  userId: z.uuid(),
  email: z.string().check(z.maxLength(254)),
  timestamp: z.int(),
  state: handoffState,
});
export type HandoffMessage = z.infer<typeof handoffMessage>;

/** What the extension answers in the same window. */
export const handoffResult = z.strictObject({
  type: z.literal('WHETSTONE_AUTH_RESULT'),
  source: z.literal('whetstone-extension'),
  state: handoffState,
  accepted: z.boolean(),
});
export type HandoffResult = z.infer<typeof handoffResult>;
