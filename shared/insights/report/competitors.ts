import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Competitor } from '@/shared/contracts/insight-report.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { readRivals } from '@/shared/insights/mining/rival-stance.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { CitationBook } from './citations.ts';

const MAX_CITATIONS = 2;

/** The subject beside each competitor that was asked for: how much it is spoken of, liked, left and taken up. */
export function compareCompetitors(
  question: Question,
  items: readonly InsightItem[],
  book: CitationBook,
): Competitor[] {
  if (question.competitors.length === 0) return [];
  return [null, ...question.competitors].map((name) => {
    // What names no competitor speaks of the subject alone.
    const about =
      name === null
        ? items.filter(({ labels }) => labels.competitors.length === 0)
        : filterItems(items, { competitor: name });
    const ids = about.map(({ id }) => id);
    const base: ItemFilter = name === null ? { ids } : { competitor: name };
    const switched = (side: 'from' | 'to') =>
      items
        .filter(({ labels }) => labels.switched?.[side] === (name ?? question.subject))
        .map(({ id }) => id);
    const told = name === null ? null : readRivals(about, [question.subject, name]);
    const ofSide = (intent: 'praise' | 'complaint') =>
      countItems(items, told ? { ids: told[intent].map(({ item }) => item.id) } : { ...base, intent });
    return {
      name: name ?? question.subject,
      isSubject: name === null,
      mentions: countItems(items, base),
      praise: ofSide('praise'),
      complaints: ofSide('complaint'),
      switchedTo: countItems(items, { ids: switched('to') }),
      switchedFrom: countItems(items, { ids: switched('from') }),
      citationIds: told
        ? [...told.complaint, ...told.praise]
            .slice(0, MAX_CITATIONS)
            .map(({ item, start, end }) => book.cite(item, start, end))
        : book.pick({ items: new Set(ids), intents: ['praise', 'complaint'] }, MAX_CITATIONS),
    };
  });
}
