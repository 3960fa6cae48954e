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
