import { CONCEPTS } from './concepts.ts';
import { aspectShares } from './guess-aspect.ts';
import type { ReadSentence } from './read-sentences.ts';
import { type Candidate, isConcept } from './theme-candidate.ts';
import { toldWords } from './told-words.ts';

/** What stands beside larger themes in so many of its sentences only comes along with them. */
const COMES_ALONG = { concept: 0.8, noun: 0.6 };
/** A theme of so many of all sentences is everywhere, so that nothing comes along with it in particular. */
const EVERYWHERE = 0.3;

/** An order that does not depend on the texts'. */
export function compareKeys(one: Candidate, other: Candidate): number {
  return (one.keys[0] ?? '') < (other.keys[0] ?? '') ? -1 : 1;
}

/** Takes out single words that mostly stand in sentences of larger themes: `feet` of `blisters on both feet`. */
export function dropWhatComesAlong(candidates: Candidate[], sentences: number): void {
  const larger = new Set<number>();
  const kept = candidates.filter(({ keys, sentences: own }) => {
    const along = [...own].filter((index) => larger.has(index)).length;
    const bound = isConcept({ keys }) ? COMES_ALONG.concept : COMES_ALONG.noun;
    const comesAlong = keys.every((key) => !key.includes(' ')) && along > own.size * bound;
    if (!comesAlong && own.size < sentences * EVERYWHERE) for (const index of own) larger.add(index);
    return !comesAlong;
  });
  candidates.splice(0, candidates.length, ...kept);
}

/**
 * Two themes are one where the smaller shares a third of its sentences with the larger, three at least, where the shared part and
 * the likeness of what both speak of add up to one, and where hardly a sentence of all would be left to it: `tank` and `water`.
 */
const OF_ONE_MEANING = { sharedSentences: 3, shared: 1 / 3, sharedAndAlike: 1, left: 0.03 };

/** Sides that say how a thing fails, not which part of it: `thumbnails` that get stuck are no bug of their own name. */
const HOW: ReadonlySet<string> = new Set(
  ['crashes and bugs', 'reliability', 'broken equipment', 'build quality', 'speed'].map(
    (label) => `c:${CONCEPTS.findIndex((concept) => concept.label === label)}`,
  ),
);

type Tells = (candidate: Candidate) => readonly number[];

/** What the sentences of a theme speak of on the whole, by their words. */
function createTells(sentences: readonly ReadSentence[]): Tells {
  const known = new Map<Candidate, readonly number[]>();
  return (candidate) => {
    const told =
      known.get(candidate) ?? sumUp([...candidate.sentences].map((index) => sentences[index]?.text));
    known.set(candidate, told);
    return told;
  };
}

function sumUp(texts: readonly (string | undefined)[]): number[] {
  const sums: number[] = [];
  for (const text of texts)
    aspectShares(toldWords(text ?? '')).forEach((share, side) => {
      sums[side] = (sums[side] ?? 0) + share;
    });
  return sums;
}

/** The cosine of two rows. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const dot = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other) || 1);
}

/** The smaller joins the larger where it hardly ever stands without it, or where both mean the same. */
export function merge(candidates: readonly Candidate[], sentences: readonly ReadSentence[]): Candidate[] {
  const tells = createTells(sentences);
  const ordered = [...candidates].sort(
    (one, other) => other.sentences.size - one.sentences.size || compareKeys(one, other),
  );
  const kept: Candidate[] = [];
  for (const candidate of ordered) {
    const host = kept.find((larger) => isPartOf(candidate, larger, { tells, total: sentences.length }));
    if (!host) {
      kept.push({
        ...candidate,
        sentences: new Set(candidate.sentences),
        topical: new Set(candidate.topical),
        surfaces: new Map(candidate.surfaces),
        names: [...candidate.names],
      });
      continue;
    }
    host.keys.push(...candidate.keys);
    host.names.push(...candidate.names);
    for (const index of candidate.sentences) host.sentences.add(index);
    for (const index of candidate.topical) host.topical.add(index);
    for (const [surface, times] of candidate.surfaces)
      host.surfaces.set(surface, (host.surfaces.get(surface) ?? 0) + times);
  }
  return kept;
}

function isPartOf(
  small: Candidate,
  large: Candidate,
  { tells, total }: { tells: Tells; total: number },
): boolean {
  let shared = 0;
  for (const index of small.sentences) if (large.sentences.has(index)) shared += 1;
  const share = shared / small.sentences.size;
  const areConcepts = isConcept(small) && isConcept(large);
  const isClose =
    !(areConcepts && small.named * 2 > small.sentences.size) &&
    (areConcepts || !HOW.has(large.keys[0] ?? '')) &&
    shared >= OF_ONE_MEANING.sharedSentences &&
    share >= OF_ONE_MEANING.shared &&
    small.sentences.size - shared < total * OF_ONE_MEANING.left;
  if (isClose && share + likeness(tells(small), tells(large)) >= OF_ONE_MEANING.sharedAndAlike) return true;
  if (areConcepts) return false;
  const union = small.sentences.size + large.sentences.size - shared;
  return shared / union >= 0.5 || share >= 0.8;
}
