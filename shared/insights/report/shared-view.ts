import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';

/**
 * A report as anybody with its link sees it: posts of X as links alone (X's developer policy on distributing content), and
 * no authors.
 */
export function toShared(
  report: Report,
  items: readonly InsightItem[],
): { report: Report; items: InsightItem[] } {
  const linked = new Set(items.filter(({ source }) => source === 'x').map(({ id }) => id));
  return {
    report: {
      ...report,
      citations: report.citations.map((citation) =>
        linked.has(citation.itemId) ? { ...citation, start: 0, end: 1, quote: '' } : citation,
      ),
    },
    items: items.map((item) => ({ ...item, author: null, ...(linked.has(item.id) && { text: '' }) })),
  };
}
