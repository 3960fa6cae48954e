import { CONCEPTS } from './concepts.ts';
import type { ReadSentence } from './read-sentences.ts';

export interface Theme {
  label: string;
  /** Sentences that speak of it, as indexes. */
  sentences: number[];
  /** Distinct authors of its items. */
  authors: number;
}

interface Candidate {
  keys: string[];
  sentences: Set<number>;
  surfaces: Map<string, number>;
  opinions: number;
}

const MAX_THEMES = 25;
const MIN_AUTHORS = 3;
/** A theme comes up in so large a part of the items at least. */
const MIN_SHARE = 0.012;
/** So many of its sentences want something or judge; words that only come along do not. */
const MIN_OPINION = { concept: 0.3, noun: 0.45 };

/**
 * Finds what people talk about: common sides of things, and nouns special to the subject, where somebody judges or wants
 * something of them. Those that stand in the same sentences are one. Ordered by how many people bring them up.
 * @param authorOf who wrote an item, as a key
 */
export function findThemes(
  sentences: readonly ReadSentence[],
  authorOf: (item: number) => string,
  items: number,
): Theme[] {
  const candidates = gather(sentences);
  const least = Math.max(MIN_AUTHORS, Math.ceil(items * MIN_SHARE));
  const authorsOf = ({ sentences: found }: Pick<Candidate, 'sentences'>) =>
    new Set([...found].map((index) => authorOf(sentences[index]?.item ?? -1))).size;
  const able = candidates.filter((candidate) => {
    const isConcept = candidate.keys[0]?.startsWith('c:') ?? false;
    const judged = judgedShare(candidate, sentences);
    return authorsOf(candidate) >= least && judged >= (isConcept ? MIN_OPINION.concept : MIN_OPINION.noun);
  });
  const merged = merge(able);
  const taken = new Set<string>();
  return merged
    .map((candidate) => ({ candidate, authors: authorsOf(candidate) }))
    .sort((one, other) => other.authors - one.authors || compareKeys(one.candidate, other.candidate))
    .slice(0, MAX_THEMES)
    .map(({ candidate, authors }) => {
      const label = chooseLabel(candidate, taken);
      taken.add(label);
      return { label, sentences: [...candidate.sentences].sort((one, other) => one - other), authors };
    });
}

function compareKeys(one: Candidate, other: Candidate): number {
  return (one.keys[0] ?? '') < (other.keys[0] ?? '') ? -1 : 1;
}

function gather(sentences: readonly ReadSentence[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  sentences.forEach(({ aspects, intents }, index) => {
    for (const [key, surface] of aspects) {
      const candidate = byKey.get(key) ?? {
        keys: [key],
        sentences: new Set(),
        surfaces: new Map(),
        opinions: 0,
      };
      byKey.set(key, candidate);
      candidate.sentences.add(index);
      candidate.surfaces.set(surface, (candidate.surfaces.get(surface) ?? 0) + 1);
      if (intents.length > 0) candidate.opinions += 1;
    }
  });
  return [...byKey.values()];
}

/** Over the sentences somebody could judge: those in English, or all of them where there are none. */
function judgedShare({ sentences: found, opinions }: Candidate, sentences: readonly ReadSentence[]): number {
  const readable = [...found].filter((index) => {
    const sentence = sentences[index];
    return (
      sentence !== undefined &&
      (sentence.intents.length > 0 || sentence.votes.strength !== 0 || sentence.aspects.size > 0)
    );
  }).length;
  return readable === 0 ? 0 : opinions / readable;
}

/** The smaller joins the larger where it hardly ever stands without it, or where they are mostly the same sentences. */
function merge(candidates: readonly Candidate[]): Candidate[] {
  const ordered = [...candidates].sort(
    (one, other) => other.sentences.size - one.sentences.size || compareKeys(one, other),
  );
  const kept: Candidate[] = [];
  for (const candidate of ordered) {
    const host = kept.find((larger) => isPartOf(candidate, larger));
    if (!host) {
      kept.push({
        ...candidate,
        sentences: new Set(candidate.sentences),
        surfaces: new Map(candidate.surfaces),
      });
      continue;
    }
    host.keys.push(...candidate.keys);
    for (const index of candidate.sentences) host.sentences.add(index);
    for (const [surface, times] of candidate.surfaces)
      host.surfaces.set(surface, (host.surfaces.get(surface) ?? 0) + times);
  }
  return kept;
}

function isPartOf(small: Candidate, large: Candidate): boolean {
  let shared = 0;
  for (const index of small.sentences) if (large.sentences.has(index)) shared += 1;
  const union = small.sentences.size + large.sentences.size - shared;
  return shared / union >= 0.5 || shared / small.sentences.size >= 0.8;
}

/**
 * The name of what most of its sentences speak of: a concept's own, or the phrase people use most, in two words where that
 * says more.
 */
function chooseLabel({ keys, surfaces, sentences }: Candidate, taken: ReadonlySet<string>): string {
  // The first key is the largest: the others joined it.
  const [main = ''] = keys;
  const own = main.startsWith('c:') ? CONCEPTS[Number(main.slice(2))]?.label : undefined;
  if (own && !taken.has(own)) return own;
  const ranked = [...surfaces]
    .map(([surface, times]) => ({ surface, weight: times * (surface.includes(' ') ? 1.6 : 1) }))
    .sort((one, other) => other.weight - one.weight || (one.surface < other.surface ? -1 : 1));
  const free = ranked.find(({ surface }) => !taken.has(surface));
  return free?.surface ?? `${ranked[0]?.surface ?? 'other'} (${sentences.size})`;
}
