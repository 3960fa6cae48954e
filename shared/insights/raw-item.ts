import * as z from 'zod/mini';
import { sourceId } from '@/shared/contracts/analysis-modes.ts';
import { itemKind, rating } from '@/shared/contracts/insight-items.ts';
import { sourceStatus } from '@/shared/contracts/insight-report.ts';

/** One thing somebody wrote, as a source gave it: plain text, its markup taken out. */
export const rawItem = z.object({
  source: sourceId,
  /** As the source numbers it; unique within the source. */
  nativeId: z.string(),
  kind: itemKind,
  textKind: z.enum(['full', 'excerpt']),
  url: z.nullable(z.string()),
  /** The name shown at the source; hashed before anything is kept with a report. */
  author: z.nullable(z.string()),
  threadId: z.string(),
  community: z.nullable(z.string()),
  /** Of the thread it stands in, where it has none of its own. */
  title: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  text: z.string(),
  rating: z.optional(rating),
  score: z.int(),
  replies: z.int(),
  answered: z.nullable(z.boolean()),
  licence: z.nullable(z.string()),
  /** The source itself says that it was paid for. */
  paid: z.boolean(),
  synthetic: z.boolean(),
});
export type RawItem = z.infer<typeof rawItem>;

/** What one source gave when it was asked. */
export const sourceResult = z.object({
  source: sourceId,
  status: sourceStatus,
  via: z.nullable(z.string()),
  items: z.array(rawItem),
  costUsd: z.number(),
  note: z.nullable(z.string()),
  /** Something of the source did not answer. */
  isPartial: z.optional(z.boolean()),
});
export type SourceResult = z.infer<typeof sourceResult>;
