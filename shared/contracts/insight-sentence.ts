import * as z from 'zod/mini';
import { citationId, count } from './insight-items.ts';

/** Words of a report. Every number in them lies under one of `numbers`, which opens its items. */
export const sentence = z.object({
  text: z.string().check(z.maxLength(600)),
  /** Offsets in `text` (UTF-16 code units) of each number, and what it counts. */
  numbers: z.array(z.object({ start: z.int(), end: z.int(), count })),
  citationIds: z.array(citationId),
});
export type Sentence = z.infer<typeof sentence>;
