import { type Candidate, isConcept } from './theme-candidate.ts';

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

/** The smaller joins the larger where it hardly ever stands without it, or where they are mostly the same sentences. */
export function merge(candidates: readonly Candidate[]): Candidate[] {
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
        names: [...candidate.names],
      });
      continue;
    }
    host.keys.push(...candidate.keys);
    host.names.push(...candidate.names);
    for (const index of candidate.sentences) host.sentences.add(index);
    for (const [surface, times] of candidate.surfaces)
      host.surfaces.set(surface, (host.surfaces.get(surface) ?? 0) + times);
  }
  return kept;
}

function isPartOf(small: Candidate, large: Candidate): boolean {
  if (isConcept(small) && isConcept(large)) return false;
  let shared = 0;
  for (const index of small.sentences) if (large.sentences.has(index)) shared += 1;
  const union = small.sentences.size + large.sentences.size - shared;
  return shared / union >= 0.5 || shared / small.sentences.size >= 0.8;
}
