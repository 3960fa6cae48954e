import { COMPANY, OTHERWISE } from './company.ts';
import { CONCEPTS } from './concepts.ts';
import { stem } from './fold.ts';
import { isJudgement } from './sentiment.ts';
import type { TaggedWord } from './tagger.ts';

interface FoundConcept {
  /** Its index in `CONCEPTS`. */
  concept: number;
  /** Places of the words that say so. */
  at: number[];
  /** Said without its name. */
  isPhrase: boolean;
}

/** The common side that may be all a subject is. */
export const APP = CONCEPTS.findIndex(({ label }) => label === 'app');

/** Words that come and go inside a way of saying something: `hold a charge`, `never even holds its charge`. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an the my our your his her its their this that these those any all some every even just really still only so very too again'.split(
    ' ',
  ),
);
const MAX_WORDS = 4;

const names = new Map<string, number>();
const phrases = new Map<string, number>();
const keyOf = (said: string) => said.split(' ').map(stem).join(' ');
CONCEPTS.forEach(({ words }, index) => {
  for (const word of words) names.set(keyOf(word), index);
});
CONCEPTS.forEach(({ phrases: ways }, index) => {
  for (const way of ways) {
    const key = keyOf(way);
    if (!names.has(key) && !phrases.has(key)) phrases.set(key, index);
    const short = key
      .split(' ')
      .filter((word) => !FILLERS.has(word))
      .join(' ');
    if (short !== '' && short.includes(' ') && !names.has(short) && !phrases.has(short))
      phrases.set(short, index);
  }
});

/** First words of what is said in so many words: hardly a place in a clause begins one. */
const beginnings: ReadonlySet<string>[] = Array.from({ length: MAX_WORDS + 1 }, (_, length) => {
  const keys = [...names.keys(), ...phrases.keys()].map((key) => key.split(' '));
  return new Set(keys.flatMap((words) => (words.length === length ? words.slice(0, 1) : [])));
});

/**
 * Common sides that a clause names or speaks of in other words; the longest way of saying goes first, a word says one thing.
 * @param isIgnored whether a word is the subject itself or a competitor
 */
export function findConcepts(
  words: readonly TaggedWord[],
  isIgnored: (at: number) => boolean,
): FoundConcept[] {
  const told = words.flatMap(({ word }, at) => (FILLERS.has(word) ? [] : [at]));
  const stems = words.map(({ word }) => stem(word));
  const lemmas = words.map(({ lemma }) => lemma);
  const clause = words.map(({ word }) => word).join(' ');
  const covered = new Set<number>();
  const found: FoundConcept[] = [];
  const everywhere = words.map((_, at) => at);
  for (let length = MAX_WORDS; length >= 1; length -= 1) {
    const begun = beginnings[length];
    for (const places of length === 1 ? [everywhere] : [everywhere, told]) {
      for (let from = 0; from + length <= places.length; from += 1) {
        const first = places[from] ?? 0;
        if (!begun?.has(stems[first] ?? '') && !begun?.has(lemmas[first] ?? '')) continue;
        const at = places.slice(from, from + length);
        if (at.some((place) => covered.has(place))) continue;
        const hit = lookUp(
          at.map((place) => stems[place]).join(' '),
          at.map((place) => lemmas[place]).join(' '),
        );
        if (!hit) continue;
        const place = at[0] ?? 0;
        // `Last year` is a time, `lasts a year` is not.
        if (lemmas[place] === 'last' && length > 1 && !words[place]?.isVerb) continue;
        if (length === 1 && (isIgnored(place) || isOtherwiseMeant(words[place - 1], stems[place]))) continue;
        if (length === 1 && OTHERWISE.get(lemmas[place] ?? '')?.test(clause)) continue;
        for (const one of at) covered.add(one);
        found.push({ ...hit, at });
      }
    }
  }
  return found;
}

/** The concept that a word says by itself, whatever it is meant for in its sentence. */
export const conceptOf = (stemmed: string, lemma: string): number | undefined =>
  lookUp(stemmed, lemma)?.concept;

function lookUp(stems: string, lemmas: string): Omit<FoundConcept, 'at'> | undefined {
  const named = names.get(stems) ?? names.get(lemmas);
  if (named !== undefined) return { concept: named, isPhrase: false };
  const said = phrases.get(stems) ?? phrases.get(lemmas);
  return said === undefined ? undefined : { concept: said, isPhrase: true };
}

/** Whether the word before says that this is not the concept's: `lumbar support`. */
function isOtherwiseMeant(before: TaggedWord | undefined, word: string | undefined): boolean {
  const company = COMPANY.get(word ?? '');
  if (!company || !before || !(before.isAdjective || before.isNoun)) return false;
  return !company.has(before.word) && !isJudgement(before.word);
}
