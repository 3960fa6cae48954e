import { CONCEPTS } from './concepts.ts';

/** What may be a theme, while it is weighed. */
export interface Candidate {
  keys: string[];
  sentences: Set<number>;
  surfaces: Map<string, number>;
  /** Each key's own words and how many sentences hold it in any form: `swarm alert` and `swarm warning` are one. */
  names: { key: string; surface: string; times: number }[];
  /** How many of its sentences somebody could judge, and in how many something is wanted or said of it. */
  judged: number;
  opinions: number;
  /** In how many of them somebody says what he wants or thinks, in words the rules know. */
  said: number;
  /** In how many sentences it is a name, a place or a time. */
  aside: number;
  /** In how many sentences it is called by its name. */
  named: number;
}

/** A pair says more than one of its words, and most where both are the theme's own: `swarm alarm` of `swarm` and `alarm`. */
function weightOfName(key: string, keys: readonly string[]): number {
  const words = key.slice(2).split(' ');
  if (words.length === 1) return 1;
  return words.every((word) => keys.includes(`n:${word}`)) ? 3 : 1.6;
}

/**
 * The name of what most of its sentences speak of: a concept's own, or the phrase people use most, in two words where that
 * says more.
 */
export function chooseLabel({ keys, names, sentences }: Candidate, taken: ReadonlySet<string>): string {
  // The first key is the largest: the others joined it.
  const [main = ''] = keys;
  const own = main.startsWith('c:') ? CONCEPTS[Number(main.slice(2))]?.label : undefined;
  if (own && !taken.has(own)) return own;
  const ranked = names
    .map(({ key, surface, times }) => ({ surface, weight: times * weightOfName(key, keys) }))
    .sort((one, other) => other.weight - one.weight || (one.surface < other.surface ? -1 : 1));
  const free = ranked.find(({ surface }) => !taken.has(surface));
  return free?.surface ?? `${ranked[0]?.surface ?? 'other'} (${sentences.size})`;
}
