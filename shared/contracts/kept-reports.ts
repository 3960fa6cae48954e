import * as z from 'zod/mini';
import { analysisRequest } from './analysis.ts';
import { analysisMode } from './analysis-modes.ts';
import { count, insightItem } from './insight-items.ts';
import { report } from './insight-report.ts';
import { timestamp } from './timestamp.ts';

export const analysisState = z.enum(['queued', 'running', 'done', 'failed']);

/** A line of the list: `GET /analysis/reports?search=`. */
export const keptReport = z.object({
  id: z.uuid(),
  title: z.string(),
  query: z.string(),
  mode: analysisMode,
  state: analysisState,
  outcome: z.nullable(z.enum(['solid', 'thin', 'insufficient'])),
  items: z.int(),
  synthetic: z.boolean(),
  createdAt: timestamp,
  expiresAt: timestamp,
  shared: z.boolean(),
  /** The report this one was run again from. */
  previousId: z.nullable(z.uuid()),
});
export type KeptReport = z.infer<typeof keptReport>;
export const keptReports = z.object({ reports: z.array(keptReport) });

/** How often something came up in the report before, counting its items, and in this one. */
const thenAndNow = { before: count, now: count };
const themeChange = z.object({ theme: z.string(), ...thenAndNow });

/** What changed since the report it was run again from: themes by their labels, with how often they came up then and now. */
export const reportChanges = z.object({
  since: timestamp,
  /** The report whose items the numbers of then count. */
  previousId: z.uuid(),
  fresh: z.array(themeChange),
  gone: z.array(themeChange),
  rising: z.array(themeChange),
  falling: z.array(themeChange),
  items: z.object(thenAndNow),
});
export type ReportChanges = z.infer<typeof reportChanges>;

/** One report to read: `GET /analysis/reports/:id`, `/analysis/sample`, `/analysis/shared/:token`. */
export const openReport = z.object({
  id: z.uuid(),
  title: z.string(),
  state: analysisState,
  mode: analysisMode,
  query: z.string(),
  /** What narrowed the question, for its owner to ask it again; texts that were brought along are not in it. */
  asked: z.nullable(z.pick(analysisRequest, { surveyData: true, options: true })),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Null while it runs, and where it failed. */
  report: z.nullable(report),
  items: z.array(insightItem),
  result: z.string(),
  changes: z.nullable(reportChanges),
  /** The words between brackets in the share link; null where nothing is shared. */
  shareUrl: z.nullable(z.string()),
  isOwner: z.boolean(),
});
export type OpenReport = z.infer<typeof openReport>;

/** `POST /analysis/reports/:id/rename`. */
export const renameRequest = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
});
/** `POST /analysis/reports/:id/share`; `DELETE` of it revokes the link. */
export const shareAnswer = z.object({ shareUrl: z.string() });
export const done = z.object({ success: z.literal(true) });
