import { readQuestion } from '@/shared/insights/read-question.ts';
import type { AnalysisQuestion } from './analysis-state.ts';

/** What is wrong with a question that no run could answer: what it looks for, or its days. */
export type Refusal = 'query' | 'days';

/** Why a question is not sent, as the server would refuse it; null where it may be. */
export function refusalOf(question: AnalysisQuestion): Refusal | null {
  const { from, to } = question.options ?? {};
  if (from && to && from > to) return 'days';
  const read = readQuestion(question);
  return !read.ok && read.error === 'empty_draft' ? 'query' : null;
}
