import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, modifier } = WordClass;

const DETERMINERS = words('my your our his her their the this a');
const PEOPLE =
  'sister brother mother father mom mum dad friend girlfriend boyfriend boss wife husband son daughter teacher professor colleague coworker neighbor neighbour landlord landlady manager client customer child kid person doctor patient student aunt uncle grandma grandpa grandmother grandfather roommate cousin nephew niece baby parent partner';
const OWNERS = words(PEOPLE);
/** Words for a kind of thing as often as for its owner: "my customer number", "our client work", "the baby name". */
const KINDS = words('customer client patient student parent kid child baby manager teacher doctor');
/** What people have; most of the words can be done, too. */
const THINGS = words(
  'birthday wedding name names house car email mail work job dog cat phone party room family parents advice opinion help visit school account address computer laptop kids children apartment flat bike office desk health face hair life number password signature message letter question answer reply friend friends place text voice graduation funeral anniversary salary contract bag book money team feedback request food clothes symptoms medication medicine surgery illness condition surname passport license licence taxes rent bank',
);
/** "my best friends wedding" */
const WHICH = words('best older younger little big oldest youngest');
const AFTER = words(
  'and or but so because if when while since until that which who to for in on at with from of by about as after before is was are were has had will would can could should must please too today tomorrow yesterday next last this',
);
/** Days and times of a single occasion. */
const TIMES = words('todays yesterdays tomorrows tonights');
const SPANS = words('weeks months years');
/** "at Saturdays sale", "for Mondays meeting": what is on a day; "on Saturdays" it may be on each of them. */
const DAYS = words('mondays tuesdays wednesdays thursdays fridays saturdays sundays');
const LEADS_TO_DAY = words('at for about after before until from during');

/** Owners written without their mark. Looked for before sentences are told apart: "my sisters" could end one. */
export const missingOwners = ({ text, masked }: Passage, model: LanguageModel): Edit[] =>
  sentencesOf(masked, model).flatMap((sentence) =>
    sentence.tokens.flatMap((_token, at) => lacksOwner({ sentence, at, model }, text) ?? []),
  );

/** How one who owns something was written without his mark: "my sisters birthday", "my girlfriend birthday". */
function lacksOwner(place: Place, text: string): Edit | undefined {
  const { at } = place;
  const isWhich = WHICH.has(tokenAt(place, at - 1)?.lower ?? '');
  const [determiner, owner, thing] = [isWhich ? at - 2 : at - 1, at, at + 1].map((one) =>
    tokenAt(place, one),
  );
  if (!owner?.isWord || owner.parted || !thing || thing.parted) return undefined;
  // "my parents' house"
  if (/^['’]/.test(text.slice(owner.end))) return undefined;
  const isTime =
    TIMES.has(owner.lower) ||
    (DAYS.has(owner.lower) && LEADS_TO_DAY.has(determiner?.lower ?? '') && !isSaidOfDays(place)) ||
    (SPANS.has(owner.lower) && /^(?:this|last|next)$/.test(determiner?.lower ?? ''));
  if (isTime && (isThing(place) || (DAYS.has(owner.lower) && isCompound(place))))
    return mark(owner.start, owner.end, owner.text.slice(0, -1));
  if (!DETERMINERS.has(determiner?.lower ?? '')) return undefined;
  const one = owner.lower.endsWith('s') ? owner.lower.slice(0, -1) : owner.lower;
  if (!OWNERS.has(one) || KINDS.has(owner.lower)) return undefined;
  if (!THINGS.has(thing.lower)) {
    const isOwned =
      OWNS_ALONE.has(determiner?.lower ?? '') && owner.lower.endsWith('s') && isNothingElse(place, text);
    return isOwned ? mark(owner.start, owner.end, owner.text.slice(0, -1)) : undefined;
  }
  // "my sisters work in Berlin", "the user account", "my friends help me"
  const isPlural = owner.lower.endsWith('s');
  const classes = classesAt(place, at + 1);
  // "my sister and her husband work from home"
  const areSeveral = isPlural || tokenAt(place, (isWhich ? at - 2 : at - 1) - 1)?.lower === 'and';
  const mayAct = (classes & (areSeveral ? base : third)) !== 0;
  if (mayAct && !(isObject(place) && endsBefore(place, at + 2, AFTER_OBJECT))) return undefined;
  if (!endsBefore(place, at + 2, AFTER)) return undefined;
  if (/^(?:the|this|a)$/.test(determiner?.lower ?? '') && !(isPlural && determiner?.lower === 'a'))
    return undefined;
  return mark(owner.start, owner.end, owner.text.replace(/s$/, ''));
}

const OWNS_ALONE = words('my his her');
/** What a thing is called, or how it is. */
const DESCRIBES = words(
  'called named and or but so because if when is was in on at for with from of to about before after',
);

/** "my sisters bakery", "my dads 70th": what follows can be nothing but a thing, and the whole phrase ends with it. */
function isNothingElse(place: Place, text: string): boolean {
  const thing = tokenAt(place, place.at + 1);
  if (/^\d+(?:st|nd|rd|th)\b/i.test(text.slice(thing?.start))) return true;
  // "my students are of …": an are is a piece of land, too
  const isNoun =
    classesAt(place, place.at + 1) === singular &&
    thing?.text === thing?.lower &&
    !functionWords.has(thing?.lower ?? '');
  if (!isNoun) return false;
  // "my sons basketball coach"
  const second = tokenAt(place, place.at + 2);
  const isSecond =
    second?.parted === false &&
    (classesAt(place, place.at + 2) & (singular | plural)) === singular &&
    second.text === second.lower;
  return endsBefore(place, place.at + (isSecond ? 3 : 2), DESCRIBES);
}

const mark = (start: number, end: number, text: string): Edit => ({ start, end, text: `${text}'s` });

/** Behind what is done by them there would be more. */
const AFTER_OBJECT = words('and but because so is was when if');
const LEADS = words('for about of with at to from in on is was its write plan need');

/** Whether something leads to the owner: a subject stands at the head of its clause. */
const isObject = (place: Place): boolean => LEADS.has(tokenAt(place, place.at - 2)?.lower ?? '');

/** "bake sale": two words for a thing, the second of which is one and nothing else here. */
function isCompound(place: Place): boolean {
  const [first, second] = [1, 2].map((step) => tokenAt(place, place.at + step));
  if (!first || !second?.isWord || second.parted || functionWords.has(first.lower)) return false;
  // "closed for Sundays last year"
  if (/^(?:last|next)$/.test(first.lower)) return false;
  const isNoun = (classesAt(place, place.at + 2) & singular) !== 0 && !functionWords.has(second.lower);
  return isNoun && endsBefore(place, place.at + 3, AFTER);
}

const HEADS = words('and but so because');
const SAYS_SO = words('is are was were has have had will can could would should must');

/** "at Sundays shops are closed", "prices for Mondays start at £5": what follows is done, or is what it is said of. */
function isSaidOfDays(place: Place): boolean {
  const { at } = place;
  const [before, led] = [tokenAt(place, at - 2), tokenAt(place, at - 1)];
  if (!before || led?.parted || HEADS.has(before.lower)) return true;
  const [classes, next] = [classesAt(place, at - 2), classesAt(place, at + 1)];
  const mayAct = (classes & plural && next & base) || (classes & singular && next & third);
  return mayAct !== 0 && !SAYS_SO.has(tokenAt(place, at + 2)?.lower ?? '');
}

/** "todays meeting", "last years models": one of something, or several, and no verb. */
function isThing(place: Place): boolean {
  const thing = tokenAt(place, place.at + 1);
  const second = tokenAt(place, place.at + 2);
  // "last months email stats"
  const isDescribed =
    second?.parted === false &&
    ((classesAt(place, place.at + 2) & plural) !== 0 || /s$/.test(second.lower)) &&
    !functionWords.has(second.lower);
  const classes = classesAt(place, place.at + 1);
  // "the last months show signs of recovery": several of them do something
  const areSeveral = /^(?:the|these|those|my|our)$/.test(tokenAt(place, place.at - 2)?.lower ?? '');
  const isOther = (classes & (areSeveral ? modifier | base : modifier)) !== 0 && !(classes & plural);
  return (
    thing !== undefined &&
    !functionWords.has(thing.lower) &&
    (classes & (singular | plural)) !== 0 &&
    !isOther &&
    endsBefore(place, place.at + (isDescribed ? 3 : 2), AFTER)
  );
}
