import { type Relevant, readRelevanceSigns } from './relevance-signs.ts';
import table from './relevance-weights.json' with { type: 'json' };

/** Of fewer posts nobody can tell what they have in common. */
const MIN_POSTS = 40;
/** How probable it is at least: one real post in a hundred is lost by it (ADR 55). */
const LEAST = { namesake: 0.5, seller: 0.5 } as const;
/** In the order of the weights, behind those of who has the thing. What speaks of something else is told too seldom (`off-topic.ts`). */
const KINDS = ['namesake', 'seller'] as const;
type Irrelevant = (typeof KINDS)[number];

function judge(signs: readonly number[]): Irrelevant | null {
  const sums = table.weights.map((row) =>
    row.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return KINDS.find((kind, at) => (raised[at + 1] ?? 0) / total >= LEAST[kind]) ?? null;
}

/**
 * Which posts of a file speak of something else of that name or sell, by weights that were learnt from posts on other products
 * (`local/voices`). Null for those that may be meant.
 */
export function findIrrelevant(posts: readonly string[], relevant: Relevant): (Irrelevant | null)[] {
  if (posts.length < MIN_POSTS) return posts.map(() => null);
  return readRelevanceSigns(posts, relevant).map(judge);
}
