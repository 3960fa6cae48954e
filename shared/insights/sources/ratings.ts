import type { Rating } from '@/shared/contracts/insight-items.ts';

/** Scales that ratings are given on, the shortest first. */
const SCALES = [5, 10, 100];
const STARS = /^[★⭐]+/u;
const FIGURE = /^(\d+(?:[.,]\d+)?)\s*(?:(?:\/|of|out of|von|sur)\s*(\d+)|%|stars?\b|★)?/i;

interface Given {
  value: number;
  of: number | undefined;
}

function readGiven(given: string): Given | undefined {
  const stars = STARS.exec(given)?.[0];
  if (stars) return { value: [...stars.matchAll(/[★⭐]/gu)].length, of: 5 };
  const [whole, value = '', of] = FIGURE.exec(given) ?? [];
  if (whole === undefined) return undefined;
  return {
    value: Number(value.replace(',', '.')),
    of: of ? Number(of) : whole.endsWith('%') ? 100 : undefined,
  };
}

/**
 * The ratings of a file's rows. Where none says of how many, the shortest scale that holds them all is meant; figures beyond any
 * scale, or all of them below one, are no ratings.
 */
export function readRatings(given: readonly (string | undefined)[]): (Rating | undefined)[] {
  const read = given.map((each) => readGiven(each?.trim() ?? ''));
  const bare = read.flatMap((each) => (each && each.of === undefined ? [each.value] : []));
  const most = bare.reduce((max, value) => Math.max(max, value), 0);
  const scale = most > 1 ? SCALES.find((of) => most <= of) : undefined;
  return read.map((each) => {
    const of = each?.of ?? scale;
    return each && of !== undefined && each.value <= of ? { value: each.value, of } : undefined;
  });
}
