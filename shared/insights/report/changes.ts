import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { ReportChanges } from '@/shared/contracts/kept-reports.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { isSameSide } from '@/shared/insights/mining/find-side.ts';

interface Look {
  report: Report;
  items: readonly InsightItem[];
}

const RISES = 1.3;
const FALLS = 0.7;

const themesOf = ({ report }: Look) =>
  new Set(report.findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : [])));

const keyOf = ({ source, text }: InsightItem) => `${source} ${text}`;

/** Whether most posts on a theme were read in the other look too: there they stand under another theme, and nothing came or went. */
function isInBoth(theme: string, { items }: Look, other: Look): boolean {
  const known = new Set(other.items.filter(({ removed }) => !removed).map(keyOf));
  const own = filterItems(items, { theme });
  return own.filter((item) => known.has(keyOf(item))).length * 2 >= own.length;
}

/** What is new, gone, rising and falling between two looks at the same question, by each theme's share of what was read. */
export function findChanges(before: Look & { id: string; at: string }, now: Look): ReportChanges {
  const then = themesOf(before);
  const today = themesOf(now);
  const calledIn = (theme: string, themes: ReadonlySet<string>) =>
    themes.has(theme) ? theme : ([...themes].find((other) => isSameSide(theme, other)) ?? theme);
  const isIn = (theme: string, themes: ReadonlySet<string>) => themes.has(calledIn(theme, themes));
  const changeOf = (theme: string) => ({
    theme,
    before: countItems(before.items, { theme: calledIn(theme, then) }),
    now: countItems(now.items, { theme: calledIn(theme, today) }),
  });
  const named = (themes: ReadonlySet<string>, isWanted: (theme: string) => boolean) =>
    [...themes].filter(isWanted).map(changeOf);
  const counted = named(today, (theme) => isIn(theme, then));
  const ratio = (row: ReturnType<typeof changeOf>) =>
    row.now.value / Math.max(1, row.now.of) / (row.before.value / Math.max(1, row.before.of));
  return {
    since: before.at,
    previousId: before.id,
    fresh: named(today, (theme) => !isIn(theme, then) && !isInBoth(theme, now, before)),
    gone: named(then, (theme) => !isIn(theme, today) && !isInBoth(theme, before, now)),
    rising: counted.filter((row) => ratio(row) > RISES),
    falling: counted.filter((row) => ratio(row) < FALLS),
    items: { before: countItems(before.items, {}), now: countItems(now.items, {}) },
  };
}
