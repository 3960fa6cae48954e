import * as z from 'zod/mini';
import { causeLimits } from './causes.ts';
import { errorCode } from './codes.ts';

const upTo = (chars: number) => z.string().check(z.maxLength(chars));

/** A failure as whoever maintains this reads it. Never a text of the user's. */
export const errorReport = z.object({
  /** `error` where an operator should hear of it, by the catalogue. */
  level: z.enum(['info', 'error']),
  /** The border that turned it into a code: `port.enhance`, `worker.documents`. */
  place: upTo(causeLimits.nameChars),
  code: errorCode,
  /** What was thrown and what lies below it, outermost first. */
  causes: z
    .array(
      z.object({
        name: upTo(causeLimits.nameChars),
        code: z.optional(upTo(causeLimits.nameChars)),
        message: upTo(causeLimits.messageChars),
        frames: z.array(upTo(causeLimits.frameChars)).check(z.maxLength(causeLimits.frames)),
      }),
    )
    .check(z.maxLength(causeLimits.causes)),
});
export type ErrorReport = z.infer<typeof errorReport>;
