import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, past, participle, modifier } = WordClass;
const NOUN = singular | plural;

const FORMS = new Map(
  Object.entries({ i: 'am', he: 'is', she: 'is', it: 'is', we: 'are', they: 'are', you: 'are' }),
);
/** A clause begins behind one of these. */
const OPENERS = words(
  'and but because if when that so since although though while think know hope guess said says',
);
/** What people are; none of them is done to something that follows with "of", "about" or "to". */
const FEELINGS = words(
  'scared afraid interested excited bored confused allergic married disappointed surprised satisfied addicted used happy sad sorry sure angry proud ready aware available able unable nervous sick busy responsible',
);
const AFTER_FEELING = words('of about in with to at by from because that since for when');
/** They say how much of it. */
const DEGREES = words('very so too really quite pretty not also still always never already now');

/** "My daughter is 7 and she scared of the dark": a subject and what it is, with no verb between them. */
export function lacksBe(place: Place): Edit | undefined {
  const { at } = place;
  const subject = tokenAt(place, at);
  const be = FORMS.get(subject?.lower ?? '');
  const before = tokenAt(place, at - 1);
  if (!subject || !be || !(at === 0 || subject.parted || OPENERS.has(before?.lower ?? ''))) return undefined;
  const isDegree = DEGREES.has(tokenAt(place, at + 1)?.lower ?? '');
  const stateAt = isDegree ? at + 2 : at + 1;
  const state = tokenAt(place, stateAt);
  if (!state?.isWord || state.parted || tokenAt(place, at + 1)?.parted) return undefined;
  const first = tokenAt(place, at + 1);
  if (!first || !FEELINGS.has(state.lower) || state.lower === 'used') return undefined;
  // "the man she scared of old": what follows belongs to the state
  const ends = endsBefore(place, stateAt + 1, AFTER_FEELING);
  // "because he tired of it": the past of a verb is told of, too, with the same words; people write it hardly ever
  return ends && !isQuestion(place) ? { start: first.start, end: first.start, text: `${be} ` } : undefined;
}

/** "Are you sure", "is she happy": the verb stands before its subject. */
function isQuestion(place: Place): boolean {
  return /^(?:am|is|are|was|were|be|being|feel|feels|felt|make|makes|made|get|got|become|'re)$/.test(
    tokenAt(place, place.at - 1)?.lower ?? '',
  );
}

const HAVE = new Map(Object.entries({ i: 'am', we: 'are', they: 'are', you: 'are', he: 'is', she: 'is' }));
const STATES = words(
  'allergic afraid hungry thirsty angry interested scared sure wrong worried tired ready responsible proud happy able',
);

/** "I have allergic to nuts": what somebody is, is not had. */
export function hasState(place: Place): Edit | undefined {
  const { at } = place;
  const [subject, have, state] = [tokenAt(place, at - 1), tokenAt(place, at), tokenAt(place, at + 1)];
  const be = HAVE.get(subject?.lower ?? '');
  if (!be || !/^(?:have|has)$/.test(have?.lower ?? '') || !have || have.parted || !state || state.parted)
    return undefined;
  const isState =
    STATES.has(state.lower) && endsBefore(place, at + 2, words('of about to with in for because and but so'));
  return isState ? { start: have.start, end: have.end, text: be } : undefined;
}

/** Verbs of things, which learners put behind "it's": "it's depend on", "it's look good". */
const OF_THINGS = words(
  'depend depends mean means look looks seem seems need needs contain contains stand stands belong belongs happen happens say says show shows include includes require requires costs take takes help helps start starts',
);
const NOT_AFTER = words('a an the');

/** "it's depends on": both the verb and the one hidden in the contraction. */
export function isDoubled(place: Place): Edit | undefined {
  const { at } = place;
  const [its, verb, next] = [tokenAt(place, at), tokenAt(place, at + 1), tokenAt(place, at + 2)];
  if (
    !its ||
    !/^it'?s$/.test(its.lower) ||
    (its.lower === 'its' && !/^depends?$/.test(verb?.lower ?? '')) ||
    !verb?.isWord ||
    verb.parted ||
    !OF_THINGS.has(verb.lower)
  )
    return undefined;
  const follows = classesAt(place, at + 2);
  // "it's start time", "it's mean", "it's show business"
  const isLed =
    next !== undefined &&
    !next.parted &&
    (functionWords.has(next.lower) || (follows & (modifier | NOUN)) === modifier) &&
    !/^(?:and|or|but|to|as)$/.test(verb.lower === 'mean' ? next.lower : '') &&
    !NOT_AFTER.has(tokenAt(place, at - 1)?.lower ?? '');
  const form = verbs.byBase.get(verb.lower)?.third ?? verb.lower;
  return isLed ? { start: its.start, end: verb.end, text: `it ${form}` } : undefined;
}

const TOLD = /^(?:did|was|were|had|went|bought|came|got|took|said|told)$/;
const NOW = /^(?:is|are|am|has|have|do|does|will|can|would|could|should|to|let|make|made|help|see|saw)$/;

/** "I bought it and it stop working": of what was told in the past before, in the same sentence, the verb has its past, too. */
export function toldInPast(place: Place): string | undefined {
  const { at, sentence } = place;
  const verb = tokenAt(place, at);
  const forms = verb?.parted === false ? verbs.byBase.get(verb.lower) : undefined;
  if (!forms || functionWords.has(forms.base) || verbs.byParticiple.has(forms.base)) return undefined;
  const [and, subject] = [tokenAt(place, at - 2), tokenAt(place, at - 1)];
  if (and?.lower !== 'and' || !/^(?:it|he|she)$/.test(subject?.lower ?? '')) return undefined;
  const start = sentence.tokens.findLastIndex(({ parted }, index) => parted && index < at - 2);
  const before = sentence.tokens.slice(Math.max(0, start), at - 2);
  const isTold = before.some(({ lower }, index) => {
    const classes = classesAt(place, Math.max(0, start) + index);
    return TOLD.test(lower) || (classes & past && !(classes & (participle | base | NOUN))) !== 0;
  });
  const isNow = before.some(
    ({ lower }, index) => NOW.test(lower) || classesAt(place, Math.max(0, start) + index) === third,
  );
  return isTold && !isNow ? forms.past : undefined;
}
