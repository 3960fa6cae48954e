import type { AnalysisAnswer } from '@/shared/contracts/analysis.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import type { AnalysisRow } from './analysis-store.ts';

/** Findings a business acts on (spec §7 `business_intelligence`). */
const BUSINESS: readonly Finding['kind'][] = ['pain', 'request', 'price', 'switch', 'workaround', 'question'];

const businessFindings = ({ findings }: Report) => findings.filter(({ kind }) => BUSINESS.includes(kind));

/** The answer of spec §7 for an analysis that is done. @throws AppError `not_found` for one that is not */
export function toAnswer({ id, report, items }: AnalysisRow, credits: number | null): AnalysisAnswer {
  if (!report || !items) throw new AppError('not_found');
  const business = businessFindings(report);
  return {
    analysisId: id,
    result: writeMarkdown(report, items),
    has_business_data: business.length > 0 || report.opportunity?.score != null,
    business_intelligence: business,
    report,
    items,
    credits,
  };
}
