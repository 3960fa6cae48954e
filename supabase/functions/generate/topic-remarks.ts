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
/** Somebody speaks in it: a line of a draft, unless a thing to be made is named above. */
const SPEAKS = /^(?:i|we|you|he|she|they|it|there|this|that|my|our)\b/i;
const GREETS = /^(?:hi|hello|hey|dear|thanks|thank you|(?:best|kind) regards|cheers)\b/i;
/** `for teenagers`, `no lab`, `Tone: calm`: says how the thing above is to be. */
const SAYS_HOW =
  /^(?:for|with|without|no|not|nothing|max|min|under|over|at (?:least|most)|up to|about|in|on|only|never|always|avoid|tone|style|audience|length|language|budget|must|should|has to|ends? with|starts? with)\b|^\p{L}+(?: \p{L}+)?: \S|\d/iu;

/** `Name for a bakery`: several are wanted. */
const ONE_OF_MANY =
  /^(?:an? |the |some )?(?:\p{L}+ ){0,2}(?:names?|ideas?|titles?|themes?|topics?) (?:for|to)\b/iu;
/** So few words say no sentence. */
const FEW_WORDS = 2;
/** A question without its verb: `how long until it is empty`. */
const ASKS = /^how (?:long|much|many|far|often|soon|old|fast|big)\b/i;

const withoutMark = (line: string) => line.replace(/^(?:[-*•+]|\d{1,2}[.)])\s+/, '');
/** Limits of a text that is named above: `- max 500 words`, `- no jargon`. */
const isLimit = (line: string) => LIST_MARK.test(line) && SAYS_HOW.test(withoutMark(line));

const isRemark = (line: string): boolean =>
  wordsIn(line) <= MOST_WORDS &&
  splitSentences(line).length === 1 &&
  !/[?:]$/.test(line) &&
  !GREETS.test(line) &&
  !LIST_MARK.test(line);

/** A topic's first line, which names what is wanted, parted from the lines below, each of which says how; undefined for a draft. */
export function splitRemarks(topic: string): { name: string; remarks: string[] } | undefined {
  const [first = '', ...lines] = topic
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isMarked = kindOfThing(first) === 'writing' && lines.some(isLimit);
  const name = isMarked ? first.replace(/\s*:$/, '') : first;
  const remarks = isMarked ? lines.map(withoutMark) : lines;
  if (askedBelow(topic)) return undefined;
  const isList = remarks.length > 0 && remarks.length <= MOST_REMARKS && remarks.every(isRemark);
  if (!isList || wordsIn(name) > MOST_WORDS || splitSentences(name).length > 1 || /[.!:,]$/.test(name))
    return undefined;
  const clause = kindOfClause(name, false);
  if (clause === 'statement' || clause === 'errand') return undefined;
  if (kindOfThing(name) !== undefined || isOrder(name)) return { name, remarks };
  if (remarks.some((line) => SPEAKS.test(line))) return undefined;
  const isWanted = clause !== undefined || ONE_OF_MANY.test(name);
  const saysHow = (line: string) => SAYS_HOW.test(line) || wordsIn(line) <= FEW_WORDS || isImperative(line);
  return isWanted || remarks.every(saysHow) ? { name, remarks } : undefined;
}

const isQuestion = (line: string): boolean =>
  line.endsWith('?') || ASKS.test(line) || kindOfClause(line, false) === 'question';

/** Lines that tell how things are and end with a question, as its sentences; undefined for any other topic. */
export function askedBelow(topic: string): string | undefined {
  const lines = topic
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = ''] = lines;
  if (kindOfThing(first) !== undefined || isOrder(first)) return undefined;
  if (lines.length < 2 || !isQuestion(lines.at(-1) ?? '') || lines.some((line) => LIST_MARK.test(line)))
    return undefined;
  return lines
    .map((line) => {
      const end = /[.!?:,;]$/.test(line) ? '' : isQuestion(line) ? '?' : '.';
      return line.charAt(0).toUpperCase() + line.slice(1) + end;
    })
    .join(' ');
}
