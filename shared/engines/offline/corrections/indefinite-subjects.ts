import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { verbFormsOf } from './inflect.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const THINGS = words('everything something nothing anything');
const PEOPLE = words('everyone everybody someone somebody anyone anybody nobody');
const ADVERBS = words('only always never often usually still also just really already sometimes even');
/** Behind them a clause with a subject of its own begins. */
const OPENERS = words('that when if because while since although until till once unless but before after');
/** Behind these a subject has the base form: "I suggest that everyone move". */
const WISHES =
  /^(?:suggest|recommend|insist|demand|propose|request|require|ask|advise|urge|prefer|order|important|essential|necessary|vital|crucial|imperative|better|best|rather)/;
/** No order is given with them; "Somebody close the door" is one. */
const NO_ORDERS = words('know think want need believe understand agree say love seem depend');

/** Behind these a verb has its base form: "does everything work fine". */
const HELPS =
  /^(?:do|does|did|can|could|will|would|should|must|may|might|let|make|makes|made|help|see|have)$/;

/** "everything move", "something always break": one of them does it, whatever else the word could be. */
export function afterIndefinite(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  const classes = classesAt(place, at);
  const { base, past, participle, modifier } = WordClass;
  if (!verb?.isWord || verb.parted || !(classes & base) || classes & (past | participle | modifier))
    return undefined;
  const isAfterAdverb = ADVERBS.has(tokenAt(place, at - 1)?.lower ?? '');
  const subject = isAfterAdverb ? at - 2 : at - 1;
  const one = tokenAt(place, subject);
  if (!one || (isAfterAdverb && tokenAt(place, at - 1)?.parted)) return undefined;
  const isThing = THINGS.has(one.lower);
  if (!(isThing || PEOPLE.has(one.lower)) || (functionWords.has(verb.lower) && verb.lower !== 'have'))
    return undefined;
  // "everything work related"
  const next = tokenAt(place, at + 1);
  if (next && !next.parted && classesAt(place, at + 1) & (past | participle)) return undefined;
  const before = place.sentence.tokens.slice(0, subject);
  if (before.some(({ lower }) => WISHES.test(lower))) return undefined;
  const isOpened = !one.parted && OPENERS.has(before.at(-1)?.lower ?? '');
  // "in local everything work fine"
  const isGoing =
    isThing &&
    /^(?:work|look|seem|go|run)$/.test(verb.lower) &&
    /^(?:fine|well|good|ok|okay|correctly|perfectly|great)$/.test(next?.lower ?? '') &&
    !HELPS.test(before.at(-1)?.lower ?? '');
  if (isGoing) return verbFormsOf(verb.lower).third[0];
  // "when I click on the button nothing happen"
  const isBehindNoun =
    isThing && !one.parted && classes === base && (classesAt(place, subject - 1) & WordClass.singular) !== 0;
  const isFirst = isBehindNoun || (subject === 0 && (isThing || NO_ORDERS.has(verb.lower)));
  return isOpened || isFirst ? verbFormsOf(verb.lower).third[0] : undefined;
}
