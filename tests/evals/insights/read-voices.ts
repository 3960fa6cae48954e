import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems } from '@/shared/insights/mining/group.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';

interface Asked {
  query: string;
  /** What is meant by it. */
  about?: string;
  competitors?: readonly string[];
  /** Asked as a consumer survey. */
  questions?: readonly string[];
  /** Assessed as an opportunity of this concept. */
  concept?: string;
}

/** The whole way from voices to a checked report, as the function's steps take it. */
export function reportOn(asked: Asked, voices: readonly RawItem[]): { report: Report; items: InsightItem[] } {
  const { query, about, competitors = [], questions, concept } = asked;
  const survey =
    concept === undefined
      ? questions && { product: query, questions: [...questions], mode: 'consumer-survey' as const }
      : { product: query, questions: [], primaryConcept: concept, mode: 'opportunity-assessment' as const };
  const question = readQuestion({
    query,
    mode: survey ? survey.mode : 'all',
    ...(survey && { surveyData: survey }),
    options: { competitors: [...competitors], ...(about && { about }) },
  });
  if (!question.ok) throw new Error(question.error);
  const sources = [...new Set(voices.map(({ source }) => source))].map((source) => ({
    source,
    status: 'ok' as const,
    via: null,
    items: voices.filter((voice) => voice.source === source),
    costUsd: 0,
    note: null,
  }));
  const cleaned = cleanItems(question.value, sources);
  const grouped = groupItems(
    question.value,
    cleaned.items,
    cleaned.items.map(({ raw }) => raw.author),
  );
  const draft = writeReport({
    question: question.value,
    sources: cleaned.sources,
    grouped,
    today: '2026-11-22',
  });
  return { report: checkReport(draft, grouped.items), items: grouped.items };
}
