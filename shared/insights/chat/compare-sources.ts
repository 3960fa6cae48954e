import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { agree, say } from '@/shared/insights/report/say.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';

const ASKS_SOURCES =
  /\b(?:which|what) (?:sources?|sites?|platforms?|networks?|forums?)\b|\b(?:by|per|each|across(?: the)?|between(?: the)?) (?:source|site|platform)s?\b/i;
/** Of fewer posts a share says nothing. */
const MIN_POSTS = 5;
const MAX_SOURCES = 5;
/** Its terms let nobody derive feelings from what is written there. */
const UNJUDGED: SourceId = 'youtube';

/** How the sources differ in what is asked, those with the largest share first; null where they are not asked for. */
export function compareSources(
  message: string,
  items: readonly InsightItem[],
  filter: ItemFilter,
): Sentence[] | null {
  if (!ASKS_SOURCES.test(message)) return null;
  const { intent } = filter;
  const judges = intent === 'complaint' || intent === 'praise';
  const { intent: _, ...about } = filter;
  const does = intent === 'complaint' ? ['complains', 'complain'] : ['praises something', 'praise something'];
  return [...new Set(items.map(({ source }) => source))]
    .filter((source) => !(judges && source === UNJUDGED))
    .map((source) => ({
      source,
      all: countItems(items, { ...about, source }),
      count: countItems(items, { ...filter, source }),
    }))
    .filter(({ all }) => !judges || all.value >= MIN_POSTS)
    .map((row) => ({ ...row, share: judges ? row.count.value / row.all.value : row.count.value }))
    .sort((one, other) => other.share - one.share || (one.source < other.source ? -1 : 1))
    .slice(0, MAX_SOURCES)
    .map(({ source, all, count }) =>
      judges
        ? say`${sourceLabels[source]}: ${count} of ${all} posts ${agree(count, ...(does as [string, string]))}.`
        : say`${sourceLabels[source]}: ${count} ${agree(count, 'post', 'posts')}.`,
    );
}
