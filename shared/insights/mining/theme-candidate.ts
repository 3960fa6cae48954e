import { CONCEPTS } from './concepts.ts';
import type { ReadSentence } from './read-sentences.ts';
import { countWordings } from './wordings.ts';

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
  /** Sentences that are about it by how they are built, not only hold it. */
  topical: Set<number>;
  /** In how many sentences it is a name, a place or a time. */
  aside: number;
  /** In how many sentences it is called by its name. */
  named: number;
}

/** People put a theme in so many ways at least; a single noun that hardly one in twenty brings up, in more. */
const WORDINGS = { least: 2, rare: 3, rareShare: 0.05 };

/** A common side of things, as `concepts.ts` names it. */
export const isConcept = ({ keys }: Pick<Candidate, 'keys'>) => keys[0]?.startsWith('c:') ?? false;

/**
 * Whether people put it in words of their own: what one wrote and others repeat is one voice.
 * @param items of how many items a noun is rare; 0 for so few that none is
 */
export function isPutInWays(
  candidate: Candidate,
  sentences: readonly ReadSentence[],
  items: number,
): boolean {
  const isSingle = !isConcept(candidate) && !candidate.keys[0]?.includes(' ');
  const isRare = candidate.sentences.size < items * WORDINGS.rareShare;
  const enough = isSingle && isRare ? WORDINGS.rare : WORDINGS.least;
  const texts = [...candidate.sentences].map((index) => sentences[index]?.text ?? '');
  return countWordings(texts, enough) >= enough;
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
