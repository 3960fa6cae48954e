import type { Intent, Rating, Sentiment } from '@/shared/contracts/insight-items.ts';

interface Said {
  text: string;
  intents: Intent[];
  aspects: ReadonlyMap<string, string>;
}

const SIDES: readonly Intent[] = ['praise', 'complaint'];

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

const CONCEDING = /\b(?:al)?though\b/i;
const TURNING = /\b(?:but|however|yet|(?:al)?though)\b/i;

interface Clause {
  start: number;
  text: string;
  intents: Intent[];
  isSure: boolean;
}

/**
 * Of a sentence that turns, what is conceded and only likely yields to the point it makes: `Not to be dramatic, but the button
 * saves my mornings`, `pancakes, although they were not on the menu`. Changes the clauses' intents.
 */
export function letConcededYield(clauses: readonly Clause[]): void {
  clauses.forEach((clause, at) => {
    const isConceding = CONCEDING.test(clause.text);
    const next = clauses[isConceding ? at - 1 : at + 1];
    if (clause.isSure || next?.start !== clause.start || !TURNING.test(clause.text)) return;
    for (const side of SIDES)
      if (clause.intents.includes(side) && !next.intents.includes(side))
        clause.intents.splice(clause.intents.indexOf(side), 1);
  });
}

/**
 * What is only likely yields to what the rest of the post says for sure the other way: who loves his motor and had cried before
 * blames nothing. Changes the sentences' intents.
 */
export function letLikelyYield(sentences: readonly { intents: Intent[]; isSure: boolean }[]): void {
  const isSaid = (side: Intent) => sentences.some(({ intents, isSure }) => isSure && intents.includes(side));
  const isPraised = isSaid('praise');
  if (isPraised === isSaid('complaint')) return;
  const other = isPraised ? 'complaint' : 'praise';
  for (const { intents, isSure } of sentences)
    if (!isSure && intents.includes(other)) intents.splice(intents.indexOf(other), 1);
}

/**
 * Lets stars say what the words leave open: a fact beside one star is a complaint. Words that say the contrary of the very best
 * or worst stars throughout are mockery, or a slip: nothing is claimed of them. Changes the sentences' intents.
 */
export function settleByRating(sentences: readonly Said[], rating: Rating | undefined): void {
  const lean = leanOf(rating);
  if (!rating || !lean) return;
  const share = rating.value / rating.of;
  const [own, other] = (lean > 0 ? ['praise', 'complaint'] : ['complaint', 'praise']) as [Intent, Intent];
  const isUtmost = share >= BEST || share <= WORST;
  const contrary = sentences.filter(({ intents }) => intents.includes(other));
  if (isUtmost) for (const { intents } of contrary) intents.splice(intents.indexOf(other), 1);
  if (sentences.some(({ intents }) => intents.includes(own))) return;
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

/** So far from a sentence that judges, one that does not still tells of the same. */
const REACH = 3;

/**
 * What each sentence of a post stands for, where the post speaks one way alone: who ends `Silence. A disgrace.` blames the
 * support he named before. A post that speaks both ways lends its open sentences what its stars say, else nothing.
 */
export function carryStance(sentences: readonly Said[], rating: Rating | undefined): Intent[][] {
  const lean = leanOf(rating);
  const places = (intent: Intent) =>
    sentences.flatMap(({ intents }, index) => (intents.includes(intent) ? [index] : []));
  const praise = places('praise');
  const complaint = places('complaint');
  const isMixed = praise.length > 0 && complaint.length > 0;
  const weight = isMixed ? (lean ?? 0) : praise.length - complaint.length;
  const side: Intent | null = weight === 0 ? null : weight > 0 ? 'praise' : 'complaint';
  const told = side === 'praise' ? praise : complaint;
  return sentences.map((sentence, index) => {
    const isOpen = side !== null && !judges(sentence) && !asks(sentence);
    const isNear = told.some((place) => Math.abs(place - index) <= REACH);
    return isOpen && isNear && sentence.aspects.size > 0 ? [side, ...sentence.intents] : sentence.intents;
  });
}
