import type { Sentence } from '@/shared/engines/offline/language-model/sentence.ts';
import type { Scored } from './score-proposals.ts';

/**
 * Words typed for one another because they sound alike, as "typed>meant". Here the language model decides alone: the
 * classifier learned from learners' errors, which these are not. Left out are directions in which it is often wrong:
 * "its>it's", "of>off", "off>of", "too>to", "passed>past", "write>right", "where>were".
 * Of 20,000 such words in 443,000 words of documentation, 15 would be changed, half of them errors of the source.
 */
const LEAST_GAIN_OF: ReadonlyMap<string, number> = new Map([
  ...(`their>there their>they're they're>their they're>there it's>its your>you're you're>your hear>here here>hear
    then>than than>then were>where new>knew knew>new right>write loose>lose lose>loose past>passed
    whether>weather weather>whether quite>quiet quiet>quite except>accept accept>except advice>advise week>weak weak>week
    threw>through through>threw thing>think think>thing piece>peace peace>piece patients>patience patience>patients breath>breathe breathe>breath
    save>safe safe>save costumers>customers price>prize prize>price`
    .trim()
    .split(/\s+/)
    .map((pair) => [pair, 3.2]) as [string, number][]),
  ['there>their', 4.2],
  ["there>they're", 4.2],
  ['to>too', 4.2],
  ['you>your', 4.2],
  ['by>buy', 4.2],
  ['buy>by', 4.2],
  ['affect>effect', 4.2],
  ['effect>affect', 5],
  ['advise>advice', 4.2],
]);
/** Who hears, and what stands before the verb. */
const HEARS =
  /^(?:i|we|you|they|me|us|him|her|them|to|not|can|can't|could|couldn't|will|won't|would|did|didn't|do|don't|let|never|also|ever|people|everyone)$/;
/** What a clause begins with that "then" answers. */
const CONDITION = /^(?:if|when|whenever|once|after|unless|until|while|first)$/;

/** Whether a proposal mends a word that was typed as it sounds. */
export function isHomophone({ proposal, gain }: Scored, { tokens }: Sentence): boolean {
  const { kind, from, to, words } = proposal;
  const typed = tokens[from]?.lower ?? '';
  if (kind !== 'confusion' || to !== from + 1 || words.length !== 1) return false;
  const least = LEAST_GAIN_OF.get(`${typed}>${words[0]}`);
  if (least === undefined || gain < least) return false;
  if (typed === 'here') return from > 0;
  // "let him hear": a verb
  if (typed === 'hear' && HEARS.test(tokens[from - 1]?.lower ?? '')) return false;
  return typed !== 'then' || !tokens.slice(0, from).some(({ lower }) => CONDITION.test(lower));
}
