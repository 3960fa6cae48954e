import type { Box, Matrix } from '@/shared/documents/pdf/geometry.ts';

/** A straight line along an axis; its box is as thick as it is drawn. */
export interface Rule extends Box {
  isAcross: boolean;
}

/** A filled shape that is nearly its box: a rectangle, also with round corners, or a circle. */
export interface Fill extends Box {
  colour: number | null;
}

/** Codes of pdf.js inside one path (its `DrawOPS`). */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;

const THIN = 3.2;
/** A path of more numbers is a drawing, not a table. */
const LONGEST = 60_000;
/** So many pieces tell a drawing; more are not kept. */
const MOST_SLANTS = 4_000;

/** Rules and filled rectangles of a page, as its paths are painted. */
export class PathRules {
  readonly rules: Rule[] = [];
  readonly fills: Fill[] = [];
  /** Pieces of paths that run aslant or bent, as those of drawings do. */
  readonly slants: Box[] = [];

  /** A path of pdf.js, painted with `matrix`. */
  add(
    path: Float32Array,
    matrix: Matrix,
    {
      isFilled,
      isStroked,
      colour,
      lineWidth,
    }: {
      isFilled: boolean;
      isStroked: boolean;
      colour: number | null;
      lineWidth: number;
    },
  ): void {
    if (this.slants.length < MOST_SLANTS) this.slants.push(...slantedPieces(path, matrix));
    if (path.length > LONGEST) return;
    const thick = Math.max(0.2, lineWidth * Math.hypot(matrix[0], matrix[1]));
    for (const { points, isCurved } of partsOf(path, matrix)) {
      if (isFilled) this.fill(points, { isCurved, colour });
      if (isStroked && !isCurved) this.stroke(points, thick);
    }
  }

  /** Colours that flow into each other over all that is clipped. */
  shade(clip: Box): void {
    this.fills.push({ ...clip, colour: null });
  }

  private fill(
    points: readonly number[],
    { isCurved, colour }: { isCurved: boolean; colour: number | null },
  ): void {
    const box = isCurved ? undefined : rectangleOf(points);
    if (!box) {
      if (fillsItsBox(points)) this.fills.push({ ...boundsOf(points), colour });
      return;
    }
    const width = box.x1 - box.x0;
    const height = box.bottom - box.top;
    if (Math.min(width, height) > THIN) this.fills.push({ ...box, colour });
    else if (Math.max(width, height) > THIN) this.rules.push({ ...box, isAcross: width > height });
  }

  private stroke(points: readonly number[], thick: number): void {
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(at, at + 4);
      const dx = Math.abs(x1 - x0);
      const dy = Math.abs(y1 - y0);
      if (Math.max(dx, dy) < 2 || Math.min(dx, dy) > 0.7) {
        continue;
      }
      const half = thick / 2;
      const isAcross = dx > dy;
      this.rules.push({
        x0: Math.min(x0, x1) - (isAcross ? 0 : half),
        x1: Math.max(x0, x1) + (isAcross ? 0 : half),
        top: Math.min(y0, y1) - (isAcross ? half : 0),
        bottom: Math.max(y0, y1) + (isAcross ? half : 0),
        isAcross,
      });
    }
  }
}

/** Pieces that run aslant or bent; none of a path that is mostly along the axes, as a frame with round corners. */
function slantedPieces(path: Float32Array, m: Matrix): Box[] {
  const pieces: Box[] = [];
  let [along, aslant, x0, y0] = [0, 0, 0, 0];
  let at = 0;
  while (at < path.length && pieces.length < MOST_SLANTS) {
    const code = path[at++];
    const size = code === CURVE ? 6 : code === QUADRATIC ? 4 : code === MOVE || code === LINE ? 2 : 0;
    at += size;
    if (size === 0) continue;
    const [x = 0, y = 0] = [path[at - 2], path[at - 1]];
    const x1 = m[0] * x + m[2] * y + m[4];
    const y1 = m[1] * x + m[3] * y + m[5];
    const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    if (code !== MOVE && Math.min(dx, dy) > 0.7) {
      aslant += dx + dy;
      pieces.push({
        x0: Math.min(x0, x1),
        x1: Math.max(x0, x1),
        top: Math.min(y0, y1),
        bottom: Math.max(y0, y1),
      });
    } else if (code !== MOVE) along += dx + dy;
    [x0, y0] = [x1, y1];
  }
  return aslant > along ? pieces : [];
}

/** The parts of a path as page coordinates x, y, x, y …, of curves their ends, closed ones with their first point again. */
function partsOf(path: Float32Array, m: Matrix): { points: number[]; isCurved: boolean }[] {
  const parts: { points: number[]; isCurved: boolean }[] = [];
  let part: number[] = [];
  let isCurved = false;
  const end = () => {
    if (part.length >= 4) parts.push({ points: part, isCurved });
    part = [];
    isCurved = false;
  };
  let at = 0;
  while (at < path.length) {
    const code = path[at++];
    const size = code === CURVE ? 6 : code === QUADRATIC ? 4 : code === MOVE || code === LINE ? 2 : 0;
    if (size > 0) {
      at += size;
      if (code === MOVE) end();
      if (size > 2) isCurved = true;
      const [x = 0, y = 0] = [path[at - 2], path[at - 1]];
      part.push(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]);
    } else {
      const [x = 0, y = 0] = part;
      if (part.length >= 4) part.push(x, y);
    }
  }
  end();
  return parts;
}

function boundsOf(points: readonly number[]): Box {
  let [x0, x1, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x0, x1, top, bottom };
}

/** The box around a whole path. */
export function pathBounds(path: Float32Array, matrix: Matrix): Box {
  return boundsOf(partsOf(path, matrix).flatMap(({ points }) => points));
}

/** A circle of four curves, by the square between their ends, fills half of its box. */
const MOSTLY = 0.45;

/** Whether a shape covers most of its box, so that what stands in the box stands on it. */
function fillsItsBox(points: readonly number[]): boolean {
  const { x0, x1, top, bottom } = boundsOf(points);
  if (Math.min(x1 - x0, bottom - top) <= THIN) return false;
  let twice = 0;
  for (let at = 0; at < points.length; at += 2) {
    const after = (at + 2) % points.length;
    twice += (points[at] ?? 0) * (points[after + 1] ?? 0) - (points[after] ?? 0) * (points[at + 1] ?? 0);
  }
  return Math.abs(twice) / 2 > MOSTLY * (x1 - x0) * (bottom - top);
}

/** The box of a path that is a rectangle along the axes, or a border of one, whose ends are cut aslant as browsers draw them. */
function rectangleOf(points: readonly number[]): Box | undefined {
  if (points.length < 4 || points.length > 12) return undefined;
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const box = boundsOf(points);
  const isOnEdge = (value: number, low: number, high: number) =>
    Math.abs(value - low) < 0.6 || Math.abs(value - high) < 0.6;
  const isBox =
    xs.every((x) => isOnEdge(x, box.x0, box.x1)) && ys.every((y) => isOnEdge(y, box.top, box.bottom));
  return isBox || isMitred(points, box) ? box : undefined;
}

/** Four corners, and so thin and long that only the ends can be aslant. */
function isMitred(points: readonly number[], { x0, x1, top, bottom }: Box): boolean {
  const [thin, long] = [Math.min(x1 - x0, bottom - top), Math.max(x1 - x0, bottom - top)];
  return points.length >= 8 && points.length <= 10 && thin <= THIN && long > 4 * thin && long > 4;
}
