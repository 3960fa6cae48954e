import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { kindOfThing } from '@/shared/enhance/topic-nouns.ts';
import { kindOfClause } from './topic-clauses.ts';
import { isOrder } from './topic-orders.ts';

const MOST_WORDS = 14;
const MOST_REMARKS = 12;
const wordsIn = (line: string): number => line.split(/\s+/).length;
/** A list of one's own making stays one. */
const LIST_MARK = /^(?:[-*•+]|\d{1,2}[.)])\s/;
/** Somebody speaks in it: a line of a draft, not of a list. */
const SPEAKS = /^(?:i|we|you|he|she|they|it|there|this|that|my|our|hi|hello|dear|thanks|thank you)\b/i;
/** `for teenagers`, `no lab`, `Tone: calm`: says how the thing above is to be. */
const SAYS_HOW =
  /^(?:for|with|without|no|not|max|min|under|over|at (?:least|most)|up to|about|in|on|only|never|always|avoid|tone|style|audience|length|language|budget|must|should|has to|ends? with|starts? with)\b|^\p{L}+(?: \p{L}+)?: \S|\d/iu;

const isRemark = (line: string): boolean =>
  wordsIn(line) <= MOST_WORDS &&
  splitSentences(line).length === 1 &&
  !/[?:]$/.test(line) &&
  !SPEAKS.test(line) &&
  !LIST_MARK.test(line);

/** A topic's first line, which names what is wanted, parted from the lines below, each of which says how; undefined for a draft. */
export function splitRemarks(topic: string): { name: string; remarks: string[] } | undefined {
  const [name = '', ...remarks] = topic
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isList = remarks.length > 0 && remarks.length <= MOST_REMARKS && remarks.every(isRemark);
  if (!isList || wordsIn(name) > MOST_WORDS || splitSentences(name).length > 1 || /[.!:,]$/.test(name))
    return undefined;
  const clause = kindOfClause(name, false);
  if (clause === 'statement' || clause === 'errand') return undefined;
  const isWanted = kindOfThing(name) !== undefined || isOrder(name) || clause !== undefined;
  return isWanted || remarks.every((line) => SAYS_HOW.test(line) || isImperative(line))
    ? { name, remarks }
    : undefined;
}
