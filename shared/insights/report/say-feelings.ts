import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { agree, say } from './say.ts';

/** How the posts that pass a filter speak of it; null where none of them says. */
export function sayFeelings(items: readonly InsightItem[], filter: ItemFilter): Sentence | null {
  const complaints = countItems(items, { ...filter, intent: 'complaint' });
  const praise = countItems(items, { ...filter, intent: 'praise' });
  const complain = agree(complaints, 'complains', 'complain');
  const like = agree(praise, 'praises something', 'praise something');
  if (complaints.value > 0 && praise.value > 0)
    return say`Of these, ${complaints} ${complain} and ${praise} ${like}.`;
  if (complaints.value > 0) return say`Of these, ${complaints} ${complain}.`;
  return praise.value > 0 ? say`Of these, ${praise} ${like}.` : null;
}
