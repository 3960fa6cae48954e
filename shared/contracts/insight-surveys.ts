import * as z from 'zod/mini';
import { citationId, confidence, count } from './insight-items.ts';
import { counterNote, sentence } from './insight-sentence.ts';

/** A survey's question answered from what people wrote; nobody was asked, so nobody "responded". */
export const surveyAnswer = z.object({
  questionId: z.string(),
  question: z.string(),
  answerable: z.enum(['yes', 'partial', 'no']),
  /** Why it cannot be answered, or not in full; null for `yes`. */
  reason: z.nullable(z.string()),
  answer: z.array(sentence),
  /** What the voices say, the most frequent first. */
  distribution: z.array(z.object({ label: z.string(), count, citationIds: z.array(citationId) })),
  /** Items and authors the answer rests on. */
  basis: count,
  citationIds: z.array(citationId),
  counterCitationIds: z.array(citationId),
  /** Said where no counter-voice was found; missing in reports from before it was. */
  counterNote: z.optional(counterNote),
  confidence: z.nullable(confidence),
});
export type SurveyAnswer = z.infer<typeof surveyAnswer>;

const opportunityPart = z.object({
  key: z.enum(['demand', 'pain', 'gap', 'momentum', 'willingness', 'reach']),
  label: z.string(),
  /** 0 to 1, from the lower end of its interval. */
  score: z.number(),
  /** The score at the lower and upper end of its interval. */
  range: z.tuple([z.number(), z.number()]),
  /** How much of 100 it can give. */
  weight: z.int(),
  formula: z.string(),
  basis: count,
  citationIds: z.array(citationId),
  /** What its quotes say, in a model's words. */
  said: z.optional(sentence),
});
export type OpportunityPart = z.infer<typeof opportunityPart>;

export const opportunity = z.object({
  concept: z.string(),
  verdict: z.enum(['strong', 'promising', 'weak', 'insufficient']),
  /** 0 to 100; null where `insufficient`. */
  score: z.nullable(z.int()),
  range: z.nullable(z.tuple([z.int(), z.int()])),
  parts: z.array(opportunityPart),
  /** What people try to get done: importance and satisfaction 0 to 10, opportunity = importance + max(importance − satisfaction, 0). */
  jobs: z.array(
    z.object({
      job: z.string(),
      importance: z.number(),
      satisfaction: z.number(),
      opportunity: z.number(),
      count,
      citationIds: z.array(citationId),
    }),
  ),
  risks: z.array(sentence),
  nextSteps: z.array(z.string()),
  targetMarket: z.nullable(z.string()),
});
export type Opportunity = z.infer<typeof opportunity>;
