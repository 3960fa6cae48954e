import * as z from 'zod/mini';
import { sourceId } from './analysis-modes.ts';
import { citation, citationId, confidence, count } from './insight-items.ts';
import { counterNote, sentence } from './insight-sentence.ts';
import { opportunity, surveyAnswer } from './insight-surveys.ts';

export const sourceStatus = z.enum([
  'ok',
  'empty',
  'blocked',
  'quota',
  'no_key',
  'timeout',
  'error',
  'cached',
]);
export type SourceStatus = z.infer<typeof sourceStatus>;

const dropReason = z.enum(['duplicate', 'offTopic', 'spam', 'vendor', 'language', 'excluded', 'outOfRange']);
/** Why something found is no voice of the report. */
export type DropReason = z.infer<typeof dropReason>;

/** What was asked of one source and what became of its items. */
export const sourceHealth = z.object({
  source: sourceId,
  status: sourceStatus,
  /** Who answered in its stead, such as a search engine; null for the source itself. */
  via: z.nullable(z.string()),
  fetched: z.int(),
  kept: z.int(),
  dropped: z.record(dropReason, z.int()),
  /** Where the first of them stand; how its owner's own texts begin that a rule left out. Reports of earlier versions have none. */
  droppedAt: z.optional(
    z.array(z.object({ reason: dropReason, url: z.optional(z.string()), text: z.optional(z.string()) })),
  ),
  costUsd: z.number(),
  /** One sentence for the reader, where there is something to say. */
  note: z.nullable(z.string()),
});
export type SourceHealth = z.infer<typeof sourceHealth>;

export const findingKindOfReport = z.enum([
  'theme',
  'pain',
  'praise',
  'request',
  'question',
  'switch',
  'price',
  'workaround',
]);

export const trend = z.object({
  direction: z.enum(['rising', 'falling', 'steady', 'too_few']),
  points: z.array(z.object({ from: z.string(), to: z.string(), count })),
});
export type Trend = z.infer<typeof trend>;

export const finding = z.object({
  id: z.string().check(z.regex(/^f_\d+$/)),
  kind: findingKindOfReport,
  title: z.string().check(z.maxLength(120)),
  statement: sentence,
  /** What stands here without a model's words. */
  counted: z.optional(z.object({ title: z.string(), statement: sentence })),
  count,
  /** Null where nobody voted: other languages, YouTube (its terms). */
  sentiment: z.nullable(z.object({ positive: count, negative: count, neutral: count, unclear: count })),
  trend,
  citationIds: z.array(citationId).check(z.minLength(1), z.maxLength(5)),
  counterCitationIds: z.array(citationId).check(z.maxLength(2)),
  /** Said where no counter-voice was found: in how many items it was looked for. */
  counterNote,
  confidence,
});
export type Finding = z.infer<typeof finding>;

export const chart = z.object({
  id: z.enum(['themes', 'sentiment', 'trend', 'sources', 'voices']),
  title: z.string(),
  /** What has to be known to read it right. */
  caveat: z.nullable(z.string()),
  rows: z.array(z.object({ label: z.string(), count })),
});
export type Chart = z.infer<typeof chart>;

/** One name beside the others: how much it is spoken of, and what is liked and not. */
export const competitor = z.object({
  name: z.string(),
  isSubject: z.boolean(),
  mentions: count,
  praise: count,
  complaints: count,
  switchedTo: count,
  switchedFrom: count,
  citationIds: z.array(citationId),
});
export type Competitor = z.infer<typeof competitor>;

/** What the checks in code did to the report before anybody saw it. */
export const audit = z.object({
  claims: z.int(),
  claimsDropped: z.int(),
  quotes: z.int(),
  quotesDropped: z.int(),
  quotesMoved: z.int(),
  numbers: z.int(),
  numbersFixed: z.int(),
  namesRefused: z.int(),
  /** True where so much of a model's text was dropped that the report is the one without a model. */
  fellBack: z.boolean(),
});
export type Audit = z.infer<typeof audit>;

export const reportKind = z.enum(['detailed', 'concise', 'consumer-survey', 'opportunity-assessment']);
export type ReportKind = z.infer<typeof reportKind>;

/** A finished report. Its words never carry a number that is not among the `numbers` of their sentence. */
export const report = z.object({
  schema: z.literal('media-report/1'),
  kind: reportKind,
  /** `insufficient`: too little was found to say anything; `findings` is empty then. */
  outcome: z.enum(['solid', 'thin', 'insufficient']),
  title: z.string(),
  subject: z.string(),
  about: z.nullable(z.string()),
  excluded: z.array(z.string()),
  /** Day in UTC on which it was made. */
  madeOn: z.string(),
  window: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  engine: z.object({ kind: z.enum(['offline', 'model']), model: z.nullable(z.string()), version: z.int() }),
  /** Whether any of its items was made by a script of ours. */
  synthetic: z.boolean(),
  coverage: z.object({
    sources: z.array(sourceHealth),
    items: z.int(),
    authors: z.int(),
    /** Posts that name no author; missing in reports from before they were told apart. */
    unnamed: z.optional(z.int()),
    threads: z.int(),
    languages: z.array(z.object({ language: z.string(), count })),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    unthemed: count,
  }),
  summary: z.array(sentence),
  findings: z.array(finding),
  survey: z.array(surveyAnswer),
  opportunity: z.nullable(opportunity),
  competitors: z.array(competitor),
  /** By community, never by who people might be. */
  segments: z.array(z.object({ community: z.string(), source: sourceId, count })),
  charts: z.array(chart),
  citations: z.array(citation),
  /** What was looked for and not found, a sentence each. */
  notFound: z.array(z.string()),
  /** How it was made and what it cannot tell, a sentence each. */
  limits: z.array(z.string()),
  audit,
});
export type Report = z.infer<typeof report>;
