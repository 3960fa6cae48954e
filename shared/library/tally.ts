import * as z from 'zod/mini';
import { enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';

/** What a person found who read both answers without knowing which was which. */
export const verdict = z.enum(['rewrite', 'original', 'same']);
export type Verdict = z.infer<typeof verdict>;

const count = z.int().check(z.nonnegative());

/** How comparisons of one mode at one level ended. Counts alone: no text, no time. */
export const tallyRow = z.object({
  mode: enhanceMode,
  level: enhanceLevel,
  rewrite: count,
  original: count,
  same: count,
});
export type TallyRow = z.infer<typeof tallyRow>;
export type Tally = readonly TallyRow[];

type Where = Pick<TallyRow, 'mode' | 'level'>;
type Counts = Record<Verdict, number>;

const noCounts: Counts = { rewrite: 0, original: 0, same: 0 };

function plus(left: Counts, right: Counts): Counts {
  return {
    rewrite: left.rewrite + right.rewrite,
    original: left.original + right.original,
    same: left.same + right.same,
  };
}

/** Two tallies as one; what stands in both is added up. */
export function mergeTallies(first: Tally, second: Tally): Tally {
  const merged = new Map<string, TallyRow>();
  for (const row of [...first, ...second]) {
    const key = `${row.mode}:${row.level}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, ...plus(known, row) } : row);
  }
  return [...merged.values()];
}

/** The tally with one more comparison. */
export function withVerdict(tally: Tally, { mode, level }: Where, found: Verdict): Tally {
  return mergeTallies(tally, [{ mode, level, ...noCounts, [found]: 1 }]);
}

/** What the rows of a tally come to; all of them, or those of one mode, or of one mode at one level. */
export function countsOf(tally: Tally, where: Partial<Where> = {}): Counts {
  return tally
    .filter(({ mode, level }) => mode === (where.mode ?? mode) && level === (where.level ?? level))
    .reduce(plus, noCounts);
}

/** How many comparisons a count stands for. */
export function total({ rewrite, original, same }: Counts): number {
  return rewrite + original + same;
}

/** The normal quantile of a 95 % interval. */
const Z95 = 1.959964;

/**
 * Wilson's score interval of a share at 95 %: between 0 and 1, and wide where little was counted.
 * @param all at least 1
 */
export function wilson(won: number, all: number): { low: number; high: number } {
  const share = won / all;
  const spread = Z95 ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / all + spread / (4 * all))) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
