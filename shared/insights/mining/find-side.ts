import type { Concept } from './concept.ts';
import { CONCEPTS } from './concepts.ts';

const SIDES = new Map<string, Concept>();
for (const side of CONCEPTS) {
  // A theme may be called by the half of a name that its posts hold: `parking` of `location and parking`.
  for (const half of side.label.split(' and ')) if (!SIDES.has(half)) SIDES.set(half, side);
}
for (const side of CONCEPTS) SIDES.set(side.label, side);

/** The common side that a theme is, by its label; undefined where it is called by words of its own. */
export const findSide = (theme: string): Concept | undefined => SIDES.get(theme);

/** Whether two themes are one, though one report calls it by the half of a name and another by the whole. */
export const isSameSide = (one: string, other: string): boolean =>
  one === other || (findSide(one) !== undefined && findSide(one) === findSide(other));
