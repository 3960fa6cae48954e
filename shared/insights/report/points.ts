import type { OpportunityPart } from '@/shared/contracts/insight-surveys.ts';

/** Whole points of each part, so that they sum to the score: what rounding takes goes to those it takes most from. */
export function pointsOf(
  parts: readonly Pick<OpportunityPart, 'key' | 'score' | 'weight'>[],
  score: number,
): ReadonlyMap<OpportunityPart['key'], number> {
  const exact = parts.map(({ key, score: share, weight }) => ({ key, points: share * weight }));
  const floors = exact.map(({ key, points }) => ({ key, points: Math.floor(points), rest: points % 1 }));
  const left = score - floors.reduce((sum, { points }) => sum + points, 0);
  const raised = new Set(
    [...floors]
      .sort((one, other) => other.rest - one.rest)
      .slice(0, Math.max(0, left))
      .map(({ key }) => key),
  );
  return new Map(floors.map(({ key, points }) => [key, points + (raised.has(key) ? 1 : 0)]));
}
