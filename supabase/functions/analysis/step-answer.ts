import * as z from 'zod/mini';
import { insightItem } from '@/shared/contracts/insight-items.ts';
import { sourceStatus } from '@/shared/contracts/insight-report.ts';

/** What the run that asked for a step is told of it. */
export const stepAnswer = z.object({
  outcome: z.enum(['done', 'busy', 'exhausted']),
  /** Of `clean`: in how many steps of their own the kept texts are read; none where one step does it all. */
  parts: z.optional(z.int()),
  /** Of a source: what it gave, and the first of it. */
  source: z.optional(z.object({ status: sourceStatus, found: z.int(), items: z.array(insightItem) })),
});
export type StepAnswer = z.infer<typeof stepAnswer>;
