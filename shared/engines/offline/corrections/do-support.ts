import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import { SHIELD } from '@/shared/engines/offline/polish/shield.ts';
import { baseOfVerb } from './base-of-verb.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, past, participle, modifier } = WordClass;
const NOUN = singular | plural;

/** "when" and "where" open a clause beside a main one: "When I press it nothing happens?" */
const ASKS = words('why how what');
const MANY = words('i you we they');
const ONE = words('he she it');
const DETERMINERS = words('the my our your his her their its this that a an');
const PLURAL_DETERMINERS = words('these those');
const ADVERBS = words('always never often usually still also just really already sometimes even only');
/** A verb of the main clause: what stands before it asked nothing. */
const MAIN =
  /^(?:is|are|was|were|am|will|would|can|could|should|must|may|might|do|does|did|has|have|had|isn't|aren't|wasn't|weren't|won't|can't|don't|doesn't|didn't)$/;
const OPENS_CLAUSE = words(
  'if when because while although since before after until that who which what where how',
);
const MOST_NOUN_WORDS = 4;

interface Subject {
  isOne: boolean;
  /** Where the words behind it begin. */
  next: number;
}

/** Who does it: a pronoun, or a noun phrase with its determiner, whose last noun a verb follows. */
function subjectAt(place: Place, at: number): Subject | undefined {
  const first = tokenAt(place, at);
  if (!first || first.parted) return undefined;
  if (MANY.has(first.lower)) return { isOne: false, next: at + 1 };
  if (ONE.has(first.lower)) return { isOne: true, next: at + 1 };
  const alone = classesAt(place, at);
  // "how people learn"
  if (first.lower === 'people' || (alone & plural && !(alone & (singular | third | modifier))))
    return { isOne: false, next: at + 1 };
  const isMany = PLURAL_DETERMINERS.has(first.lower);
  if (!isMany && !DETERMINERS.has(first.lower)) return undefined;
  let head: number | undefined;
  for (let index = at + 1; index <= at + MOST_NOUN_WORDS; index += 1) {
    const token = tokenAt(place, index);
    const classes = classesAt(place, index);
    // "my Docker container"
    if (token?.text.startsWith(SHIELD) && !token.parted) continue;
    if (!token?.isWord || token.parted || functionWords.has(token.lower)) break;
    // the verb itself: "my container exit"
    if (head !== undefined && classes & (base | third) && !(classes & modifier) && isVerbPlace(place, index))
      break;
    if (classes !== 0 && !(classes & (NOUN | modifier))) break;
    head = index;
  }
  if (head === undefined) return undefined;
  const classes = classesAt(place, head);
  return { isOne: !(classes & plural) || (classes & singular) !== 0, next: head + 1 };
}

const AFTER_VERB =
  /^(?:a|an|the|my|our|your|his|her|its|their|this|that|these|those|it|them|me|us|you|to|in|on|at|for|with|from|by|about|of|so|too|not|more|when|every|every\p{L}+|if|because|and|but|like|after|before|only|no|as)$/u;
const isVerbPlace = (place: Place, at: number): boolean => {
  const next = tokenAt(place, at + 1);
  return !next || next.parted || AFTER_VERB.test(next.lower) || /^\d/.test(next.text);
};

/** "What is its capital and how you pronounce it?": the first question has its helping verb, or is one by itself. */
const isSecondQuestion = (place: Place): boolean =>
  tokenAt(place, place.at - 1)?.lower === 'and' &&
  /^(?:what|how|where|when|why|who)$/.test(tokenAt(place, 0)?.lower ?? '') &&
  MAIN.test(tokenAt(place, 1)?.lower ?? '');

/**
 * Questions that lack their helping verb: "Why my container exit with 137?" → "Why does my container exit with 137?".
 * Only where a question mark was typed, and nothing behind it could be the main clause.
 */
export function lackingDo(place: Place, text: string): Edit[] {
  const { sentence, at } = place;
  const asks = tokenAt(place, at);
  if (!asks || !ASKS.has(asks.lower) || !(at === 0 || asks.parted || isSecondQuestion(place))) return [];
  const end = sentence.tokens.at(-1)?.end ?? 0;
  if (!/^["”')\]]*\?/.test(text.slice(end))) return [];
  // "how much time it takes"
  const isHowMuch =
    asks.lower === 'how' && /^(?:much|many|long|often)$/.test(tokenAt(place, at + 1)?.lower ?? '');
  const isNoun =
    isHowMuch &&
    (classesAt(place, at + 2) & NOUN) !== 0 &&
    !functionWords.has(tokenAt(place, at + 2)?.lower ?? '');
  const last = at + (isHowMuch ? (isNoun ? 2 : 1) : 0);
  const subject = subjectAt(place, last + 1);
  const lastAsked = tokenAt(place, last);
  if (!subject || !lastAsked) return [];
  const verbAt = ADVERBS.has(tokenAt(place, subject.next)?.lower ?? '') ? subject.next + 1 : subject.next;
  const verb = tokenAt(place, verbAt);
  const classes = classesAt(place, verbAt);
  if (!verb?.isWord || verb.parted || functionWords.has(verb.lower)) return [];
  // "how much it cost": its past looks the same, and of what is asked beside it the present is meant
  const isOwnPast = verb.lower === 'cost' && subject.isOne;
  if (!(classes & (base | third)) || (classes & (past | participle | modifier) && !isOwnPast)) return [];
  // "What I need is …": the verb of the question stands behind
  const rest = sentence.tokens.slice(verbAt + 1);
  const opened = rest.findIndex(({ lower }) => OPENS_CLAUSE.has(lower));
  const clause = opened < 0 ? rest : rest.slice(0, opened);
  if (clause.some(({ lower, parted }) => parted || MAIN.test(lower))) return [];
  const plain = classes & base ? verb.lower : baseOfVerb(place, verb.lower);
  if (!plain) return [];
  const isOne =
    subject.isOne &&
    !(classes & base && !(classes & third) && MANY.has(tokenAt(place, last + 1)?.lower ?? ''));
  return [
    { start: lastAsked.end, end: lastAsked.end, text: isOne ? ' does' : ' do' },
    { start: verb.start, end: verb.end, text: plain },
  ];
}
