import { SUBJECT } from './second-clauses.ts';
import type { Stretch } from './stretch.ts';

interface Gap {
  /** The word before which a sentence might begin. */
  at: number;
  /** Where the last one began. */
  from: number;
}

/** What waits for a main clause: "if it's not fixed by thursday I will …". */
const CONDITION = /^(?:if|when|whenever|once|unless|until|while|because|although|though|since|after|before)$/;
const ANSWERS =
  /^(?:i|we|you|he|she|it|they|there|that|this|the|my|our|your|please)(?:'(?:m|s|re|ve|ll|d))?$/;
const TELLS = /^(?:tell|tells|told|telling|remind|reminds|inform|convince|promised?|warn|warned|assure)$/;

/** "tell my boss I don't want to …": what is told follows to whom. */
export function isTold(lower: readonly string[], at: number): boolean {
  const verb = lower.slice(Math.max(0, at - 4), at - 1).findLastIndex((word) => TELLS.test(word));
  return verb >= 0 && SUBJECT.test(lower[at] ?? '');
}

/** Whether what was said so far ends in a clause that waits for the one that would begin here. */
function isAwaited({ finite }: Stretch, lower: readonly string[], { at, from }: Gap): boolean {
  const last = lower.slice(from, at).findLastIndex((word) => CONDITION.test(word));
  if (last < 0 || !ANSWERS.test(lower[at] ?? '')) return false;
  // a condition behind its main clause waits for nothing: "call me if it rains"
  const clause = finite.slice(from + last, at).filter(Boolean).length;
  const opens =
    last === 0 || /^(?:and|but|so|that|or|because|like|plus|also|then)$/.test(lower[from + last - 1] ?? '');
  return opens && clause <= (HYPOTHETICAL.test(lower.slice(from + last, at).join(' ')) ? 3 : 1);
}

/** "also whoever hasn't paid yet": who is meant is told, not yet what about him. */
const HEADLESS =
  /^(?:(?:and|but|so|also|plus|btw|oh) )*(?:whoever|whichever|anyone who|everyone who|those who) /;

function lacksPredicate({ finite }: Stretch, lower: readonly string[], { at, from }: Gap): boolean {
  const said = lower.slice(from, at).join(' ');
  // "whoever took it please bring it back": an order is all that is said of him
  if (!HEADLESS.test(said) || / (?:please|pls|plz) \p{L}/u.test(said)) return false;
  const verbs = finite.slice(from, at);
  return verbs.filter((isVerb, index) => isVerb && !verbs[index - 1]).length < 2;
}

/** "if I would have known that the price is going up I would …": a wish that came too late has its main clause behind it. */
const HYPOTHETICAL = /^if \p{L}+ (?:would|had|knew|could)\b/u;

/** When, where and why may stand before the subject. */
const FRONTS =
  /^(?:because|due|after|before|during|since|for|in|on|at|with|without|as|by|from|despite|thanks)$/;
const JOINS = /^(?:and|but|so|oh|also|because|that|if|when|then|plus|or)$/;

/** "and on wednesday we have guests", "that due to an illness the delivery is late": no verb so far, the subject comes. */
function isFronted({ finite }: Stretch, lower: readonly string[], { at, from }: Gap): boolean {
  const words = lower.slice(from, at);
  const first = words.findLastIndex(
    (word, index) => FRONTS.test(word) && (index === 0 || JOINS.test(words[index - 1] ?? '')),
  );
  return first >= 0 && !finite.slice(from + first, at).includes(true);
}

const NAMES = /^(?:the|my|our|your|his|her|their|this|that)$/;
const TAKES_UP = /^(?:he|she|it)(?:'s|'ll|'d)?$/;

/** "and my wife she is allergic": a clause begins with somebody, whom the pronoun takes up. */
function isTakenUp(lower: readonly string[], { at, from }: Gap): boolean {
  if (!TAKES_UP.test(lower[at] ?? '')) return false;
  return [at - 2, at - 3].some(
    (first) => NAMES.test(lower[first] ?? '') && (first === from || JOINS.test(lower[first - 1] ?? '')),
  );
}

/** "parents who can bring cake please tell me": a clause that describes somebody, who has no verb of his own yet. */
function isDescribed({ finite, orders }: Stretch, lower: readonly string[], { at, from }: Gap): boolean {
  const relative = lower.slice(from, at).findIndex((word) => /^(?:who|which)$/.test(word));
  if (relative < 1 || relative > 3) return false;
  const before = lower.slice(from, from + relative);
  if (
    orders[from] ||
    finite.slice(from, from + relative).includes(true) ||
    before.some((word) => /^(?:and|but|so|to|know|me)$/.test(word))
  )
    return false;
  const verbs = finite.slice(from + relative, at).filter((is, index, all) => is && !all[index - 1]);
  return verbs.length <= 1;
}

/** "it should be cheap you know like under 80": somebody looks for words. */
const LOOKS_FOR_WORDS =
  /^(?:you know|i mean) (?:like|um+|uh+|just|maybe|something|anything|for|under|over|about|around|at)$/;

/** "make clear its the third time", "make sure they come": what is made so follows. */
export const isMade = (lower: readonly string[], at: number): boolean =>
  /^(?:clear|sure|certain|known|plain|obvious)$/.test(lower[at - 1] ?? '') &&
  /^(?:ma(?:ke|kes|de|king)|be|it)$/.test(lower[at - 2] ?? '');

/** Whether what was said so far waits for the words that come: no sentence begins there. */
export const waitsForMore = (stretch: Stretch, lower: readonly string[], gap: Gap): boolean =>
  isAwaited(stretch, lower, gap) ||
  isTold(lower, gap.at) ||
  isMade(lower, gap.at) ||
  isFronted(stretch, lower, gap) ||
  isTakenUp(lower, gap) ||
  isDescribed(stretch, lower, gap) ||
  lacksPredicate(stretch, lower, gap) ||
  LOOKS_FOR_WORDS.test(lower.slice(gap.at, gap.at + 3).join(' '));
