/**
 * A rewrite as a walk over both texts: what stayed, and what turned into what.
 * Joining `same`/`before` gives the draft, joining `same`/`after` the result.
 */
export type DiffSegment = { same: string } | { before: string; after: string };

/**
 * The text with some changes refused.
 * @param refused indexes into `segments` whose `before` is kept
 */
export function applyDiff(segments: readonly DiffSegment[], refused: ReadonlySet<number>): string {
  return segments
    .map((part, index) => ('same' in part ? part.same : refused.has(index) ? part.before : part.after))
    .join('');
}
