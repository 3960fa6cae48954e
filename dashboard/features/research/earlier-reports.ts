import * as z from 'zod/mini';
import { readKept, writeKept } from '@/dashboard/app/kept.ts';
import type { KeptReport } from '@/shared/contracts/kept-reports.ts';

/** So long a report that ended is told of to who has not seen it. */
const FRESH_MS = 30 * 60_000;

/** The reports that this tab has shown. */
export const seenReports = (): readonly string[] => readKept('seenReports', z.array(z.string())) ?? [];

export function rememberSeen(id: string): void {
  const seen = seenReports();
  if (!seen.includes(id)) writeKept('seenReports', [...seen, id]);
}

export const isGoing = ({ state }: Pick<KeptReport, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** The run to tell of: one that still goes on, else one that ended a short while ago and was not seen. */
export function chooseEarlier<T extends Pick<KeptReport, 'id' | 'state' | 'createdAt'>>(
  reports: readonly T[],
  { seen, now }: { seen: readonly string[]; now: number },
): T | undefined {
  const isNews = ({ id, createdAt }: T) => !seen.includes(id) && now - Date.parse(createdAt) < FRESH_MS;
  return reports.find(isGoing) ?? reports.find(isNews);
}
