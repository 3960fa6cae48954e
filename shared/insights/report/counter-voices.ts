import type { Count, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { leanOf } from '@/shared/insights/mining/stance.ts';
import type { CitationBook, Wanted } from './citations.ts';
import { agree, say } from './say.ts';

const MAX_COUNTER = 2;
/** So many are looked at, since some say in the same words what they would speak against. */
const MAX_LOOKED = 4;

/** What speaks against a finding of a kind. Of those who ask, who is content; of those who leave, who stays: `oppositeOfSwitch`. */
export const OPPOSITE: Readonly<Record<Finding['kind'], readonly Intent[]>> = {
  pain: ['praise'],
  praise: ['complaint'],
  request: ['praise'],
  question: ['praise'],
  workaround: ['praise'],
  price: ['praise'],
  switch: ['praise'],
  theme: ['complaint'],
};

/** Against those who leave speaks who likes it; against those who come, who complains. */
export function oppositeOfSwitch(switching: readonly InsightItem[], subject: string): readonly Intent[] {
  const came = switching.filter(({ labels }) => labels.switched?.to === subject).length;
  const left = switching.filter(({ labels }) => labels.switched?.from === subject).length;
  return came > left ? ['complaint'] : ['praise'];
}

/** What fewer of these posts do: praise, or complain. */
export function rarerOf(items: readonly InsightItem[]): readonly Intent[] {
  const complaints = filterItems(items, { intent: 'complaint' }).length;
  return complaints >= filterItems(items, { intent: 'praise' }).length ? ['praise'] : ['complaint'];
}

/** Said where nothing speaks against something, of those posts that were looked through. */
export const noCounter = (among: Count): Sentence =>
  say`No opposing voice was found in ${agree(among, 'this', 'these')} ${among} ${agree(among, 'post', 'posts')}.`;

interface Sought {
  about: readonly InsightItem[];
  theme: string | undefined;
  opposite: readonly Intent[];
  /** Of the subject as a whole only, where a remark on one side of it says nothing against. */
  isOfWhole?: boolean;
}

interface Claim extends Sought {
  citationIds: readonly string[];
  /** Whether its proofs speak both ways: then those that speak the rarer one are its counter-voices. */
  isTwoSided: boolean;
  /** The posts that were looked through. */
  among: Count;
}

/** The best voices against a claim, or that none was found; decided last, when all that would only repeat it is gone. */
export function meetCounter(
  book: CitationBook,
  { citationIds, isTwoSided, among, ...sought }: Claim,
): Pick<Finding, 'citationIds' | 'counterCitationIds' | 'counterNote'> {
  const oneWay = isTwoSided ? citationIds.filter((id) => !book.judges(id, sought.opposite)) : citationIds;
  const proofs = oneWay.length > 0 ? oneWay : citationIds.slice(0, 1);
  const counterCitationIds = findCounter(book, sought, proofs);
  return {
    citationIds: citationIds.filter((id) => !counterCitationIds.includes(id)),
    counterCitationIds,
    counterNote: counterCitationIds.length > 0 ? null : noCounter(among),
  };
}

/**
 * Quotes that speak against something: of the same theme, of the subject as a whole, or else of posts that as a whole feel the other way.
 * None only where no post does, by its words, its stars or its sentiment, in other words than what it speaks against.
 */
function findCounter(
  book: CitationBook,
  { about, theme, opposite, isOfWhole }: Sought,
  against: readonly string[],
): string[] {
  const among = new Set(about.map(({ id }) => id));
  const contrary = about.filter((item) => opposite.some((intent) => feels(item, intent)));
  const items = new Set(contrary.map(({ id }) => id));
  const wishes: Wanted[] = [
    { ...(theme !== undefined && { theme }), items: among, intents: opposite },
    { items: among, intents: opposite, isOfWhole: true },
    { items, intents: opposite },
    { items },
  ];
  const isOther = (id: string) => !against.includes(id) && !book.repeats(id, against);
  for (const wanted of isOfWhole ? wishes.slice(1, 2) : wishes) {
    const quotes = book.pick(wanted, MAX_LOOKED).filter(isOther).slice(0, MAX_COUNTER);
    if (quotes.length > 0) return quotes;
  }
  return contrary
    .slice(0, MAX_COUNTER)
    .map((item) => book.cite(item, 0, item.text.length))
    .filter(isOther);
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
