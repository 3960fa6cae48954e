import type { Grey } from './picture.ts';
import { thresholdOf } from './writing-direction.ts';

/** A thin line down the picture, as tables have between their columns; in pixels. */
export interface Rule {
  x: number;
  top: number;
  bottom: number;
}

interface Run {
  /** Which row (or column) it lies in, and from where to where. */
  line: number;
  from: number;
  to: number;
}

/** Letters are never this long without a break. */
const LEAST_LENGTH = 48;
/** Thicker ones are areas. */
const MOST_THICK = 6;

/**
 * A copy without the thin lines that frame tables and cells: the recognition takes them for letters. Gives those that ran
 * down, which part columns.
 */
export function withoutRules(grey: Grey, lineHeight: number): { grey: Grey; rules: Rule[] } {
  const limit = thresholdOf(grey);
  const { width, height, data } = grey;
  const long = Math.max(LEAST_LENGTH, Math.round(lineHeight * 2.5));
  const across = thinRuns(grey, { limit, long, lines: height, length: width, lineStep: width, step: 1 });
  const down = thinRuns(grey, { limit, long, lines: width, length: height, lineStep: 1, step: width });
  // A single line is a heading's underline or a separator; it does no harm.
  if (down.length + across.length === 0) return { grey, rules: [] };
  const clean = data.slice();
  for (const run of across) wipe(clean, run, { lines: height, lineStep: width, step: 1 });
  for (const run of down) wipe(clean, run, { lines: width, lineStep: 1, step: width });
  const rules = down.map(({ line, from, to }) => ({ x: line, top: from, bottom: to }));
  return { grey: { width, height, data: clean }, rules };
}

interface Scan {
  limit: number;
  /** Least length of a run. */
  long: number;
  lines: number;
  length: number;
  lineStep: number;
  step: number;
}

/** Dark runs along one direction that are light on both sides. */
function thinRuns({ data }: Grey, scan: Scan): Run[] {
  const { limit, long, lines, length, lineStep, step } = scan;
  const runs: Run[] = [];
  for (let line = 0; line < lines; line++) {
    // Every long run covers one of these; most lines are passed over by them.
    for (let probe = long >> 1; probe < length; probe += long >> 1) {
      if ((data[line * lineStep + probe * step] ?? 255) > limit) continue;
      let from = probe;
      let to = probe;
      while (from > 0 && (data[line * lineStep + (from - 1) * step] ?? 255) <= limit) from--;
      while (to < length - 1 && (data[line * lineStep + (to + 1) * step] ?? 255) <= limit) to++;
      if (to - from >= long && isThin(data, { line, from, to }, scan)) runs.push({ line, from, to });
      probe = Math.max(probe, to);
    }
  }
  return runs;
}

/** Whether most places of the run are light a little above and a little below. */
function isThin(data: Uint8Array, { line, from, to }: Run, { limit, lines, lineStep, step }: Scan): boolean {
  let light = 0;
  let seen = 0;
  for (let at = from; at <= to; at += 4) {
    seen++;
    let thick = 1;
    for (let off = 1; off <= MOST_THICK && line - off >= 0; off++) {
      if ((data[(line - off) * lineStep + at * step] ?? 255) > limit) break;
      thick++;
    }
    for (let off = 1; off <= MOST_THICK && line + off < lines; off++) {
      if ((data[(line + off) * lineStep + at * step] ?? 255) > limit) break;
      thick++;
    }
    if (thick <= MOST_THICK) light++;
  }
  return light >= seen * 0.75;
}

/** Takes the run and its blurred edges away: what lies beside it is what the ground is like there. */
function wipe(
  data: Uint8Array,
  { line, from, to }: Run,
  scan: Pick<Scan, 'lines' | 'lineStep' | 'step'>,
): void {
  const { lines, lineStep, step } = scan;
  const before = Math.max(line - 2, 0) * lineStep;
  const after = Math.min(line + 2, lines - 1) * lineStep;
  for (let at = from; at <= to; at++) {
    const ground = Math.max(data[before + at * step] ?? 255, data[after + at * step] ?? 255);
    for (let near = Math.max(line - 1, 0); near <= Math.min(line + 1, lines - 1); near++) {
      const place = near * lineStep + at * step;
      if ((data[place] ?? 0) < ground) data[place] = ground;
    }
  }
}
