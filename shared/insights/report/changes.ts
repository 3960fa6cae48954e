import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { ReportChanges } from '@/shared/contracts/kept-reports.ts';
import { countItems } from '@/shared/insights/filter-items.ts';

interface Look {
  report: Report;
  items: readonly InsightItem[];
}

const RISES = 1.3;
const FALLS = 0.7;

const themesOf = ({ report }: Look) =>
  new Set(report.findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : [])));

/** What is new, gone, rising and falling between two looks at the same question, by each theme's share of what was read. */
export function findChanges(before: Look & { at: string }, now: Look): ReportChanges {
  const then = themesOf(before);
  const today = themesOf(now);
  const counted = [...today]
    .filter((theme) => then.has(theme))
    .map((theme) => ({
      theme,
      before: countItems(before.items, { theme }).value,
      now: countItems(now.items, { theme }).value,
    }));
  const ratio = (row: { before: number; now: number }) =>
    row.now / Math.max(1, now.items.length) / (row.before / Math.max(1, before.items.length));
  return {
    since: before.at,
    fresh: [...today].filter((theme) => !then.has(theme)),
    gone: [...then].filter((theme) => !today.has(theme)),
    rising: counted.filter((row) => ratio(row) > RISES),
    falling: counted.filter((row) => ratio(row) < FALLS),
    itemsBefore: before.items.length,
    itemsNow: now.items.length,
  };
}
