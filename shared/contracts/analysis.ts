import * as z from 'zod/mini';
import { errorCode } from '@/shared/errors/codes.ts';
import { analysisMode, sourceId, surveyMode } from './analysis-modes.ts';
import { requestId } from './enhance.ts';
import { insightItem } from './insight-items.ts';
import { finding, report, sourceStatus } from './insight-report.ts';

export const MAX_QUERY_CHARS = 500;
export const MAX_QUESTIONS = 50;
export const MAX_IMPORTED_ITEMS = 2_000;
export const MAX_IMPORTED_CHARS = 600_000;
/** How long one text the user brings may be. */
export const MAX_VOICE_CHARS = 20_000;

const day = z.iso.date();
const shortText = z.string().check(z.maxLength(300));

/** spec §3: a survey. `competitors` and `targetMarket` belong to an opportunity assessment. */
export const surveyData = z.object({
  product: z.string().check(z.maxLength(MAX_QUERY_CHARS)),
  questions: z._default(z.array(z.string().check(z.maxLength(500))), []),
  mode: surveyMode,
  primaryConcept: z.optional(z.nullable(z.string().check(z.maxLength(MAX_QUERY_CHARS)))),
  /** Names, separated by commas. */
  competitors: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  targetMarket: z.optional(z.nullable(shortText)),
});
export type SurveyData = z.infer<typeof surveyData>;

/** One voice the user brought: pasted, or a row of a file. */
export const importedVoice = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(MAX_VOICE_CHARS)),
  author: z.optional(z.string().check(z.maxLength(200))),
  createdAt: z.optional(z.string().check(z.maxLength(40))),
  url: z.optional(z.string().check(z.maxLength(2_000))),
  title: z.optional(z.string().check(z.maxLength(500))),
  /** As its row says it: `4`, `4/5`, `★★★★`. */
  rating: z.optional(z.string().check(z.maxLength(40))),
});
export type ImportedVoice = z.infer<typeof importedVoice>;

/** What narrows a question; all of it may be left out. */
export const questionOptions = z.object({
  from: z.optional(z.nullable(day)),
  to: z.optional(z.nullable(day)),
  /** ISO 639-1; any language when left out. */
  language: z.optional(z.nullable(z.string().check(z.regex(/^[a-z]{2}$/)))),
  exclude: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(20))),
  /** One sentence on what is meant, against namesakes. */
  about: z.optional(z.nullable(shortText)),
  competitors: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(6))),
  imported: z.optional(z.array(importedVoice).check(z.maxLength(MAX_IMPORTED_ITEMS))),
});
export type QuestionOptions = z.infer<typeof questionOptions>;

/** Body of `POST /analysis/reddit-search` (spec §7) and of `/analysis/preview`. */
export const analysisRequest = z.object({
  /** The key of its spend; the same one again finds the same analysis. Made by the server where it is missing. */
  requestId: z.optional(requestId),
  query: z.string(),
  mode: analysisMode,
  surveyData: z.optional(z.nullable(surveyData)),
  options: z.optional(questionOptions),
  /** The account's own report this is asked again from: what changed is told against it. */
  previousId: z.optional(z.uuid()),
});
export type AnalysisRequest = z.infer<typeof analysisRequest>;

/** What a source would be asked, and what that costs us, before anything is spent. */
export const analysisPreview = z.object({
  credits: z.int(),
  sources: z.array(
    z.object({
      source: sourceId,
      label: z.string(),
      status: sourceStatus,
      via: z.nullable(z.string()),
      /** The question in the source's own operators. */
      query: z.string(),
      found: z.int(),
      costUsd: z.number(),
      note: z.nullable(z.string()),
    }),
  ),
  /** The first items, and how many the preview has seen in all. */
  items: z.array(insightItem),
  found: z.int(),
  /** Whether a run would find enough to say something. */
  enough: z.boolean(),
  synthetic: z.boolean(),
});
export type AnalysisPreview = z.infer<typeof analysisPreview>;

/** What a run does, in this order; each is saved when it is done. */
export const analysisStep = z.enum(['fetch', 'clean', 'group', 'write', 'check']);
export type AnalysisStep = z.infer<typeof analysisStep>;

/** The answer of spec §7, with the report itself beside its text. */
export const analysisAnswer = z.object({
  analysisId: z.uuid(),
  /** The report as Markdown; `No results found` where nothing was. */
  result: z.string(),
  has_business_data: z.boolean(),
  business_intelligence: z.array(finding),
  report,
  items: z.array(insightItem),
  /** The balance; null where no account paid. */
  credits: z.nullable(z.int()),
});
export type AnalysisAnswer = z.infer<typeof analysisAnswer>;

/** Events of a run, SSE `event:` = `type` (design §4). Every one tells what has happened, never what is guessed. */
export const analysisEvent = z.discriminatedUnion('type', [
  /** Another run of this account is under way: how many are before this one. */
  z.object({ type: z.literal('queued'), before: z.int() }),
  z.object({
    type: z.literal('start'),
    analysisId: z.uuid(),
    credits: z.nullable(z.int()),
    sources: z.array(sourceId),
  }),
  z.object({ type: z.literal('step'), step: analysisStep, state: z.enum(['running', 'done']) }),
  z.object({ type: z.literal('source'), source: sourceId, status: sourceStatus, found: z.int() }),
  /** The first items, as soon as a source gave any. */
  z.object({ type: z.literal('items'), items: z.array(insightItem) }),
  z.extend(analysisAnswer, { type: z.literal('done') }),
  z.object({ type: z.literal('error'), code: errorCode, retryAfterMs: z.optional(z.number()) }),
]);
export type AnalysisEvent = z.infer<typeof analysisEvent>;
