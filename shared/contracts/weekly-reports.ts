import * as z from 'zod/mini';
import { timestamp } from './timestamp.ts';

/** A question asked again every week. */
export const weeklyReport = z.object({
  id: z.uuid(),
  title: z.string(),
  nextAt: timestamp,
  /** Its newest report; null where that is not kept any more. */
  lastId: z.nullable(z.uuid()),
  /** Why its last turn did not run. */
  skipped: z.nullable(z.enum(['insufficient_credits', 'plan'])),
  /** RSS, for whoever has the address; ends with the weekly report. */
  feedUrl: z.string(),
});
export type WeeklyReport = z.infer<typeof weeklyReport>;

/** `GET /analysis/weekly`, and the answer to every change of it. `most`: how many the account's plan may keep. */
export const weeklyReports = z.object({ most: z.int(), reports: z.array(weeklyReport) });
export type WeeklyReports = z.infer<typeof weeklyReports>;

/** `POST /analysis/weekly`: refused with `forbidden` where the plan has no room for it. */
export const addWeeklyRequest = z.object({ analysisId: z.uuid() });
