import type { SourceHealth } from '@/shared/contracts/insight-report.ts';
import type { Grouped } from '@/shared/insights/mining/group.ts';
import type { Question } from '@/shared/insights/question.ts';

/** What a report is made of. */
export interface Material {
  question: Question;
  sources: readonly SourceHealth[];
  grouped: Grouped;
  /** Day in UTC on which the report is made. */
  today: string;
}
