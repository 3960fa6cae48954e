import type { Intent, Rating, Sentiment } from '@/shared/contracts/insight-items.ts';

interface Said {
  text: string;
  intents: Intent[];
  aspects: ReadonlyMap<string, string>;
}

/** From where on somebody's stars are praise, or blame, as a share of the scale. */
const GOOD = 0.75;
const POOR = 0.4;
/** From where on nothing is held back: who gives all stars blames nothing that was not made good. */
const BEST = 0.95;
const WORST = 0.2;

/** What somebody's stars say of the whole: 1 praise, −1 blame, 0 neither; null where none were given. */
export function leanOf(rating: Rating | undefined): 1 | 0 | -1 | null {
  if (!rating) return null;
  const share = rating.value / rating.of;
  return share >= GOOD ? 1 : share <= POOR ? -1 : 0;
}

const judges = ({ intents }: Said) => intents.includes('praise') || intents.includes('complaint');
/** What asks or wishes is no judgement, whatever the stars. */
const asks = ({ intents, text }: Said) =>
  text.endsWith('?') || intents.includes('request') || intents.includes('question');

/**
 * Lets stars say what the words leave open: a fact beside one star is a complaint. Words that say the contrary of the very best
 * or worst stars throughout are mockery, or a slip: nothing is claimed of them. Changes the sentences' intents.
 */
export function settleByRating(sentences: readonly Said[], rating: Rating | undefined): void {
  const lean = leanOf(rating);
  if (!rating || !lean) return;
  const share = rating.value / rating.of;
  const [own, other] = (lean > 0 ? ['praise', 'complaint'] : ['complaint', 'praise']) as [Intent, Intent];
  if (sentences.some(({ intents }) => intents.includes(own))) return;
  const contrary = sentences.filter(judges);
  if (contrary.length > 0 && (share >= BEST || share <= WORST))
    for (const { intents } of contrary) intents.splice(intents.indexOf(other), 1);
  const open = sentences.filter(
    (sentence) => !judges(sentence) && !contrary.includes(sentence) && !asks(sentence),
  );
  const telling = open.filter(({ aspects }) => aspects.size > 0);
  for (const { intents } of telling.length > 0 ? telling : open.slice(0, 1)) intents.unshift(own);
}

/** How somebody feels who gave stars: as they say; between good and poor his words make it mixed, or nothing. */
export function sentimentOfRating(sentences: readonly Said[], rating: Rating): Sentiment {
  const lean = leanOf(rating);
  if (lean) return lean > 0 ? 'positive' : 'negative';
  return sentences.some(judges) ? 'unclear' : 'neutral';
}
