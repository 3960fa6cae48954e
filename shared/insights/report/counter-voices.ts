import type { InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import { leanOf } from '@/shared/insights/mining/stance.ts';
import type { CitationBook } from './citations.ts';

const MAX_COUNTER = 2;

/**
 * Quotes that speak against a finding: of the same theme, of the subject as a whole, or else of posts that as a whole feel the other way. None only where
 * no post does, by its words, its stars or its sentiment.
 */
export function findCounter(
  book: CitationBook,
  found: { about: readonly InsightItem[]; theme: string | undefined; opposite: readonly Intent[] },
): string[] {
  const { about, theme, opposite } = found;
  const among = new Set(about.map(({ id }) => id));
  const direct = book.pick(
    { ...(theme !== undefined && { theme }), items: among, intents: opposite },
    MAX_COUNTER,
  );
  if (direct.length > 0) return direct;
  const ofWhole = book.pick({ items: among, intents: opposite, isOfWhole: true }, MAX_COUNTER);
  if (ofWhole.length > 0) return ofWhole;
  const contrary = about.filter((item) => opposite.some((intent) => feels(item, intent)));
  const items = new Set(contrary.map(({ id }) => id));
  for (const wanted of [{ items, intents: opposite }, { items }]) {
    const quotes = book.pick(wanted, MAX_COUNTER);
    if (quotes.length > 0) return quotes;
  }
  return contrary.slice(0, MAX_COUNTER).map((item) => book.cite(item, 0, item.text.length));
}

/** Whether a post as a whole praises, or blames. */
function feels({ labels, rating }: InsightItem, intent: Intent): boolean {
  if (intent !== 'praise' && intent !== 'complaint') return labels.intents.includes(intent);
  // Who judges both ways judges other themes the other way: that is nothing against this one.
  if (labels.intents.includes(intent === 'praise' ? 'complaint' : 'praise')) return false;
  if (labels.intents.includes(intent)) return true;
  // Who wishes for something speaks kindly, and praises nothing.
  if (!rating && labels.intents.some((one) => one === 'request' || one === 'question')) return false;
  const isPraise = intent === 'praise';
  return labels.sentiment === (isPraise ? 'positive' : 'negative') || leanOf(rating) === (isPraise ? 1 : -1);
}
