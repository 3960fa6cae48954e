import * as z from 'zod/mini';
import { citationId, count, itemId } from './insight-items.ts';

/** Words of a report. Every number in them lies under one of `numbers`, which opens its items. */
export const sentence = z.object({
  text: z.string().check(z.maxLength(600)),
  /** Offsets in `text` (UTF-16 code units) of each number, and what it counts. */
  numbers: z.array(z.object({ start: z.int(), end: z.int(), count })),
  citationIds: z.array(citationId),
  /** The items that a model's words rest on: where one goes, so do they. Missing where all words are the rules' own, and in reports of earlier versions. */
  restsOn: z.optional(z.array(itemId)),
});
/** That no counter-voice was found, and among how many; reports of earlier versions have it as text. */
export const counterNote = z.nullable(
  z.pipe(
    z.union([z.string(), sentence]),
    z.transform((note) => (typeof note === 'string' ? { text: note, numbers: [], citationIds: [] } : note)),
  ),
);
export type Sentence = z.infer<typeof sentence>;
