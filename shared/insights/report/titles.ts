import type { ReportKind } from '@/shared/contracts/insight-report.ts';
import type { Question } from '@/shared/insights/question.ts';

/** What a mode makes of its items. */
export function kindOf({ mode }: Pick<Question, 'mode'>): ReportKind {
  if (mode === 'consumer-survey' || mode === 'opportunity-assessment') return mode;
  return mode.startsWith('concise-') ? 'concise' : 'detailed';
}

/** What a report is called until its owner calls it otherwise. */
export function titleOf(question: Pick<Question, 'mode' | 'subject'>): string {
  const subject = question.subject.slice(0, 90);
  if (question.mode === 'consumer-survey') return `Consumer survey: ${subject}`;
  if (question.mode === 'opportunity-assessment') return `Opportunity: ${subject}`;
  return `What people say about ${subject}`;
}
