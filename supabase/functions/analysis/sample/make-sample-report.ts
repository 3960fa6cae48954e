import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems } from '@/shared/insights/mining/group.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { toShared } from '@/shared/insights/report/shared-view.ts';
import { titleOf } from '@/shared/insights/report/titles.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';
import { readSampleVoices } from './read-voices.ts';

const ID = '5a3b1e00-0000-4000-8000-000000000001';
const DAY_MS = 86_400_000;

const asked = readQuestion({
  query: 'Aurelia grinder',
  mode: 'all',
  options: { competitors: ['Bexley', 'Nordmahl'] },
});

/**
 * The sample report of a day, over invented voices: cleaned, grouped, written and checked by the code that does it for
 * everybody's. The same day gives the same report.
 * @param day `2026-11-22`, in UTC
 */
export function makeSampleReport(day: string): OpenReport {
  if (!asked.ok) throw new Error(asked.error);
  const question = asked.value;
  const cleaned = cleanItems(question, readSampleVoices(day));
  const authors = cleaned.items.map(({ raw }) => raw.author);
  const grouped = groupItems(question, cleaned.items, authors);
  const draft = writeReport({ question, sources: cleaned.sources, grouped, today: day });
  const { report, items } = toShared(checkReport(draft, grouped.items), grouped.items);
  const madeAt = new Date(`${day}T00:00:00Z`);
  return {
    id: ID,
    title: titleOf(question),
    state: 'done',
    mode: question.mode,
    query: question.query,
    asked: null,
    createdAt: madeAt.toISOString(),
    expiresAt: new Date(madeAt.getTime() + DAY_MS).toISOString(),
    report,
    items,
    result: writeMarkdown(report, items),
    changes: null,
    shareUrl: null,
    isOwner: false,
  };
}
