/** An affine map as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Points of 1/72 inch; x to the right, y down, from the top left corner of the page as it is shown. */
export interface Box {
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** Whatever pdf.js hands over as a matrix; anything else is the identity. */
export function asMatrix(from: unknown): Matrix {
  const list = from as ArrayLike<number> | null | undefined;
  if (list?.length !== 6) return identity;
  return [
    Number(list[0]),
    Number(list[1]),
    Number(list[2]),
    Number(list[3]),
    Number(list[4]),
    Number(list[5]),
  ];
}

/** Quarter turns, clockwise as seen, from upright text to this text. */
export type Turn = 0 | 1 | 2 | 3;

/** The turn nearest to a writing direction. */
export function turnOf(dx: number, dy: number): Turn {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2;
  return dy > 0 ? 1 : 3;
}

export interface PageSize {
  width: number;
  height: number;
}

/** A point of the page in the frame in which text of that turn is upright. */
export function turnPoint(
  [x, y]: readonly [number, number],
  turn: Turn,
  page: PageSize,
): readonly [number, number] {
  if (turn === 1) return [y, page.width - x];
  if (turn === 2) return [page.width - x, page.height - y];
  if (turn === 3) return [page.height - y, x];
  return [x, y];
}

/** Text written nearer to a quarter turn than this, in degrees, is set straight, as that over a scan laid down askew. */
const ASKEW = 6;

/** Degrees by which a writing direction lies aslant, beyond its nearest turn; 0 of what is nearly straight. */
export function tiltOf(dx: number, dy: number, turn: Turn): number {
  if (dx === 0 || dy === 0) return 0;
  const degrees = Math.round((Math.atan2(dy, dx) * 180) / Math.PI) - 90 * turn;
  const tilt = ((degrees + 540) % 360) - 180;
  return Math.abs(tilt) < ASKEW ? 0 : tilt;
}

/** A point in a frame turned by so many degrees, in which what is written so far aslant is straight. */
export function tiltPoint(point: readonly [number, number], degrees: number): readonly [number, number] {
  if (degrees === 0) return point;
  const [x, y] = point;
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
}

export function turnBox(box: Box, turn: Turn, page: PageSize): Box {
  const [ax, ay] = turnPoint([box.x0, box.top], turn, page);
  const [bx, by] = turnPoint([box.x1, box.bottom], turn, page);
  return { x0: Math.min(ax, bx), x1: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) };
}

export function unite(boxes: readonly Box[]): Box {
  const all = { x0: Infinity, x1: -Infinity, top: Infinity, bottom: -Infinity };
  for (const box of boxes) {
    if (box.x0 < all.x0) all.x0 = box.x0;
    if (box.x1 > all.x1) all.x1 = box.x1;
    if (box.top < all.top) all.top = box.top;
    if (box.bottom > all.bottom) all.bottom = box.bottom;
  }
  return all;
}

export function overlap(one: Box, other: Box): Box {
  return {
    x0: Math.max(one.x0, other.x0),
    x1: Math.min(one.x1, other.x1),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** How much of the smaller height two boxes share, 0 to 1. */
export function sharedHeight(one: Box, other: Box): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared / Math.max(0.01, Math.min(one.bottom - one.top, other.bottom - other.top));
}

/** Boxes from the top down, those that begin at one height from the left. */
export function downThenAcross(one: Box, other: Box): number {
  return Math.abs(one.top - other.top) < 2 ? one.x0 - other.x0 : one.top - other.top;
}
