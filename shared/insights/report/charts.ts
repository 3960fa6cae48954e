import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Chart } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { SENTIMENT_CAVEAT } from '@/shared/insights/mining/sentiment.ts';
import type { Question } from '@/shared/insights/question.ts';
import { trendSpans } from './trend.ts';

const MAX_ROWS = 12;

const namingNoOther = (items: readonly InsightItem[]) => ({
  ids: items.filter(({ labels }) => labels.competitors.length === 0).map(({ id }) => id),
});

/** The charts of a report; every bar and point is a count that opens its items. */
export function drawCharts(
  items: readonly InsightItem[],
  themes: readonly string[],
  question: Question,
): Chart[] {
  const charts: Chart[] = [
    {
      id: 'themes',
      title: 'What people talk about',
      caveat: null,
      rows: themes
        .slice(0, MAX_ROWS)
        .map((theme) => ({ label: theme, count: countItems(items, { theme }) }))
        .sort((one, other) => other.count.value - one.count.value),
    },
    {
      id: 'sentiment',
      title: 'How they feel about it',
      caveat: SENTIMENT_CAVEAT,
      rows: (['positive', 'negative', 'neutral', 'unclear'] as const).map((sentiment) => ({
        label: sentiment,
        count: countItems(items, { sentiment }),
      })),
    },
    {
      id: 'trend',
      title: 'When it was written',
      caveat: 'Sources hand out more of what is new, so a rise at the end may be theirs.',
      rows: trendSpans(items).map(({ from, to }) => ({
        label: from,
        count: countItems(items, { from, to }),
      })),
    },
    {
      id: 'sources',
      title: 'Where it was written',
      caveat: null,
      rows: [...new Set(items.map(({ source }) => source))]
        .map((source) => ({ label: source, count: countItems(items, { source }) }))
        .sort((one, other) => other.count.value - one.count.value || (one.label < other.label ? -1 : 1)),
    },
  ];
  if (question.competitors.length > 0)
    charts.push({
      id: 'voices',
      title: 'Share of voice',
      caveat:
        'A competitor counts where a post names it; one post may name several. “Alone” counts all posts that name none of them.',
      rows: [
        { label: `${question.subject} alone`, count: countItems(items, namingNoOther(items)) },
        ...question.competitors.map((competitor) => ({
          label: competitor,
          count: countItems(items, { competitor }),
        })),
      ],
    });
  return charts.filter(({ rows }) => rows.some(({ count }) => count.value > 0));
}
