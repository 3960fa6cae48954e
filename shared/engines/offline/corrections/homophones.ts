import type { Sentence } from '@/shared/engines/offline/language-model/sentence.ts';
import type { Scored } from './score-proposals.ts';
import { leastGainOf } from './sound-alikes.ts';

/** Who hears, and what stands before the verb. */
const HEARS =
  /^(?:i|we|you|they|me|us|him|her|them|to|not|can|can't|could|couldn't|will|won't|would|did|didn't|do|don't|let|never|also|ever|people|everyone)$/;
/** What a clause begins with that "then" answers. */
const CONDITION = /^(?:if|when|whenever|once|after|unless|until|while|first)$/;
/** What the clause behind "whether" begins with. */
const CLAUSE =
  /^(?:(?:i|you|he|she|it|we|they|there|this|that)(?:['’].*)?|to|or|the|an?|my|your|our|his|her|their|these|those)$/;

/** Whether a proposal mends a word that was typed as it sounds. */
export function isHomophone({ proposal, gain }: Scored, { tokens }: Sentence): boolean {
  const { kind, from, to, words } = proposal;
  const typed = tokens[from]?.lower ?? '';
  if (kind !== 'confusion' || to !== from + 1 || words.length !== 1) return false;
  const least = leastGainOf.get(`${typed}>${words[0]}`);
  if (least === undefined || gain < least) return false;
  // "that dose has": a verb stands there already
  if (words[0] === 'does' && /^(?:has|is|was|had|does)$/.test(tokens[to]?.lower ?? '')) return false;
  // "tell me (a) whether it's …": a clause follows
  if (typed === 'whether' && CLAUSE.test(tokens[to]?.lower ?? '')) return false;
  if (typed === 'here') return from > 0;
  // "let him hear": a verb
  if (typed === 'hear' && HEARS.test(tokens[from - 1]?.lower ?? '')) return false;
  return typed !== 'then' || !tokens.slice(0, from).some(({ lower }) => CONDITION.test(lower));
}
