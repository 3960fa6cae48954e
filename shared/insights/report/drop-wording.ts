import type { Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';

/**
 * Takes out what a model said by posts that may no longer be told of: its words may be theirs. The counted words of the rules stand in
 * their stead.
 */
export function dropWording(report: Report, gone: ReadonlySet<string>): Report {
  const holds = ({ restsOn = [] }: Sentence) => !restsOn.some((id) => gone.has(id));
  const { findings, survey, opportunity } = report;
  return {
    ...report,
    findings: findings.map(({ counted, ...finding }) => {
      if (!counted) return finding;
      return holds(finding.statement) ? { ...finding, counted } : { ...finding, ...counted };
    }),
    survey: survey.map((answer) => ({ ...answer, answer: answer.answer.filter(holds) })),
    opportunity: opportunity && {
      ...opportunity,
      parts: opportunity.parts.map(({ said, ...part }) => (said && holds(said) ? { ...part, said } : part)),
    },
  };
}
