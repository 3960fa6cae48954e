import { CONCEPTS } from './concepts.ts';
import type { ReadSentence } from './read-sentences.ts';
import type { Candidate } from './theme-candidate.ts';
import { family } from './word-families.ts';

/** A common side keeps its name where so many of its sentences hold a word of it. */
const MIN_CARRIED = 0.2;
/** Else it is called as so many of its sentences do, most of all that say so. */
const OWN_WORDS = { share: 0.3, least: 3, ofAll: 0.5 };
/** Two words are its name where so many of the sentences that hold the one hold both. */
const MIN_PAIR = 0.5;

/** `hatch leaks` is no name of a thing: taggers take the verb behind a noun for another noun. */
const LIKE_VERB = /[^s]s$/;

type NounCounts = ReadonlyMap<string, { times: number; surface: string }>;

interface Naming {
  taken: ReadonlySet<string>;
  sentences: readonly ReadSentence[];
  /** The nouns of all sentences, by `countNouns`. */
  overall: NounCounts;
}

/** Whether something said holds a word of a name: `shared` of `sharing and permissions`. */
function isOfName(name: string, said: string): boolean {
  const words = name.split(' ').map(family);
  return said
    .split(' ')
    .some((word) => (words.length === 1 || word.length > 3) && words.includes(family(word)));
}

/** Whether a word that may say a common side is one that the side is called by: `shared` of `sharing and permissions`. */
export function saysLabel(key: string, surface: string): boolean {
  const label = key.startsWith('c:') ? CONCEPTS[Number(key.slice(2))]?.label : undefined;
  return label !== undefined && isOfName(label, surface);
}

/** A pair says more than one of its words, and most where both are the theme's own: `swarm alarm` of `swarm` and `alarm`. */
function weightOfName(key: string, keys: readonly string[]): number {
  const words = key.slice(2).split(' ');
  if (words.length === 1) return 1;
  return words.every((word) => keys.includes(`n:${word}`)) ? 3 : 1.6;
}

/**
 * What a reader knows a theme by: the name of a common side where its posts hold it, the half of it that they hold; else the
 * words that they use for it, in two where that says more.
 */
export function chooseLabel(candidate: Candidate, naming: Naming): string {
  const { keys, names, sentences } = candidate;
  // The first key is the largest: the others joined it.
  const [main = ''] = keys;
  const side = main.startsWith('c:') ? CONCEPTS[Number(main.slice(2))]?.label : undefined;
  const own =
    side === undefined
      ? namePair(main.slice(2), nounsOf(candidate, naming))
      : nameSide(candidate, side, naming);
  if (own && !naming.taken.has(own)) return own;
  const ranked = names
    .map(({ key, surface, times }) => ({ surface, weight: times * weightOfName(key, keys) }))
    .sort((one, other) => other.weight - one.weight || (one.surface < other.surface ? -1 : 1));
  const free = ranked.find(({ surface }) => !naming.taken.has(surface));
  return free?.surface ?? `${ranked[0]?.surface ?? 'other'} (${sentences.size})`;
}

function nameSide(candidate: Candidate, side: string, naming: Naming): string {
  const { surfaces, sentences } = candidate;
  const timesOf = (name: string) =>
    [...surfaces].reduce((sum, [said, times]) => sum + (isOfName(name, said) ? times : 0), 0);
  if (timesOf(side) < sentences.size * MIN_CARRIED) return findOwnName(candidate, naming) ?? side;
  const held = side.split(' and ').filter((name) => timesOf(name) > 0);
  return held.length === 1 ? (held[0] ?? side) : side;
}

/** The noun, or the two words, that most of a theme's sentences call it by. */
function findOwnName(candidate: Candidate, naming: Naming): string | undefined {
  const within = nounsOf(candidate, naming);
  const least = Math.max(OWN_WORDS.least, candidate.sentences.size * OWN_WORDS.share);
  const [best] = [...within]
    .filter(
      ([key, { times, surface }]) =>
        !(key.includes(' ') && LIKE_VERB.test(surface)) &&
        times >= least &&
        !naming.taken.has(surface) &&
        times >= (naming.overall.get(key)?.times ?? 0) * OWN_WORDS.ofAll,
    )
    .sort(byTimes);
  return best && (namePair(best[0], within) ?? best[1].surface);
}

/** The two words that a noun mostly stands in: `air conditioning` rather than `conditioning`; those that end in it go first. */
function namePair(noun: string, within: NounCounts): string | undefined {
  const least = Math.max(OWN_WORDS.least, (within.get(noun)?.times ?? 0) * MIN_PAIR);
  const pairs = [...within]
    .filter(([, { times, surface }]) => times >= least && !LIKE_VERB.test(surface))
    .sort(byTimes);
  const pair =
    pairs.find(([key]) => key.endsWith(` ${noun}`)) ?? pairs.find(([key]) => key.startsWith(`${noun} `));
  return pair?.[1].surface;
}

type Counted = readonly [key: string, { times: number; surface: string }];
const byTimes = ([one, { times }]: Counted, [other, { times: most }]: Counted) =>
  most - times || one.length - other.length || (one < other ? -1 : 1);

const nounsOf = ({ sentences: own }: Candidate, { sentences }: Naming): NounCounts =>
  countNouns([...own].flatMap((index) => sentences[index] ?? []));

/** In how many sentences each noun and pair of nouns stands, with the first way it is written. */
export function countNouns(sentences: readonly ReadSentence[]): NounCounts {
  const counted = new Map<string, { times: number; surface: string }>();
  for (const { aspects } of sentences)
    for (const [key, surface] of aspects) {
      const noun = /^n:(.+)$/.exec(key)?.[1] ?? /^s:\d+ (.+)$/.exec(key)?.[1];
      if (noun === undefined) continue;
      const known = counted.get(noun);
      if (known) known.times += 1;
      else counted.set(noun, { times: 1, surface });
    }
  return counted;
}
