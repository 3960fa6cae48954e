import { isClearPast, verbs } from '@/shared/engines/offline/lexicon/verbs.ts';

const PAST_TIME =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|this morning)\b/i;
/** No past of something that happened: "I was told he come at six", "would". */
const NO_EVENT = /^(?:was|were|had|did|would|could)$/;
/** Said of what goes on: "she come every Sunday because she grew up here". */
const HABIT = /\b(?:every|each|usually|often|always|sometimes|normally|whenever)\b/i;

/** Whether a sentence tells of what is over, by a time or by another verb: "he come home, he forgot his jacket". */
export const isToldInPast = (sentence: string): boolean =>
  PAST_TIME.test(sentence) ||
  (!HABIT.test(sentence) &&
    (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some(
      (word) => word === 'forgot' || (isClearPast(word) && !NO_EVENT.test(word) && !verbs.byBase.has(word)),
    ));

/** Verbs whose base form is typed for their past because it is their participle: "come", "become", "run". */
export function pastOfParticiple(verb: string): string | undefined {
  const forms = verbs.byBase.get(verb);
  return forms?.participle === forms?.base && forms?.past !== forms?.base ? forms?.past : undefined;
}
