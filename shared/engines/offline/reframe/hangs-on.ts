import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';

/** Says something: a subject, or a verb that agrees with one. */
export const STATEMENT =
  /^(?:i|we|he|she|it|they|there|this|that|these|those|the|my|our|his|her|their|your|you|yesterday|today|last|also)\b|\b(?:is|are|was|were|has|have|had|will|did|does|do|can|could|would|should|['’]s|['’]re|['’]m)\b/i;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const POINTS_BACK = words('it its they them their theirs he him his she her hers this that these those');
/** Joins a sentence to the one before it. */
const JOINS = words('but so and or because otherwise then therefore thus instead plus since although though');
const DETERMINERS = words('a an my our your some any no each every of in for with about');
/** "Is it worth …": stands for what follows. */
const DUMMY =
  /\b(?:it(?:['’]s| is| was| would be|['’]d be)|(?:is|was|be) it)(?: \p{L}+)? \p{L}+ (?:to|that|for|if|when)\b/iu;
/** "… and why?": what happens was said before. */
const BARE_WHY = /\bwhy(?: and\b|\W*$)/i;
/** "… exercises for this?" */
const BARE_THIS = /\b(?:this|that|these|those)(?=\W*$|,? (?:and|or|so|but)\b)/i;
const DEFINITE = words('the this that these those');
const SHORT_QUESTION_WORDS = 4;
const OF_WRITER = words('i we');
/** What is so far behind the first word was most likely said in between. */
const FAR = 4;

/** A noun by exclusion, or whatever stands behind a determiner. */
function isNoun(word: string, before: string): boolean {
  if (!/^\p{L}{2}|[\uE000-\uF8FF]/u.test(word) || functionWords.has(word) || adjectives.has(word))
    return false;
  // "the fix": told before
  if (DEFINITE.has(before)) return false;
  if (DETERMINERS.has(before) || adjectives.has(before)) return true;
  return ![verbs.byBase, verbs.byThird, verbs.byPast, verbs.byParticiple, verbs.byIng].some((forms) =>
    forms.has(word),
  );
}

/** Whether a sentence cannot be read without the one before it: it joins on, points back, or names no thing of its own. */
export function hangsOn(sentence: string): boolean {
  const all =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'\d-]+|[\uE000-\uF8FF]/gu) ?? [];
  const [first = ''] = all;
  if (JOINS.has(first)) return true;
  const isQuestion = /\?\s*$/.test(sentence);
  if (
    BARE_WHY.test(sentence) ||
    BARE_THIS.test(sentence) ||
    (isQuestion && all.length <= SHORT_QUESTION_WORDS)
  )
    return true;
  const bare = all.map((word) => word.replace(/'(?:s|re|m|ll|ve|d)$/, ''));
  const noun = bare.findIndex((word, at) => isNoun(word, bare[at - 1] ?? ''));
  const pointer = bare.findIndex((word) => POINTS_BACK.has(word));
  // "I'm learning, so add comments where it's not obvious": about the writer first
  if (OF_WRITER.has(bare[0] ?? '') && pointer > FAR) return false;
  if (noun < 0) return isQuestion || pointer >= 0;
  return pointer >= 0 && pointer < noun && !DUMMY.test(sentence);
}

const BARE_WORDS = 6;
const SAYS_ABOUT = /\b(?:for|about|of|on|to|from|with|in|that|which|so|as|at|between|into|my|our)\b/i;

/** "Make an outline first.": an ask with no word on what about. */
export function isBare(ask: string): boolean {
  return (ask.match(/[\p{L}\d'’]+/gu)?.length ?? 0) <= BARE_WORDS && !SAYS_ABOUT.test(ask);
}
