import type { Report } from '@/shared/contracts/insight-report.ts';

const MAX_FINDINGS = 5;

/** The short form of a detailed report: fewer of the same findings, one quote each, one chart. Nothing is asked or counted again. */
export function toConcise(report: Report): Report {
  const findings = report.findings.slice(0, MAX_FINDINGS).map((finding) => ({
    ...finding,
    citationIds: finding.citationIds.slice(0, 1),
    counterCitationIds: finding.counterCitationIds.slice(0, 1),
    statement: { ...finding.statement, citationIds: finding.citationIds.slice(0, 1) },
    ...(finding.counted && {
      counted: {
        ...finding.counted,
        statement: { ...finding.counted.statement, citationIds: finding.citationIds.slice(0, 1) },
      },
    }),
  }));
  const summary = report.summary
    .slice(0, 4)
    .map((sentence) => ({ ...sentence, citationIds: sentence.citationIds.slice(0, 1) }));
  const used = new Set([
    ...findings.flatMap(({ citationIds, counterCitationIds }) => [...citationIds, ...counterCitationIds]),
    ...summary.flatMap(({ citationIds }) => citationIds),
    ...report.competitors.flatMap(({ citationIds }) => citationIds),
  ]);
  return {
    ...report,
    kind: 'concise',
    summary,
    findings,
    segments: [],
    charts: report.charts.slice(0, 1),
    citations: report.citations.filter(({ id }) => used.has(id)),
  };
}
