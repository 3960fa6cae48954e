import type { Grey } from './picture.ts';

const TILE = 48;
/** Paper whose brightness differs by less over the picture is read as it is. */
const LEAST_SPREAD = 45;
/** Light falls off slowly; a leap from one tile to the next is a picture or a coloured area. */
const MOST_LEAP = 28;

/** A picture of paper lit from one side as if it were lit evenly; others come back as they are. */
export function withEvenLight(grey: Grey): Grey {
  const { width, height, data } = grey;
  const wide = Math.ceil(width / TILE);
  const high = Math.ceil(height / TILE);
  if (wide < 4 || high < 4) return grey;
  const ground = groundOf(grey, wide, high);
  if (!isSlowlyFalling(ground, wide)) return grey;
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = between(y, high);
    for (let x = 0; x < width; x++) {
      const column = between(x, wide);
      const at = row.first * wide + column.first;
      const right = column.next - column.first;
      const below = (row.next - row.first) * wide;
      const upper = (ground[at] ?? 255) * (1 - column.share) + (ground[at + right] ?? 255) * column.share;
      const lower =
        (ground[at + below] ?? 255) * (1 - column.share) + (ground[at + below + right] ?? 255) * column.share;
      const light = upper + (lower - upper) * row.share;
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / light);
    }
  }
  return { width, height, data: even };
}

/** The tiles a place lies between, and how near it is to the second one. */
function between(place: number, tiles: number) {
  const exact = Math.min(Math.max((place + 0.5) / TILE - 0.5, 0), tiles - 1);
  const first = Math.floor(exact);
  return { first, next: Math.min(first + 1, tiles - 1), share: exact - first };
}

/** Brightness of the paper in each tile: what a tenth of its pixels exceed. */
function groundOf({ width, height, data }: Grey, wide: number, high: number): Float32Array {
  const ground = new Float32Array(wide * high);
  for (let tile = 0; tile < ground.length; tile++) {
    const left = (tile % wide) * TILE;
    const top = Math.floor(tile / wide) * TILE;
    const values: number[] = [];
    for (let y = top; y < Math.min(top + TILE, height); y += 3)
      for (let x = left; x < Math.min(left + TILE, width); x += 3) values.push(data[y * width + x] ?? 255);
    values.sort((a, b) => a - b);
    ground[tile] = Math.max(20, values[Math.floor(values.length * 0.9)] ?? 255);
  }
  return ground;
}

function isSlowlyFalling(ground: Float32Array, wide: number): boolean {
  const sorted = [...ground].sort((a, b) => a - b);
  const spread =
    (sorted[Math.floor(sorted.length * 0.97)] ?? 0) - (sorted[Math.floor(sorted.length * 0.03)] ?? 0);
  if (spread < LEAST_SPREAD) return false;
  let leaps = 0;
  for (let tile = 1; tile < ground.length; tile++) {
    const here = ground[tile] ?? 0;
    const toLeft = tile % wide === 0 ? 0 : Math.abs(here - (ground[tile - 1] ?? here));
    const toTop = tile < wide ? 0 : Math.abs(here - (ground[tile - wide] ?? here));
    if (Math.max(toLeft, toTop) > MOST_LEAP) leaps++;
  }
  return leaps < ground.length * 0.04;
}
