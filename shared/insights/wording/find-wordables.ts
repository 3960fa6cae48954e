import type { Report } from '@/shared/contracts/insight-report.ts';
import type { Wordable } from './check-wording.ts';

/** More than this is left in the words of the rules, to bound what a model reads. */
const MAX_WORDED = 16;

export interface NamedWordable extends Wordable {
  id: string;
  kind: 'finding' | 'question' | 'part';
  /** What it is called in the report: a finding's title, a survey's question, what a part of an opportunity measures. */
  title: string;
  /** Whether a model gives it another title. */
  hasTitle: boolean;
}

/** What of a report a model may word: answers of a survey and parts of an opportunity first, for they are what was asked for. */
export function findWordables({ findings, survey, opportunity }: Report): NamedWordable[] {
  const questions = survey
    .filter(({ answerable }) => answerable !== 'no')
    .map(
      ({ questionId, question, citationIds, distribution }): NamedWordable => ({
        id: questionId,
        kind: 'question',
        title: question,
        hasTitle: false,
        citationIds,
        about: distribution.map(({ label }) => label).join(' '),
      }),
    );
  const parts = (opportunity?.parts ?? []).map(
    ({ key, label, citationIds }): NamedWordable => ({
      id: key,
      kind: 'part',
      title: label,
      hasTitle: false,
      citationIds,
      about: '',
    }),
  );
  const found = findings.map(
    ({ id, title, citationIds, count }): NamedWordable => ({
      id,
      kind: 'finding',
      title,
      hasTitle: true,
      citationIds,
      about: `${title} ${count.filter.theme ?? ''}`,
    }),
  );
  return [...questions, ...parts, ...found]
    .filter(({ citationIds }) => citationIds.length > 0)
    .slice(0, MAX_WORDED);
}
