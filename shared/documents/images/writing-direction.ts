import { type Grey, reduce } from './picture.ts';

/** What is known of a picture's writing before it is read. */
export interface Writing {
  /** Whether its lines run from top to bottom: the picture lies on its side. */
  isSideways: boolean;
  /** Whether that is beyond doubt: pages have 0.04 to 0.75 or 3 and more as much across their lines as along. */
  isSure: boolean;
  /** How far its lines are turned clockwise from level, in radians. */
  slant: number;
}

const SIDE = 900;
const POINTS = 10_000;
const DEGREE = Math.PI / 180;
/** Slants are looked for up to here, first in whole degrees, then in tenths around the best. */
const MOST_DEGREES = 12;

interface Points {
  xs: Int16Array;
  ys: Int16Array;
  width: number;
  height: number;
}

/** Value that best parts dark from light (N. Otsu, 1979, "A threshold selection method from gray-level histograms"). */
export function thresholdOf({ data }: Grey): number {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1;
  let all = 0;
  for (let value = 0; value < 256; value++) all += value * (histogram[value] ?? 0);
  let darkCount = 0;
  let darkSum = 0;
  let best = 127;
  let most = -1;
  for (let value = 0; value < 256; value++) {
    darkCount += histogram[value] ?? 0;
    darkSum += value * (histogram[value] ?? 0);
    const lightCount = data.length - darkCount;
    if (!darkCount || !lightCount) continue;
    const apart = darkSum / darkCount - (all - darkSum) / lightCount;
    const spread = darkCount * lightCount * apart * apart;
    if (spread > most) {
      most = spread;
      best = value;
    }
  }
  return best;
}

/** Edges of dark marks from above: letters give short ones in rows, areas and frames few. */
function marksOf(grey: Grey): Points {
  const { width, height, data } = grey;
  const limit = thresholdOf(grey);
  const marks: number[] = [];
  for (let y = 1; y < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const isDark = (data[at] ?? 255) <= limit;
      if (isDark !== (data[at - width] ?? 255) <= limit || isDark !== (data[at - 1] ?? 255) <= limit)
        marks.push(at);
    }
  }
  const step = Math.max(1, Math.ceil(marks.length / POINTS));
  const taken = marks.filter((_, index) => index % step === 0);
  return {
    xs: Int16Array.from(taken, (at) => at % width),
    ys: Int16Array.from(taken, (at) => Math.floor(at / width)),
    width,
    height,
  };
}

/** How sharply marks fall into lines slanted by `radians`: the squared steps between neighbouring lines' counts. */
function sharpness({ xs, ys, width, height }: Points, radians: number): number {
  const slope = Math.tan(radians);
  const shift = Math.abs(slope) * width;
  const counts = new Uint32Array(Math.ceil(height + 2 * shift) + 2);
  for (let index = 0; index < xs.length; index++) {
    const line = Math.round((ys[index] ?? 0) - slope * (xs[index] ?? 0) + shift);
    counts[line] = (counts[line] ?? 0) + 1;
  }
  let sum = 0;
  for (let line = 1; line < counts.length; line++) {
    const step = (counts[line] ?? 0) - (counts[line - 1] ?? 0);
    sum += step * step;
  }
  return sum;
}

function bestSlant(points: Points): { radians: number; sharpness: number } {
  const level = sharpness(points, 0);
  let best = { radians: 0, sharpness: level };
  const look = (degrees: number) => {
    const found = sharpness(points, degrees * DEGREE);
    if (found > best.sharpness) best = { radians: degrees * DEGREE, sharpness: found };
  };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees++) look(degrees);
  const middle = best.radians / DEGREE;
  for (let tenth = -9; tenth <= 9; tenth++) look(middle + tenth / 10);
  // A little sharper is chance.
  return best.sharpness > 1.1 * level ? best : { radians: 0, sharpness: level };
}

/** Looks at the marks alone; a few milliseconds. */
export function lookAtWriting(grey: Grey): Writing {
  const by = Math.max(1, Math.floor(Math.max(grey.width, grey.height) / SIDE));
  const points = marksOf(reduce(grey, by));
  if (points.xs.length < 50) return { isSideways: false, isSure: false, slant: 0 };
  const across = bestSlant(points);
  const { xs, ys, width, height } = points;
  const down = bestSlant({ xs: ys, ys: xs, width: height, height: width });
  const isSideways = down.sharpness > 1.6 * across.sharpness;
  return {
    isSideways,
    isSure: isSideways || down.sharpness < 0.85 * across.sharpness,
    // Seen from the side, a clockwise turn runs the other way.
    slant: isSideways ? -down.radians : across.radians,
  };
}

const STRIP = 48;
/** So many strips tell enough of a page. */
const STRIPS = 14;

/** Dark pixels row by row of one line of letters, as a narrow strip cuts it out. */
type Stretch = readonly number[];

/** What stands between blank rows, in narrow strips, so that a slant does not join lines. */
function stretchesOf(grey: Grey): Stretch[] {
  const { width, height, data } = grey;
  const limit = thresholdOf(grey);
  const stretches: Stretch[] = [];
  const step = Math.max(STRIP, Math.floor(width / STRIPS));
  for (let left = 0; left + STRIP <= width; left += step) {
    let rows: number[] = [];
    for (let y = 0; y <= height; y++) {
      let dark = 0;
      for (let x = left; y < height && x < left + STRIP; x++)
        if ((data[y * width + x] ?? 255) <= limit) dark++;
      if (dark > 0 && dark < STRIP * 0.9) rows.push(dark);
      else {
        if (rows.length >= 5 && rows.length <= 120) stretches.push(rows);
        rows = [];
      }
    }
  }
  return stretches;
}

/** Median height of a line of letters in pixels, 0 where there are hardly any. */
export function lineHeightOf(grey: Grey): number {
  const heights = stretchesOf(grey)
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  return heights.length >= 3 ? (heights[Math.floor(heights.length / 2)] ?? 0) : 0;
}

/**
 * Whether level lines stand on their heads: in Latin writing far more rises above the small letters than hangs below them.
 * Measured: upright pages 0.57 to 0.84 of it above, upside down 0.15 to 0.51.
 */
export function isUpsideDown(grey: Grey): boolean {
  const stretches = stretchesOf(grey);
  let above = 0;
  let below = 0;
  for (const rows of stretches) {
    const full = Math.max(...rows) / 2;
    const first = rows.findIndex((dark) => dark >= full);
    const last = rows.findLastIndex((dark) => dark >= full);
    for (let row = 0; row < first; row++) above += rows[row] ?? 0;
    for (let row = last + 1; row < rows.length; row++) below += rows[row] ?? 0;
  }
  return stretches.length >= 15 && above < 0.46 * (above + below);
}
