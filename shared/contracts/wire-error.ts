import * as z from 'zod/mini';
import { errorCode } from '@/shared/errors/codes.ts';

/** Body of every answer that is not a success (design §4). Never a sentence, never a vendor's message. */
export const wireError = z.object({
  code: errorCode,
  requestId: z.string(),
  retryAfterMs: z.optional(z.number()),
});
export type WireError = z.infer<typeof wireError>;
