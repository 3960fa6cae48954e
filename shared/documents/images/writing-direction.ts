import { type Grey, reduce } from './picture.ts';

/** What is known of a picture's writing before it is read. */
export interface Writing {
  /** Whether its lines run from top to bottom: the picture lies on its side. */
  isSideways: boolean;
  /** How far its lines are turned clockwise from level, in radians. */
  slant: number;
  /** Height of a line of letters in pixels, 0 where there is none. */
  lineHeight: number;
}

const SIDE = 900;
const POINTS = 20_000;
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
  if (points.xs.length < 50) return { isSideways: false, slant: 0, lineHeight: 0 };
  const across = bestSlant(points);
  const { xs, ys, width, height } = points;
  const down = bestSlant({ xs: ys, ys: xs, width: height, height: width });
  const isSideways = down.sharpness > 1.6 * across.sharpness;
  return {
    isSideways,
    // Seen from the side, a clockwise turn runs the other way.
    slant: isSideways ? -down.radians : across.radians,
    lineHeight: isSideways ? 0 : lineHeightOf(grey),
  };
}

const STRIP = 48;

/** Median height of what stands between blank rows, in narrow strips, so that a slant does not join lines. */
export function lineHeightOf(grey: Grey): number {
  const { width, height, data } = grey;
  const limit = thresholdOf(grey);
  const heights: number[] = [];
  for (let left = 0; left + STRIP <= width; left += STRIP * 2) {
    let run = 0;
    for (let y = 0; y <= height; y++) {
      let dark = 0;
      for (let x = left; y < height && x < left + STRIP; x++)
        if ((data[y * width + x] ?? 255) <= limit) dark++;
      if (dark > 0 && dark < STRIP * 0.9) run++;
      else {
        if (run >= 5 && run <= 120) heights.push(run);
        run = 0;
      }
    }
  }
  heights.sort((a, b) => a - b);
  return heights.length >= 3 ? (heights[Math.floor(heights.length / 2)] ?? 0) : 0;
}
