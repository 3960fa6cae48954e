import * as z from 'zod/mini';
import { surveyData } from '@/shared/contracts/analysis.ts';
import { analysisMode, sourceId } from '@/shared/contracts/analysis-modes.ts';

/** What a run looks for: the user's words, read once and saved with the run. */
export const question = z.object({
  /** As it was typed. */
  query: z.string(),
  /** What it is about, without the words of asking: `what do people think of Aurelia` → `Aurelia`. */
  subject: z.string(),
  mode: analysisMode,
  sources: z.array(sourceId),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  language: z.nullable(z.string()),
  exclude: z.array(z.string()),
  about: z.nullable(z.string()),
  competitors: z.array(z.string()),
  survey: z.nullable(surveyData),
});
export type Question = z.infer<typeof question>;
