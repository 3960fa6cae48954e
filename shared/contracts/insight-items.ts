import * as z from 'zod/mini';
import { sourceId } from './analysis-modes.ts';
import { timestamp } from './timestamp.ts';

/** What somebody wants who writes: counted instead of polarity, which lexicons get wrong on product talk. */
export const intent = z.enum([
  'complaint',
  'praise',
  'request',
  'question',
  'seeking',
  'switch',
  'price',
  'workaround',
]);
export type Intent = z.infer<typeof intent>;

/** `unclear`: the two voters disagree, or say nothing. `skipped`: not English, so nobody voted. */
export const sentiment = z.enum(['positive', 'negative', 'neutral', 'unclear', 'skipped']);
export type Sentiment = z.infer<typeof sentiment>;

export const itemKind = z.enum(['post', 'comment', 'question', 'answer', 'video_comment', 'import']);

/** Ids of a report's parts: `i_017`, `c_03`, `f_2`. */
export const itemId = z.string().check(z.regex(/^i_\d{3,6}$/));
export const citationId = z.string().check(z.regex(/^c_\d{2,5}$/));

/** The stars somebody gave with his words, and of how many. */
export const rating = z.object({ value: z.number().check(z.nonnegative()), of: z.int().check(z.positive()) });
export type Rating = z.infer<typeof rating>;

/** One thing somebody wrote in public, as it was stored: every quote is cut out of `text`. */
export const insightItem = z.object({
  id: itemId,
  source: sourceId,
  kind: itemKind,
  /** `excerpt`: a search engine's cut; what stands around it was never seen. */
  textKind: z.enum(['full', 'excerpt']),
  /** Where it stands; null for what the user brought. */
  url: z.nullable(z.string()),
  /** A salted hash, the same for one author of one source; null where the source names none. */
  author: z.nullable(z.string()),
  threadId: z.string(),
  /** Subreddit, site, channel, instance: as the source calls it. */
  community: z.nullable(z.string()),
  title: z.nullable(z.string()),
  createdAt: z.nullable(timestamp),
  /** ISO 639-1, or `und`. */
  language: z.string(),
  text: z.string(),
  /** Missing in reports from before it was kept, and where none was given. */
  rating: z.optional(rating),
  score: z.int(),
  replies: z.int(),
  /** Whether the question it is, or belongs to, was answered; null where that is no notion of the source. */
  answered: z.nullable(z.boolean()),
  licence: z.nullable(z.string()),
  labels: z.object({
    intents: z.array(intent),
    sentiment,
    /** Themes it is about, by their labels, and what is wanted in the sentences that name them. */
    themes: z.array(z.object({ label: z.string(), intents: z.array(intent) })),
    /** Names of the competitors it speaks of. */
    competitors: z.array(z.string()),
    /** Where intents name a direction: the competitor somebody came from or went to. */
    switched: z.nullable(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  }),
  /** How many near-copies of it were folded into it. */
  copies: z.int(),
  /** Made by a script of ours for trying the product; said on screen. */
  synthetic: z.boolean(),
  /** Gone at its source when last looked at: the text is empty then. */
  removed: z.boolean(),
});
export type InsightItem = z.infer<typeof insightItem>;

/** What a model reads in a quote; shown beside it and counted nowhere. */
export const readAs = z.enum(['praise', 'complaint', 'mixed', 'request', 'question', 'neither']);
export type ReadAs = z.infer<typeof readAs>;

/** Words cut out of one item by offsets (UTF-16 code units); `quote` is `text.slice(start, end)` always. */
export const citation = z.object({
  id: citationId,
  itemId,
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.positive()),
  quote: z.string(),
  url: z.nullable(z.string()),
  readAs: z.optional(readAs),
});
export type Citation = z.infer<typeof citation>;

/** Which items a number counts; every part given must hold, `theme` and `intent` of one sentence. `ids` where no label says it. */
export const itemFilter = z.object({
  ids: z.optional(z.array(itemId)),
  theme: z.optional(z.string()),
  intent: z.optional(intent),
  sentiment: z.optional(sentiment),
  source: z.optional(sourceId),
  community: z.optional(z.string()),
  competitor: z.optional(z.string()),
  language: z.optional(z.string()),
  /** `true`: items without any theme. */
  unthemed: z.optional(z.boolean()),
  answered: z.optional(z.boolean()),
  /** Days in UTC, both included: `2026-11-22`. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type ItemFilter = z.infer<typeof itemFilter>;

/** A number of a report: `value` of `of` items, who wrote them and where, and the filter that counts them again. */
export const count = z.object({
  value: z.int().check(z.nonnegative()),
  of: z.int().check(z.nonnegative()),
  authors: z.int().check(z.nonnegative()),
  /** How many of the authors are posts that name none: each counts as one, and nobody knows. Missing where there are none. */
  unnamed: z.optional(z.int().check(z.nonnegative())),
  sources: z.array(sourceId),
  /** Wilson interval of the share at 95 %, each end 0 to 1. */
  interval: z.tuple([z.number(), z.number()]),
  filter: itemFilter,
  /** Among which items it is counted, where that is not all of them. */
  among: z.optional(itemFilter),
});
export type Count = z.infer<typeof count>;

/** Why a finding may be trusted how far. */
export const confidence = z.object({
  level: z.enum(['high', 'medium', 'low', 'anecdote']),
  reasons: z.array(z.string()),
  /** The same reasons, with what each of them counts: the posts it is said of, sorted, or posts of its own. */
  facts: z.optional(
    z.array(
      z.object({
        text: z.string(),
        by: z.optional(z.enum(['author', 'thread', 'source', 'day'])),
        count: z.optional(count),
      }),
    ),
  ),
});
export type Confidence = z.infer<typeof confidence>;
