import { COLOUR, MATERIAL } from '@/shared/image-prompt/facets.ts';
import { COMPARATIVE } from './comparative.ts';
import { withoutFrame } from './frame.ts';
import { isPraise, lookedAt, readJudgement } from './judgement.ts';
import { beginsOrder } from './order-verbs.ts';

const SEPARATOR = /,? (?:and|but|so|then) |[,;] | [-–—+] /giu;
/** `Bigger ones`, of what was just spoken of. */
const ONES = new RegExp(`^(?:but )?(${COMPARATIVE}|${COLOUR}) ones?$`, 'iu');
const COUNTED =
  /^(?:less|fewer|more|no|add|with|some|just|only|two|three|four|five|six|\d{1,2}) (?:\p{L}+ )?(\p{L}+)$/iu;
/** `Bigger ones` behind `fewer fish` are bigger fish. */
export const asNamed = (clause: string, before = ''): string => {
  const [how, thing] = [ONES.exec(clause)?.[1], COUNTED.exec(before)?.[1]];
  return how && thing ? `${how} ${thing}` : clause;
};

/** Begins a clause of its own behind a comma. */
const CLAUSE =
  /^(?:rather|(?:just )?one is enough|(?:it|he|she|they|the [\p{L}-]+) (?:should|must|needs?|could|can)(?:n['’]?t)?)(?![\p{L}-])/iu;
const AND = /^(?:,? (?:and|but|so|then) |[,;] | [-–—+] )/iu;

/** `Like the first one but at night`: an earlier picture, and what is different in it. */
const EARLIER_BUT =
  /^(?:(?:like|as|same as|use|take|keep|make it like|go back to|back to|return to) )?(the (?:very )?(?:first|original|initial|last|previous)(?: (?:one|version|picture|image|prompt))?),? (?:but|and|only|just|except|though)(?: it)? (\S.*)$/iu;
const WHEN_IT_WAS =
  /^(?:(?:i )?(?:go |let['’]?s go |take it )?back to|(?:i )?(?:liked|preferred)(?: it)?(?: better)?) when (?:it|the [\p{L} ]+?|everything) (?:was|were|had) (?:more |still )?([\p{L}' -]+)$/iu;

export const DEGREE =
  '(?:(?:a (?:little )?bit|a little|a lot|a tad|way|far|much|quite|really|very|even|so|kinda|slightly) )*';
export const HOW = `(?:more [\\p{L}-]+|less [\\p{L}-]+|${COMPARATIVE}|(?:(?:dark|light|pale|bright|deep) )?(?:${COLOUR}|${MATERIAL}))`;
/** `The street a bit busier`. */
const THING_HOW = new RegExp(`^(?:the|his|her|its|their) [\\p{L}’'-]+ ${DEGREE}(?:${HOW}|gone)$`, 'iu');
/** `The kitten looks sad, shouldn't`. */
export const NOT_SO = /^(?:but )?(?:it |he |she |they )?(?:should|must)(?:n['’]?t| not)(?: be)?$/i;

/** `The dragon looks scary make it friendlier`, without a mark between. */
const RUN_ON = /^([^,;]+?) ((?:make|turn|have|take|tone) (?:it|him|her|them|em) .+)$/iu;

/** Clauses of one wish: a new one begins where an order, a speaker or somebody's duty does. */
export function splitClauses(wish: string): string[] {
  if (/["“«]/.test(wish)) return [withoutFrame(wish)];
  const [, which = '', different = ''] = EARLIER_BUT.exec(wish) ?? [];
  if (which)
    return [/last|previous/i.test(which) ? 'undo' : 'back to the first one', ...splitClauses(different)];
  const before = WHEN_IT_WAS.exec(wish)?.[1];
  if (before) return [`back to the ${before} version`];
  const [, fault = '', order = ''] = RUN_ON.exec(wish) ?? [];
  if (fault && (readJudgement(fault) || lookedAt(fault)))
    return [withoutFrame(fault), ...splitClauses(order)];
  for (const { index, 0: mark } of wish.matchAll(SEPARATOR)) {
    const rest = wish.slice(index).replace(AND, '');
    const begins =
      withoutFrame(rest) !== rest ||
      beginsOrder(rest) ||
      CLAUSE.test(rest) ||
      THING_HOW.test(rest) ||
      (ONES.test(rest) && COUNTED.test(wish.slice(0, index))) ||
      isPraise(rest) ||
      isPraise(wish.slice(0, index)) ||
      NOT_SO.test(rest);
    if (begins) return [withoutFrame(wish.slice(0, index)), ...splitClauses(wish.slice(index + mark.length))];
  }
  return [withoutFrame(wish)];
}
