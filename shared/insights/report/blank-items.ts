import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';

/**
 * Takes out what somebody deleted where it was written: its words, its title and every quote cut from it. It still counts, by
 * its labels, so that the report's numbers hold.
 */
export function blankItems(
  report: Report,
  items: readonly InsightItem[],
  gone: ReadonlySet<string>,
): { report: Report; items: InsightItem[] } {
  return {
    report: {
      ...report,
      citations: report.citations.map((citation) =>
        gone.has(citation.itemId) ? { ...citation, start: 0, end: 1, quote: '' } : citation,
      ),
    },
    items: items.map((item) =>
      gone.has(item.id) ? { ...item, text: '', title: null, url: null, author: null, removed: true } : item,
    ),
  };
}
