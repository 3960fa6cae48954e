import * as z from 'zod/mini';
import { guardFinding, resultFacts, section } from '@/shared/contracts/enhance.ts';
import { segment } from '@/shared/enhance/text-shapes.ts';

/** A guard finding with the change that caused it: refusing that segment restores the value; null: no single one did. */
export const runFinding = z.extend(guardFinding, { segment: z.nullable(z.int()) });
export type RunFinding = z.infer<typeof runFinding>;

/** A finished rewrite: its text, and the walk from the draft to it. */
const outcomeShape = {
  text: z.string(),
  segments: z.array(segment),
  sections: z.array(section),
  guard: z.array(runFinding),
  /** What the author must still say, as it stands in brackets in the text; left out where there is nothing. */
  blanks: z.optional(z.array(z.string())),
  ...resultFacts,
};
const runOutcome = z.object(outcomeShape);
export type RunOutcome = z.infer<typeof runOutcome>;

/** The end of a run, as the card and the panel get it. */
export const runDone = z.object({
  type: z.literal('done'),
  ...outcomeShape,
  /** The balance after it; null where no account paid. */
  credits: z.nullable(z.int()),
  /** What this run cost; left out where nobody keeps count. */
  cost: z.optional(z.int()),
});
export type RunDone = z.infer<typeof runDone>;
