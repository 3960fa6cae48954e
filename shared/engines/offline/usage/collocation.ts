import { classesAt, type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { determiners } from '@/shared/engines/offline/corrections/word-sets.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Collocation } from './entries.ts';
import { formsOfNoun, formsOfVerb, inVerbForm, type VerbForm } from './forms.ts';
import { isHead } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

const { singular, plural, base, third, past, modifier } = WordClass;
const NOUN = singular | plural;
/** A thing stands at most so many words behind its verb. */
const MOST_BETWEEN = 3;
const HELPS_PARTICIPLE =
  /^(?:have|has|had|having|be|been|being|is|are|was|were|i've|we've|they've|you've|haven't|hasn't|hadn't|get|gets|got)$/;
const LEADS_BASE =
  /^(?:to|can|could|will|would|should|must|may|might|don't|doesn't|didn't|do|does|did|please|i|you|we|they)$/;

/** Which of its forms a verb stands in. */
function formAt(place: Place, forms: readonly VerbForm[]): VerbForm | undefined {
  if (forms.length < 2) return forms[0];
  const before = [1, 2].map((back) => tokenAt(place, place.at - back)?.lower ?? '');
  const isParticiple = before.some((word) => HELPS_PARTICIPLE.test(word));
  if (forms.includes('base') && LEADS_BASE.test(before[0] ?? '')) return 'base';
  if (forms.includes('participle') && isParticiple) return 'participle';
  return forms.includes('past') ? 'past' : forms[0];
}

/** "do a big mistake" → "make a big mistake": in the form the wrong verb has. */
export function matchCollocation(
  place: Place,
  { verb, noun, right, exceptNext }: Collocation,
): UsageMatch | undefined {
  const token = tokenAt(place, place.at);
  if (!token || !isHead(place, place.at, 'verb')) return undefined;
  const nouns = formsOfNoun(noun);
  for (let step = 1; step <= MOST_BETWEEN + 1; step += 1) {
    const next = tokenAt(place, place.at + step);
    if (!next || next.parted) return undefined;
    if (nouns.includes(next.lower)) {
      const after = tokenAt(place, place.at + step + 1);
      if (after && !after.parted && exceptNext?.includes(after.lower)) return undefined;
      // "make a chore chart": the first of two things
      const follows = classesAt(place, place.at + step + 1);
      if (after?.isWord && !after.parted && follows & NOUN && !functionWords.has(after.lower))
        return undefined;
      const form = formAt(place, formsOfVerb(verb).get(token.lower) ?? []);
      if (!form) return undefined;
      const isSpelling = (word: string) => place.model.isSpelling(word);
      return { from: place.at, to: place.at + 1, words: inVerbForm(right, form, isSpelling).split(' ') };
    }
    const classes = classesAt(place, place.at + step);
    const isBetween =
      determiners.has(next.lower) ||
      ((classes & modifier) !== 0 && !functionWords.has(next.lower) && !(classes & (base | third | past)));
    if (!isBetween) return undefined;
  }
  return undefined;
}
