import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { dropWording } from './drop-wording.ts';

/**
 * Takes out what somebody deleted where it was written: its words, its title, every quote cut from it and what a model said by it. It
 * still counts, by its labels, so that the report's numbers hold.
 */
export function blankItems(
  report: Report,
  items: readonly InsightItem[],
  gone: ReadonlySet<string>,
): { report: Report; items: InsightItem[] } {
  return {
    report: {
      ...dropWording(report, items, gone),
      citations: report.citations.map((citation) =>
        gone.has(citation.itemId) ? { ...citation, start: 0, end: 1, quote: '' } : citation,
      ),
    },
    items: items.map((item) =>
      gone.has(item.id) ? { ...item, text: '', title: null, url: null, author: null, removed: true } : item,
    ),
  };
}
