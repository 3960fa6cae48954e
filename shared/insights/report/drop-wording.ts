import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { titleFinding } from './finding-title.ts';

/**
 * The counted words of a finding that does not keep them apart, as in reports of earlier versions: the rules' sentences end with the
 * one of the last number, and a model writes none. Null where no model's words follow.
 */
function partCounted(
  { kind, count: { filter }, statement }: Omit<Finding, 'counted'>,
  items: readonly InsightItem[],
): Finding['counted'] | null {
  const { text, numbers } = statement;
  if (numbers.length === 0) return null;
  const last = Math.max(...numbers.map(({ end }) => end));
  const stop = text.slice(last).search(/\.(?:\s|$)/);
  const own = stop < 0 ? text : text.slice(0, last + stop + 1);
  if (own === text) return null;
  const title = titleFinding(items, { label: filter.theme ?? kind, kind, filter, shift: null });
  return { title, statement: { ...statement, text: own } };
}

/**
 * Takes out what a model said by posts that may no longer be told of: its words may be theirs. The counted words of the rules stand in
 * their stead.
 */
export function dropWording(
  report: Report,
  items: readonly InsightItem[],
  gone: ReadonlySet<string>,
): Report {
  const { findings, survey, opportunity, engine } = report;
  const itemOf = new Map(report.citations.map(({ id, itemId }) => [id, itemId]));
  const isLost = ({ restsOn, citationIds }: Pick<Sentence, 'restsOn' | 'citationIds'>) =>
    (restsOn ?? citationIds.flatMap((id) => itemOf.get(id) ?? [])).some((id) => gone.has(id));
  // Every sentence of the rules holds a number, and none of a model's.
  const isModels = ({ numbers, restsOn }: Sentence) =>
    restsOn !== undefined || (engine.kind === 'model' && numbers.length === 0);
  return {
    ...report,
    findings: findings.map(({ counted, ...finding }) => {
      const plain = counted ?? (engine.kind === 'model' ? partCounted(finding, items) : null);
      if (plain && isLost(counted ? finding.statement : { citationIds: finding.citationIds }))
        return { ...finding, ...plain };
      return counted ? { ...finding, counted } : finding;
    }),
    survey: survey.map((answer) => ({
      ...answer,
      answer: answer.answer.filter((one) => !(isModels(one) && isLost(one))),
    })),
    opportunity: opportunity && {
      ...opportunity,
      parts: opportunity.parts.map(({ said, ...part }) => (said && !isLost(said) ? { ...part, said } : part)),
    },
  };
}
