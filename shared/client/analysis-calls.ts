import { type AnalysisPreview, type AnalysisRequest, analysisPreview } from '@/shared/contracts/analysis.ts';
import { type ChatAnswer, type ChatRequest, chatAnswer } from '@/shared/contracts/analysis-chat.ts';
import { type SetKeyRequest, type SourcesAnswer, sourcesAnswer } from '@/shared/contracts/insight-sources.ts';
import {
  done,
  type KeptReport,
  keptReports,
  type OpenReport,
  openReport,
  shareAnswer,
} from '@/shared/contracts/kept-reports.ts';
import { type WeeklyReports, weeklyReports } from '@/shared/contracts/weekly-reports.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

/** What a run would find and cost. Nothing is spent. */
export function previewAnalysis(
  access: FunctionsAccess,
  body: AnalysisRequest,
  signal: AbortSignal,
): Promise<AnalysisPreview> {
  return callFunction(access, { path: '/analysis/preview', body, answer: analysisPreview, signal });
}

/** Asks a kept report's items; the server loads them, whatever the page holds. */
export function askReport(
  access: FunctionsAccess,
  body: ChatRequest,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  return callFunction(access, { path: '/analysis/chat-analysis', body, answer: chatAnswer, signal });
}

/** The account's reports, newest first; those that hold `search` where it is given. */
export async function readReports(access: FunctionsAccess, search: string): Promise<KeptReport[]> {
  const path = `/analysis/reports?search=${encodeURIComponent(search)}`;
  return (await callFunction(access, { method: 'GET', path, answer: keptReports })).reports;
}

const reportPath = (id: string) => `/analysis/reports/${encodeURIComponent(id)}`;

export function readReport(access: FunctionsAccess, id: string): Promise<OpenReport> {
  return callFunction(access, { method: 'GET', path: reportPath(id), answer: openReport });
}

/** The finished sample, open to everybody. */
export function readSample(access: FunctionsAccess): Promise<OpenReport> {
  return callFunction(access, { method: 'GET', path: '/analysis/sample', answer: openReport });
}

/** A report by the words of its link. @throws AppError `not_found` where it is shared no more */
export function readShared(access: FunctionsAccess, token: string): Promise<OpenReport> {
  const path = `/analysis/shared/${encodeURIComponent(token)}`;
  return callFunction(access, { method: 'GET', path, answer: openReport });
}

export async function renameReport(access: FunctionsAccess, id: string, title: string): Promise<void> {
  await callFunction(access, { path: `${reportPath(id)}/rename`, body: { title }, answer: done });
}

export async function deleteReport(access: FunctionsAccess, id: string): Promise<void> {
  await callFunction(access, { method: 'DELETE', path: reportPath(id), answer: done, keepalive: true });
}

export async function shareReport(access: FunctionsAccess, id: string): Promise<string> {
  return (await callFunction(access, { path: `${reportPath(id)}/share`, answer: shareAnswer })).shareUrl;
}

/** Ends a share link: it opens nothing from now on. */
export async function unshareReport(access: FunctionsAccess, id: string): Promise<void> {
  await callFunction(access, { method: 'DELETE', path: `${reportPath(id)}/share`, answer: done });
}

/** Questions asked again every week. */
export function readWeekly(access: FunctionsAccess): Promise<WeeklyReports> {
  return callFunction(access, { method: 'GET', path: '/analysis/weekly', answer: weeklyReports });
}

/** @throws AppError `forbidden` where the plan has no room for one more */
export function addWeekly(access: FunctionsAccess, analysisId: string): Promise<WeeklyReports> {
  return callFunction(access, { path: '/analysis/weekly', body: { analysisId }, answer: weeklyReports });
}

export function stopWeekly(access: FunctionsAccess, id: string): Promise<WeeklyReports> {
  const path = `/analysis/weekly/${encodeURIComponent(id)}`;
  return callFunction(access, { method: 'DELETE', path, answer: weeklyReports, keepalive: true });
}

export function readSources(access: FunctionsAccess): Promise<SourcesAnswer> {
  return callFunction(access, { method: 'GET', path: '/analysis/sources', answer: sourcesAnswer });
}

export function setSourceKey(access: FunctionsAccess, body: SetKeyRequest): Promise<SourcesAnswer> {
  return callFunction(access, { path: '/analysis/sources/keys', body, answer: sourcesAnswer });
}

export function deleteSourceKey(
  access: FunctionsAccess,
  owner: SetKeyRequest['owner'],
): Promise<SourcesAnswer> {
  return callFunction(access, {
    method: 'DELETE',
    path: `/analysis/sources/keys/${owner}`,
    answer: sourcesAnswer,
  });
}
