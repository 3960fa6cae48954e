import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { headOf, kindOfThing } from '@/shared/enhance/topic-nouns.ts';
import { kindOfClause } from './topic-clauses.ts';
import { isOrder } from './topic-orders.ts';
import { withArticle } from './with-article.ts';

/** What stands on the two sides of an arrow. */
export type ArrowTopic =
  /** An order, and what it is to be done with. */
  | { order: string; material: string }
  /** What is wanted, and what is to be known of it. */
  | { name: string; remarks: string[] };

const ARROW = /\s*(?:[-=–—]{1,3}>|[→⇒➔➜])\s*/u;
/** `Rewrite:` before the text it is about. */
const LABEL = /^(?:rewrite|rephrase|fix|text|change|edit|improve): /i;
const POLITE = /,? (?:please|pls|plz|thanks)[.!]*$/i;
/** Arrows of programs join something else. */
const CODE = /[{};=`]|\w\(/;
/** So few words are no text to work on. */
const FEW_WORDS = 8;

/** `Answer that it ships on Friday`: a verb, then what only follows one. */
const VERB_FIRST = /^(\p{L}+) (?:that|it|them|this|these|the|to|about|with|him|her|me|us|my|our)(?!\p{L})/iu;

const asksFor = (side: string): boolean =>
  !side.includes('\n') &&
  (isOrder(side) || isImperative(side) || verbs.byBase.has(VERB_FIRST.exec(side)?.[1]?.toLowerCase() ?? ''));

/** What a text is told to be, beside what anything can be. */
const TONE = /^(?:firm|crisp|punchy|snappy|bold|soft|calm|harsh|blunt|terse|tender|witty|catchy)$/;
const isAdjective = (word: string): boolean => adjectives.has(word) || TONE.test(word);

/** `Nicer`, `funnier`, `simply`: a form of an adjective; `poster` and `reply` are none. */
function isFormOfAdjective(word: string): boolean {
  const [, stem = '', ending] = /^(\p{L}{2,})(er|ly)$/u.exec(word) ?? [];
  const bases = [stem, stem.replace(/i$/, 'y'), ending === 'ly' ? `${stem}le` : `${stem}e`];
  return bases.some(isAdjective) || (ending === 'er' && isAdjective(stem.replace(/(.)\1$/, '$1')));
}

/** `Shorter and firmer`, `more formal`, `in French`: how a text is to become. */
const isHow = (side: string): boolean => {
  const words = side.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const isMore = (at: number) => /^(?:more|less)$/.test(words[at - 1] ?? '');
  return (
    /^in \p{Lu}\p{L}+$/u.test(side) ||
    (words.length <= 6 &&
      kindOfThing(side) === undefined &&
      words.every(
        (word, at) =>
          functionWords.has(word) ||
          isAdjective(word) ||
          isFormOfAdjective(word) ||
          (isMore(at) && word.endsWith('al')),
      ) &&
      words.some((word) => !functionWords.has(word)))
  );
};

const isThing = (side: string): boolean => kindOfThing(side) === 'writing';

/** `Hi Tom, … -> make this friendlier`: a topic whose two sides an arrow joins; undefined for any other, and where neither side asks. */
export function splitArrow(topic: string): ArrowTopic | undefined {
  const sides = topic.split(ARROW).map((side) => side.trim());
  if (sides.length !== 2 || sides.some((side) => CODE.test(side))) return undefined;
  const [left = '', right = ''] = sides;
  const end = right.replace(POLITE, '');
  if (left === '' || end === '') return undefined;
  const order = asksFor(end) ? end : asksFor(left) ? left : undefined;
  const other = order === left ? right : left;
  if (order !== undefined) {
    const isShort = !other.includes('\n') && other.split(/\s+/).length <= FEW_WORDS;
    // `Email to HR -> ask about leave`: the thing is to say it.
    if (isShort && order === end && isThing(other)) return { name: other, remarks: [order] };
    return isShort && /["“'‘:]/.test(order)
      ? { name: order, remarks: [other] }
      : { order: order.replace(/[.:!]+$/, ''), material: other };
  }
  const how = isHow(end) ? end : isHow(left) ? left : undefined;
  if (how !== undefined) {
    const material = (how === end ? left : right).replace(LABEL, '');
    return { order: /^in /i.test(how) ? `put this into ${how.slice(3)}` : `make this ${how}`, material };
  }
  if (topic.includes('\n')) return undefined;
  if (kindOfThing(end) !== undefined)
    return { name: withArticle(end, headOf(end)), remarks: [isThing(left) ? `based on the ${left}` : left] };
  if (kindOfClause(left, false) === 'question') return { name: left, remarks: [end] };
  return isThing(left) ? { name: left, remarks: end.split(/,\s+/) } : undefined;
}
