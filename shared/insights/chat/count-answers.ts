import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { agree, say } from '@/shared/insights/report/say.ts';
import { ASKS_STARS, comparesOpinions } from './read-asked.ts';

const ASKS_ALL =
  /^\W*(?:and )?how many(?: (?:posts|comments|texts|reviews|voices))?(?: (?:(?:are|were) there|(?:are|were) read|(?:(?:are|were) )?in (?:this|the) report|did you read|in (?:total|all)|altogether))*\W*$/i;
const STARS_OF = /\b(one|two|three|four|five|[1-5])[- ]stars?\b/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];
const GOOD = 0.8;
const BAD = 0.4;

/**
 * Answers what is a matter of counting alone.
 * @returns the sentence; null where what would be counted is not there; undefined for any other question
 */
export function countAnswer(
  message: string,
  items: readonly InsightItem[],
  filter: ItemFilter,
): Sentence | null | undefined {
  const among = filterItems(items, filter);
  const all = countItems(items, filter);
  if (ASKS_STARS.test(message)) return sayStars(message, among, all);
  if (comparesOpinions(message)) return sayOpinions(items, filter);
  if (!ASKS_ALL.test(message) || Object.keys(filter).length > 0) return undefined;
  return say`${all} ${agree(all, 'post was', 'posts were')} read.`;
}

/** Praise against complaints, of all posts that pass a filter. */
export function sayOpinions(items: readonly InsightItem[], filter: ItemFilter): Sentence {
  const all = countItems(items, filter);
  const complaints = countItems(items, { ...filter, intent: 'complaint' });
  const praise = countItems(items, { ...filter, intent: 'praise' });
  return say`Of ${all} ${agree(all, 'post', 'posts')}, ${complaints} ${agree(complaints, 'complains', 'complain')} and ${praise} ${agree(praise, 'praises something', 'praise something')}.`;
}

function sayStars(
  message: string,
  items: readonly InsightItem[],
  all: ReturnType<typeof countItems>,
): Sentence | null {
  const count = (fits: (share: number) => boolean) => {
    const ids = items.flatMap(({ id, rating }) => (rating && fits(rating.value / rating.of) ? [id] : []));
    return countItems(items, { ids });
  };
  const rated = count(() => true);
  if (rated.value === 0) return null;
  const said = STARS_OF.exec(message)?.[1]?.toLowerCase();
  if (said) {
    const stars = NUMBERS.indexOf(said) + 1 || Number(said);
    const exact = count((share) => Math.round(share * NUMBERS.length) === stars);
    const words = `${NUMBERS[stars - 1]} ${stars === 1 ? 'star' : 'stars'}`;
    return say`${exact} of the ${rated} posts that give stars ${agree(exact, 'gives', 'give')} ${words} of five.`;
  }
  const shares = items.flatMap(({ rating }) => (rating ? [rating.value / rating.of] : []));
  const mean = (shares.reduce((sum, share) => sum + share, 0) / shares.length) * NUMBERS.length;
  const good = count((share) => share >= GOOD);
  const bad = count((share) => share <= BAD);
  return say`${rated} of ${all} posts ${agree(rated, 'gives', 'give')} stars, ${mean.toFixed(1)} of five on average: ${good} of them four of five or more, ${bad} two of five or fewer.`;
}
