import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';

const SUBJECT =
  /^(?:i|you|we|they|he|she|it|there|this|that|these|those|the|my|your|our|his|her|their|an?|u|any\p{L}*|some\p{L}*|every\p{L}*|no|not)$/iu;
const PARTICIPLE = /^(?:been|ever|got|gotten|made|come|gone|become|had|done|yet|already|\p{L}{2,}ed)$/u;
const BEHIND_PARTICIPLE = /^(?:to|by|that)$/;
const AFTER_ADJECTIVE = /^(?:and|but|or|to|for|with|on|at|in|by|so|because)$/;

/** "has a bench at home", "can walk fine": said of somebody who was named before, and no question. */
export function lacksSubject(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const from = /^(?:and|but|also|so)$/.test(words[0] ?? '') ? 1 : 0;
  const [verb = '', next = '', third = ''] = words.slice(from);
  const isObject = /^(?:an?|no|some|to|the)$/.test(next);
  if (verb === 'has') {
    const isBehind = words
      .slice(from + 2, from + 6)
      .some((word) => PARTICIPLE.test(word) || verbs.byParticiple.has(word));
    return (isObject || !SUBJECT.test(next)) && !isBehind;
  }
  // "did a six month internship": nobody is said to do anything behind it
  if (verb === 'did')
    return (
      isObject && !words.slice(from + 2, from + 9).some((word) => word === 'be' || verbs.byBase.has(word))
    );
  if (/^(?:can|could|would|will|should|must|might)$/.test(verb)) {
    const isVerb = verbs.byBase.has(next) && !/^(?:help|explain|tell|check|show|give)$/.test(next);
    // "can work stress cause headaches": the verb stands behind
    return isVerb && (functionWords.has(third) || adjectives.has(third) || third.endsWith('ly'));
  }
  // "was meant to be back last week"
  if (/^(?:is|was|are|were)$/.test(verb) && verbs.byParticiple.has(next) && BEHIND_PARTICIPLE.test(third))
    return true;
  return /^(?:is|was)$/.test(verb) && adjectives.has(next) && AFTER_ADJECTIVE.test(third);
}
