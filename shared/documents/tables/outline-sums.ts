import { columnsThatFit, type Figures, stepOf, total } from './add-up.ts';
import { TELLING_DIGITS } from './row-signs.ts';

interface Line {
  /** How deep the file's own outline has the row; 0 where it has none. */
  level: number;
  figures: Figures;
  digits: number;
}

/** The rows of deeper levels that lie right beside a row, on one side of it. */
function under(lines: readonly Line[], at: number, step: 1 | -1): number[] {
  const level = lines[at]?.level ?? 0;
  const found: number[] = [];
  for (let next = at + step; (lines[next]?.level ?? -1) > level; next += step) found.push(next);
  return found;
}

/**
 * Rows that the outline of a sheet has over others beside them and that add these up: both signs together leave no doubt. Sums of
 * inner groups do not count twice.
 */
export function outlineSums(lines: readonly Line[]): Set<number> {
  const sums = new Set<number>();
  if (lines.every(({ level }) => level === 0)) return sums;
  const step = stepOf(lines.map(({ figures }) => figures));
  const inner = lines.map((_, at) => at).sort((a, b) => (lines[b]?.level ?? 0) - (lines[a]?.level ?? 0));
  for (const at of inner) {
    const { figures, digits } = lines[at] ?? { figures: [], digits: 0 };
    const adds = ([-1, 1] as const).some((side) => {
      const parts = under(lines, at, side).filter((part) => !sums.has(part));
      if (parts.length === 0 || figures.every((value) => value === null)) return false;
      const run = { sum: total(parts.map((part) => lines[part]?.figures ?? [])), count: parts.length };
      // A short figure is about the sum of others too easily.
      const exact = digits < TELLING_DIGITS ? 0 : step;
      if (columnsThatFit(figures, run, { step: exact, isStrict: true }) > 0) return true;
      // A price in such a row may be a mean.
      const isTold = parts.length > 1 && digits >= TELLING_DIGITS;
      return isTold && columnsThatFit(figures, run, { step, isStrict: false }) > 0;
    });
    if (adds) sums.add(at);
  }
  return sums;
}
