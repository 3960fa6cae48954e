import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { dropWording } from './drop-wording.ts';

/**
 * A report as anybody with its link sees it: posts of X as links alone (X's developer policy on distributing content), without what
 * a model said by them, of
 * its owner's own texts those it quotes, none that were left out, and no authors.
 */
export function toShared(
  report: Report,
  items: readonly InsightItem[],
): { report: Report; items: InsightItem[] } {
  const quoted = new Set(report.citations.map(({ itemId }) => itemId));
  const linked = new Set(items.filter(({ source }) => source === 'x').map(({ id }) => id));
  return {
    report: {
      ...dropWording(report, items, linked),
      coverage: {
        ...report.coverage,
        sources: report.coverage.sources.map(({ droppedAt, ...health }) => ({
          ...health,
          droppedAt: droppedAt?.filter(({ url }) => url !== undefined),
        })),
      },
      citations: report.citations.map((citation) =>
        linked.has(citation.itemId) ? { ...citation, start: 0, end: 1, quote: '' } : citation,
      ),
    },
    items: items.map((item) => {
      const isOwnUnquoted = item.source === 'import' && !quoted.has(item.id);
      const isBlank = linked.has(item.id) || isOwnUnquoted;
      return { ...item, author: null, ...(isBlank && { text: '' }), ...(isOwnUnquoted && { title: null }) };
    }),
  };
}
