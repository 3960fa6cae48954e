import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import { properNouns } from '@/shared/engines/offline/polish/proper-names.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const { singular, plural, base, third, modifier } = WordClass;
const ONE = /^(?:he|she|it)$/;
const MANY = /^(?:i|you|we|they)$/;
/** What is felt or done, where "was" before it is no helper: "I was feel happy". */
const SAME_PAST = /^(?:have|do|be|set|open|clear|clean|close|present|fit|mean)$/;

/** "which store sell the most": one of them does it. */
export function afterWhich(place: Place): string | undefined {
  const { at } = place;
  const [which, noun, verb] = [tokenAt(place, at - 2), tokenAt(place, at - 1), tokenAt(place, at)];
  if (!/^(?:which|what)$/.test(which?.lower ?? '') || !noun?.isWord || noun.parted) return undefined;
  if (!verb?.isWord || verb.parted || functionWords.has(verb.lower) || functionWords.has(noun.lower))
    return undefined;
  const isOne = (classesAt(place, at - 1) & (singular | plural | modifier)) === singular;
  const isVerb = (classesAt(place, at) & (base | third | singular | plural | modifier)) === base;
  // "which team play": many people in one word
  if (!isOne || !isVerb || takesPluralVerb.has(noun.lower)) return undefined;
  return verbs.byBase.get(verb.lower)?.third;
}

/** "if it not helps" → "if it doesn't help", "I not understand" → "I don't understand". */
function lacksDo(place: Place): Edit | undefined {
  const { at } = place;
  const [subject, not, verb] = [tokenAt(place, at - 1), tokenAt(place, at), tokenAt(place, at + 1)];
  if (not?.lower !== 'not' || not.parted || !subject || !verb?.isWord || verb.parted) return undefined;
  const forms = ONE.test(subject.lower)
    ? verbs.byThird.get(verb.lower)
    : MANY.test(subject.lower)
      ? verbs.byBase.get(verb.lower)
      : undefined;
  if (!forms || functionWords.has(forms.base)) return undefined;
  // "should I not call", "why did you not answer", "that he not come"
  const before = tokenAt(place, at - 2);
  const isAsked =
    before && !subject.parted && !/^(?:if|when|because|and|but|so|that|why)$/.test(before.lower);
  if (isAsked || (MANY.test(subject.lower) && before?.lower === 'that')) return undefined;
  const isOne = ONE.test(subject.lower);
  return { start: not.start, end: verb.end, text: `${isOne ? "doesn't" : "don't"} ${forms.base}` };
}

/** "I didn't can send" → "I couldn't send" */
function deniesModal(place: Place): Edit | undefined {
  const [helper, modal, verb] = [
    tokenAt(place, place.at),
    tokenAt(place, place.at + 1),
    tokenAt(place, place.at + 2),
  ];
  if (modal?.lower !== 'can' || modal.parted || !helper || !verb?.isWord || verb.parted) return undefined;
  if (!(classesAt(place, place.at + 2) & base)) return undefined;
  if (/^(?:didn't|did not)$/.test(helper.lower))
    return { start: helper.start, end: modal.end, text: "couldn't" };
  return /^(?:don't|doesn't)$/.test(helper.lower)
    ? { start: helper.start, end: modal.end, text: "can't" }
    : undefined;
}

/** "I was feel very happy" → "I felt very happy" */
function wasDoing(place: Place): Edit | undefined {
  const { at } = place;
  const [subject, was, verb] = [tokenAt(place, at - 1), tokenAt(place, at), tokenAt(place, at + 1)];
  if (!/^(?:was|were)$/.test(was?.lower ?? '') || was?.parted || !verb?.isWord || verb.parted)
    return undefined;
  if (!was || !subject || !(ONE.test(subject.lower) || MANY.test(subject.lower))) return undefined;
  const forms = verbs.byBase.get(verb.lower);
  const classes = classesAt(place, at + 1);
  if (!forms || verbs.byParticiple.has(verb.lower) || classes & (singular | plural | modifier))
    return undefined;
  if (SAME_PAST.test(verb.lower) || functionWords.has(verb.lower)) return undefined;
  // "he was let go", "what it was was help"
  return { start: was.start, end: verb.end, text: forms.past };
}

const HAVE = /^(?:have|has|had|i've|we've|you've|they've|haven't|hasn't|hadn't)$/;
const BETWEEN = /^(?:already|even|also|just|never|always|not|only|recently|never|ever)$/;
const OBJECTS =
  /^(?:an?|the|my|our|your|his|her|their|this|that|these|those|it|them|him|me|us|up|out|off|all|some|every|many|any|anything|something|everything|nothing)$/;

/** "I have pick up a bit", "we have even save the list": what was had is no thing, for it has an object of its own. */
function hasDone(place: Place): Edit | undefined {
  const { at } = place;
  const have = tokenAt(place, at);
  if (!have || !HAVE.test(have.lower)) return undefined;
  const subject = tokenAt(place, at - 1)?.lower ?? '';
  const isLed =
    /'ve$|n't$/.test(have.lower) ||
    ONE.test(subject) ||
    MANY.test(subject) ||
    /^(?:who|which|that)$/.test(subject);
  const verbAt = BETWEEN.test(tokenAt(place, at + 1)?.lower ?? '') ? at + 2 : at + 1;
  const [verb, next] = [tokenAt(place, verbAt), tokenAt(place, verbAt + 1)];
  if (!isLed || !verb?.isWord || verb.parted || !next || next.parted || !OBJECTS.test(next.lower))
    return undefined;
  const forms = verbs.byBase.get(verb.lower);
  // "what I have help me": the verb of a clause around it
  const isAsked = /^(?:what|all|everything|that|which)$/.test(tokenAt(place, at - 2)?.lower ?? '');
  if (!forms || isAsked || functionWords.has(verb.lower) || verbs.byParticiple.has(verb.lower))
    return undefined;
  return { start: verb.start, end: verb.end, text: forms.participle };
}

const SINGLE_MODALS: ReadonlyMap<string, string> = new Map([
  ['would can', 'could'],
  ['will can', 'will be able to'],
  ['would must', 'would have to'],
  ['will must', 'will have to'],
  ['must can', 'must be able to'],
  ['should can', 'should be able to'],
  ['may can', 'may be able to'],
  ['might can', 'might be able to'],
]);

/** "we would can decide" → "we could decide", "I will must go" → "I will have to go" */
function doublesModal(place: Place): Edit | undefined {
  const [first, second, verb] = [0, 1, 2].map((step) => tokenAt(place, place.at + step));
  if (!first || !second || second.parted || !verb?.isWord || verb.parted) return undefined;
  const isVerb = (classesAt(place, place.at + 2) & base) !== 0 || verb.lower === 'be';
  const text = isVerb ? SINGLE_MODALS.get(`${first.lower} ${second.lower}`) : undefined;
  return text ? { start: first.start, end: second.end, text } : undefined;
}

const BEHIND_DONE =
  /^(?:by|to|in|on|at|from|with|before|after|until|later|today|tomorrow|soon|now|first|again|and|or|if|when|without|via|for)$/;

/** "it can be send later": what is done to a thing, by a verb that is nothing else. */
function isDone(place: Place): Edit | undefined {
  const { at } = place;
  const [be, verb, next] = [0, 1, 2].map((step) => tokenAt(place, at + step));
  if (!/^(?:be|been|being)$/.test(be?.lower ?? '') || !verb?.isWord || verb.parted) return undefined;
  const forms = verbs.byBase.get(verb.lower);
  if (!forms || functionWords.has(verb.lower) || verbs.byParticiple.has(verb.lower)) return undefined;
  const isOnlyVerb = !(classesAt(place, at + 1) & (singular | plural | modifier));
  const ends = !next || next.parted || BEHIND_DONE.test(next.lower);
  return isOnlyVerb && ends ? { start: verb.start, end: verb.end, text: forms.participle } : undefined;
}

const NAMED =
  /^(?:dog|cat|pet|horse|rabbit|friend|boy|girl|man|woman|guy|person|son|daughter|brother|sister|colleague|company|app|file|book|song|movie|film|place|town|website|game|character)$/;

/** "a dog name Bruno" → "a dog named Bruno" */
function namedSo(place: Place): Edit | undefined {
  const { at } = place;
  const [noun, name, next] = [tokenAt(place, at - 1), tokenAt(place, at), tokenAt(place, at + 1)];
  const isOne = place.sentence.tokens
    .slice(Math.max(0, at - 4), at - 1)
    .some(({ lower }) => /^(?:an?|my|his|her|our|one)$/.test(lower));
  if (name?.lower !== 'name' || name.parted || !isOne || !NAMED.test(noun?.lower ?? '')) return undefined;
  const isName =
    next?.isWord === true && !next.parted && (next.text !== next.lower || properNouns.has(next.lower));
  return isName ? { start: name.start, end: name.end, text: 'named' } : undefined;
}

/** Verbs of learners whose own language denies, and tells of the past, without a helper. */
export const learnerVerbs = (place: Place): Edit[] =>
  [lacksDo, deniesModal, doublesModal, wasDoing, hasDone, isDone, namedSo].flatMap(
    (mend) => mend(place) ?? [],
  );
