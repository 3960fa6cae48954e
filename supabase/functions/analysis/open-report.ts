import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import type { Question } from '@/shared/insights/question.ts';
import { findChanges } from '@/shared/insights/report/changes.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { toShared } from '@/shared/insights/report/shared-view.ts';
import type { AnalysisRow } from './analysis-store.ts';

export const shareUrl = (siteUrl: string, words: string) => `${siteUrl.replace(/\/$/, '')}/shared/${words}`;

/** What has to be sent with the question to ask it again. */
const askedAgain = ({ from, to, language, exclude, about, competitors, survey }: Question) => ({
  surveyData: survey,
  options: { from, to, language, exclude, about, competitors },
});

/** A report to read: whole for its owner, as its link shows it for anybody else. */
export function toOpen(
  row: AnalysisRow,
  { previous, isOwner, siteUrl }: { previous: AnalysisRow | null; isOwner: boolean; siteUrl: string },
): OpenReport {
  const shown =
    row.report && !isOwner
      ? toShared(row.report, row.items ?? [])
      : { report: row.report, items: row.items ?? [] };
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    mode: row.mode,
    query: row.query,
    asked: isOwner ? askedAgain(row.question) : null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    report: shown.report,
    items: shown.items,
    result: shown.report ? writeMarkdown(shown.report, shown.items) : '',
    changes:
      previous?.report && row.report
        ? findChanges(
            {
              id: previous.id,
              at: previous.created_at,
              report: previous.report,
              items: previous.items ?? [],
            },
            { report: row.report, items: row.items ?? [] },
          )
        : null,
    shareUrl: isOwner && row.share_token ? shareUrl(siteUrl, row.share_token) : null,
    isOwner,
  };
}
