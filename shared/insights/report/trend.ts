import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Trend } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';

const DAY_MS = 86_400_000;
const MAX_POINTS = 12;
const MIN_DATED = 8;
/** A theme rises where its share of the newer half is so many times that of the older one (insights facts A4). */
const RISES = 1.3;
const FALLS = 0.7;
/** The share of all items behind which the latest begin. */
const LATEST = 0.8;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Spans of equal length from the first to the last dated item: weeks where that is few, else longer. */
export function trendSpans(items: readonly InsightItem[]): { from: string; to: string }[] {
  const days = items
    .flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt.slice(0, 10))] : []))
    .filter(Number.isFinite);
  if (days.length === 0) return [];
  const first = days.reduce((least, day) => Math.min(least, day));
  const last = days.reduce((most, day) => Math.max(most, day));
  const total = Math.round((last - first) / DAY_MS) + 1;
  const length = Math.max(7, Math.ceil(total / MAX_POINTS));
  const spans: { from: string; to: string }[] = [];
  for (let start = first; start <= last; start += length * DAY_MS)
    spans.push({ from: dayOf(start), to: dayOf(start + (length - 1) * DAY_MS) });
  return spans;
}

interface Spans {
  spans: { from: string; to: string }[];
  /** How much was written in each. */
  totals: number[];
}

/** The same for every finding of a report. */
const known = new WeakMap<readonly InsightItem[], Spans>();

function spansOf(items: readonly InsightItem[]): Spans {
  const found = known.get(items);
  if (found) return found;
  const spans = trendSpans(items);
  const all = { spans, totals: spans.map((span) => countItems(items, span).value) };
  known.set(items, all);
  return all;
}

/**
 * How often something came up over time. Compared with everything that was written in the same time, since sources hand out
 * more of what is new.
 */
export function readTrend(items: readonly InsightItem[], filter: ItemFilter): Trend {
  const { spans, totals } = spansOf(items);
  const points = spans.map((span) => ({ ...span, count: countItems(items, { ...filter, ...span }) }));
  const dated = points.reduce((sum, { count }) => sum + count.value, 0);
  if (dated < MIN_DATED || spans.length < 2) return { direction: 'too_few', points };
  const half = indexOf(totals, 0.5);
  const shareOf = (from: number, to: number) => {
    const all = totals.slice(from, to).reduce((sum, total) => sum + total, 0);
    const found = points.slice(from, to).reduce((sum, { count }) => sum + count.value, 0);
    return all === 0 ? 0 : found / all;
  };
  const older = shareOf(0, half);
  const newer = shareOf(half, spans.length);
  const ratio = older === 0 ? Number.POSITIVE_INFINITY : newer / older;
  // What came up and went again is not rising: the latest posts have to point the same way.
  const latest = shareOf(indexOf(totals, LATEST), spans.length);
  const isRising = ratio > RISES && latest > older;
  const direction = isRising ? 'rising' : ratio < FALLS && latest < older ? 'falling' : 'steady';
  return { direction, points };
}

/** The index from which on the newest items begin, after a share of all; at least one span on either side. */
function indexOf(totals: readonly number[], share: number): number {
  const all = totals.reduce((sum, total) => sum + total, 0);
  let seen = 0;
  for (let index = 0; index < totals.length; index += 1) {
    seen += totals[index] ?? 0;
    if (seen >= all * share) return Math.min(totals.length - 1, Math.max(1, index + 1));
  }
  return 1;
}
