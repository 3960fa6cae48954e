import { CONCEPTS } from './concepts.ts';
import { stem } from './fold.ts';
import { keepAbout } from './keep-about.ts';
import { compareKeys, dropWhatComesAlong, merge } from './merge-themes.ts';
import { findKinds } from './product-kinds.ts';
import type { ReadSentence } from './read-sentences.ts';
import { type Candidate, isConcept, isPutInWays } from './theme-candidate.ts';
import { chooseLabel, countNouns, saysLabel } from './theme-label.ts';
import { firstOfFamily } from './word-families.ts';

export interface Theme {
  label: string;
  /** Sentences of the posts that are about it, as indexes. */
  sentences: number[];
  /** Those of them that are about it, not only hold it. */
  topical: number[];
  /** Distinct authors of its items. */
  authors: number;
}

const MAX_THEMES = 25;
const MIN_AUTHORS = 3;
/** Of so few items a common side that two people bring up is one already: it has a name of its own to be known by. */
const FEW = { items: 45, authors: 2 };
/** Of not many it is one where two people call it by its name and judge it. */
const NOT_MANY = 90;
/** A theme comes up in so large a part of the items at least. */
const MIN_SHARE = 0.012;
/** A noun of the subject's own in a larger one: it has no name to be known by. */
const MIN_NOUN_SHARE = 0.02;
/** So many of its sentences want something or judge; words that only come along do not. */
const MIN_OPINION = { concept: 0.3, noun: 0.4 };
/** A noun that hardly a sentence is about, like the `episode` of a podcast, stands in what is said of other things. */
const HELD = { topical: 0.2, opinion: 0.8 };
/** A concept that is named in fewer of its sentences must be spoken of in so many ways. */
const MIN_NAMED = 0.34;
const MIN_WAYS = 3;
/** A common side that so many people call by its name is one, in however few of its sentences the rules know a judgement. */
const CALLED = { named: 0.8, times: 3, opinion: 0.05 };
/** So much is asked of any theme, however little the rules understand of the text. */
const LEAST_OPINION = 0.2;
/** Of many sentences so many want or judge something: `Colour is grey`, said fifty times, is no finding. A few may be put too freely. */
const LEAST_SAID = { concept: 0.05, noun: 0.15 };
/** A sentence that is about it without a word the rules know counts so much beside one that wants something. */
const TOPIC_WEIGHT = 0.4;
/** In so many of its sentences it is another product's name, a place or a time: that is no side of the subject. */
const MAX_ASIDE = 0.6;

/** Nouns that are a side's whole name, or half of it: `ticket` of `tickets and passes`. */
const SIDE_OF_NOUN: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap(({ label }, index) =>
    label.split(' and ').map((name) => [firstOfFamily(stem(name)), `c:${index}`] as const),
  ),
);

/**
 * Finds what people talk about: common sides of things, and nouns special to the subject, where somebody judges or wants
 * something of them. Those that stand in the same sentences are one. Ordered by how many people bring them up, then call them by name.
 * @param authorOf who wrote an item, as a key
 */
export function findThemes(
  sentences: readonly ReadSentence[],
  authorOf: (item: number) => string,
  items: number,
): Theme[] {
  const fewest = Math.max(MIN_AUTHORS, Math.ceil(items * MIN_SHARE));
  const fewestOfNoun = Math.max(MIN_AUTHORS, Math.ceil(items * MIN_NOUN_SHARE));
  const usual = shareOfOpinions(sentences);
  const authorsOf = ({ sentences: found }: Pick<Candidate, 'sentences'>) =>
    new Set([...found].map((index) => authorOf(sentences[index]?.item ?? -1))).size;
  const isAble = (candidate: Candidate) => {
    const isHeld = !isConcept(candidate) && candidate.topical.size < candidate.sentences.size * HELD.topical;
    const least = isConcept(candidate) ? MIN_OPINION.concept : MIN_OPINION.noun;
    const authors = authorsOf(candidate);
    const isCalled =
      isConcept(candidate) &&
      candidate.named >= candidate.sentences.size * CALLED.named &&
      authors >= fewest * CALLED.times;
    const opinion = isHeld ? HELD.opinion : isCalled ? CALLED.opinion : Math.min(least, usual);
    // Tenths do not add up to the bit.
    const isWanted = candidate.opinions + 1e-9 >= candidate.judged * opinion;
    if (candidate.aside >= candidate.sentences.size * MAX_ASIDE || isHearsay(candidate, items)) return false;
    const isClear = candidate.named > 0 && candidate.said >= FEW.authors;
    const isCommon = isConcept(candidate) && (items <= FEW.items || (items <= NOT_MANY && isClear));
    return (
      authors >= (isCommon ? FEW.authors : isConcept(candidate) ? fewest : fewestOfNoun) &&
      isWanted &&
      candidate.said >=
        Math.floor(candidate.judged * (isConcept(candidate) ? LEAST_SAID.concept : LEAST_SAID.noun)) &&
      isPutInWays(candidate, sentences, items > FEW.items ? items : 0)
    );
  };
  const isOwn = findOwnNouns(sentences, authorOf, fewest);
  const known = { isOwn, isNoun: findNouns(sentences), isKind: findKinds(sentences) };
  // A noun that is no theme, like `note` of a note app, silences no other way of speaking of a side.
  const first = gather(sentences, { ...known, silences: isOwn }).filter(isAble);
  const telling = new Set(first.flatMap(({ keys }) => keys));
  const able = gather(sentences, { ...known, silences: (key) => telling.has(key) }).filter(isAble);
  const merged = merge(able, sentences);
  dropWhatComesAlong(merged, sentences.length);
  joinLikely(merged, sentences);
  const taken = new Set<string>();
  const overall = countNouns(sentences);
  return keepAbout(merged, sentences)
    .map((candidate) => ({ candidate, authors: authorsOf(candidate) }))
    .sort(
      (one, other) =>
        other.authors - one.authors ||
        other.candidate.named - one.candidate.named ||
        compareKeys(one.candidate, other.candidate),
    )
    .slice(0, MAX_THEMES)
    .map(({ candidate, authors }) => {
      const label = chooseLabel(candidate, { taken, sentences, overall });
      taken.add(label);
      return {
        label,
        sentences: [...candidate.sentences].sort((one, other) => one - other),
        topical: [...candidate.topical],
        authors,
      };
    });
}

/** A complaint of no theme goes to the one that it likely speaks of, where others made it one. */
function joinLikely(themes: readonly Candidate[], sentences: readonly ReadSentence[]): void {
  const taken = new Set(themes.flatMap((theme) => [...theme.sentences]));
  const themeOf = new Map(themes.flatMap((theme) => theme.keys.map((key) => [key, theme] as const)));
  sentences.forEach(({ aspects, intents }, index) => {
    if (taken.has(index) || !intents.includes('complaint')) return;
    for (const key of aspects.keys())
      if (/^[gw]:/.test(key)) themeOf.get(`c:${key.slice(2)}`)?.sentences.add(index);
  });
}

/** Whether hardly anybody names it, and those who seem to speak of it all say the same: a saying of the subject's own. */
function isHearsay(candidate: Candidate, items: number): boolean {
  if (!isConcept(candidate) || candidate.named >= candidate.sentences.size * MIN_NAMED) return false;
  const commonest = Math.max(...candidate.surfaces.values());
  const ways = items <= FEW.items ? FEW.authors : MIN_WAYS;
  return candidate.surfaces.size < ways || commonest > candidate.sentences.size / 2;
}

const isTold = ({ intents, isOpinion }: ReadSentence): boolean => isOpinion || intents.length > 0;

/** How much of a text the rules understand: where people put things in ways of their own, less is asked of a theme too. */
function shareOfOpinions(sentences: readonly ReadSentence[]): number {
  const judged = sentences.filter(({ isJudged }) => isJudged);
  const share = judged.filter(isTold).length / Math.max(1, judged.length);
  return Math.max(LEAST_OPINION, share);
}

interface Nouns {
  /** Whether a noun is a side of the subject by its own name. */
  isOwn: (noun: string) => boolean;
  /** Whether a word that may be a noun is one as people use it here. */
  isNoun: (key: string) => boolean;
  /** Whether it is what the subject is. */
  isKind: (key: string) => boolean;
  /** Whether one says so clearly what a sentence is about that no other way of speaking counts. */
  silences: (noun: string) => boolean;
}

function gather(sentences: readonly ReadSentence[], { isOwn, isNoun, isKind, silences }: Nouns): Candidate[] {
  const byKey = new Map<string, Candidate>();
  sentences.forEach((sentence, index) => {
    const { aspects, asides, topics, isJudged } = sentence;
    const counted = new Set<string>();
    const isNamed = [...aspects.keys()].some((key) => key.startsWith('n:') && silences(key));
    for (const [read, surface] of aspects) {
      const key = isNamed && /^[lpg]/.test(read) ? undefined : resolve(read, isOwn);
      if (key === undefined || counted.has(key) || isKind(key)) continue;
      if (read.startsWith('m:') && !isNoun(key)) continue;
      counted.add(key);
      const candidate = byKey.get(key) ?? {
        keys: [key],
        sentences: new Set(),
        surfaces: new Map(),
        names: [],
        judged: 0,
        opinions: 0,
        said: 0,
        topical: new Set(),
        aside: 0,
        named: 0,
      };
      byKey.set(key, candidate);
      candidate.sentences.add(index);
      candidate.surfaces.set(surface, (candidate.surfaces.get(surface) ?? 0) + 1);
      if (isJudged) candidate.judged += 1;
      if (isTold(sentence)) {
        candidate.opinions += 1;
        candidate.said += 1;
      } else if (topics.has(read) || topics.has(key)) candidate.opinions += TOPIC_WEIGHT;
      if (asides.has(key)) candidate.aside += 1;
      if (topics.has(read) || topics.has(key)) candidate.topical.add(index);
      if (read === key || read.startsWith('n:') || saysLabel(key, surface)) candidate.named += 1;
    }
  });
  for (const candidate of byKey.values())
    candidate.names.push({
      key: candidate.keys[0] ?? '',
      surface: commonest(candidate.surfaces),
      times: candidate.sentences.size,
    });
  return [...byKey.values()];
}

const commonest = (surfaces: ReadonlyMap<string, number>): string =>
  [...surfaces].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))[0]?.[0] ?? '';

/** What a sentence's aspect counts for: a word that says a concept loosely says it only where it is no side of its own. */
function resolve(read: string, isOwn: (noun: string) => boolean): string | undefined {
  if (read.startsWith('m:')) return `n:${read.slice(2)}`;
  if (/^[pg]:/.test(read)) return `c:${read.slice(2)}`;
  if (/^[kws]:/.test(read)) return undefined;
  // A noun that is a common side's whole name is that side.
  if (read.startsWith('n:')) return SIDE_OF_NOUN.get(read.slice(2)) ?? read;
  if (!read.startsWith('l:')) return read;
  const [concept = '', word = ''] = read.slice(2).split(' ');
  return isOwn(`n:${word}`) && !SIDE_OF_NOUN.has(word) ? undefined : `c:${concept}`;
}

/** Which nouns so many people bring up that they are sides of the subject by their own names. */
function findOwnNouns(
  sentences: readonly ReadSentence[],
  authorOf: (item: number) => string,
  fewest: number,
): (key: string) => boolean {
  const authors = new Map<string, Set<string>>();
  for (const { aspects, item } of sentences)
    for (const key of aspects.keys()) {
      const loose = key.startsWith('l:') ? `n:${key.split(' ')[1]}` : key;
      if (!loose.startsWith('n:')) continue;
      authors.set(loose, (authors.get(loose) ?? new Set()).add(authorOf(item)));
    }
  return (key) => (authors.get(key)?.size ?? 0) >= fewest;
}

/** Words that are nouns in a third of their places at least: taggers read `Grind consistency` as an order to grind. */
function findNouns(sentences: readonly ReadSentence[]): (key: string) => boolean {
  const times = new Map<string, number>();
  for (const { aspects } of sentences)
    for (const key of aspects.keys()) times.set(key, (times.get(key) ?? 0) + 1);
  return (key) => (times.get(key) ?? 0) * 2 >= Math.max(1, times.get(`m:${key.slice(2)}`) ?? 0);
}
