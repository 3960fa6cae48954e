import { isClearPast, verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { wordTable } from '@/shared/engines/offline/lexicon/word-table.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';

export const MODAL =
  "(?:can|could|will|would|should|must|might|may|can't|couldn't|won't|wouldn't|shouldn't|cannot|i'll|you'll|we'll|they'll|he'll|she'll|it'll)";
export const NOT_NOUN =
  "(?<!\\b(?:the|a|an|my|your|his|her|their|our|free|good|this|that|own|living|iron) |['’]s )";
export const PRONOUN = '(?:i|you|he|she|it|we|they)';
export const BETWEEN =
  '(?:(?:not|also|just|please|always|never|only|really|still|even|probably|easily|then|already|actually) )?';

/** The base form of a third person or of a clear past: "helps" → "help", "went" → "go". */
export function baseOf(word: string): string | undefined {
  if (word === 'has' || word === 'had') return 'have';
  if (['is', 'are', 'am', 'was', 'were'].includes(word)) return 'be';
  const third = verbs.byThird.get(word);
  if (third && third.base !== word) return third.base;
  const past = verbs.byPast.get(word);
  return past && past.base !== word && !verbs.byBase.has(word) && !adjectives.has(word)
    ? past.base
    : undefined;
}
/** The simple past of a base form, where it looks different. */
export function pastOf(word: string): string | undefined {
  const forms = word === 'have' ? { base: 'have', past: 'had' } : verbs.byBase.get(word);
  if (!forms || forms.past === forms.base || (functionWords.has(word) && word !== 'have')) return undefined;
  return /^(?:am|is|are|be|will|can|may|must|do|let)$/.test(word) ? undefined : forms.past;
}
export const pastParticipleOf = (word: string): string | undefined =>
  isClearPast(word) ? verbs.byPast.get(word)?.participle : undefined;

export const PASSIVES = new Set(
  'announce accept publish renovate deliver send cancel replace remove delete create solve invite allow use make do give take pay sell build approve reject confirm install repair include improve follow add suspend inform discuss write translate ignore prepare produce choose provide explain organize generate receive close consider define'.split(
    ' ',
  ),
);
export const PAST_ADJECTIVES = wordTable({
  please: 'pleased',
  interest: 'interested',
  confuse: 'confused',
  worry: 'worried',
  surprise: 'surprised',
  excite: 'excited',
  tire: 'tired',
  bore: 'bored',
  satisfy: 'satisfied',
  disappoint: 'disappointed',
});
