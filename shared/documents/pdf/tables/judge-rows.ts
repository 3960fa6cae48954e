import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { chanceOf } from './boosted-trees.ts';
import { breakFacts } from './break-facts.ts';
import breaks from './break-weights.json' with { type: 'json' };
import { rowFacts } from './row-facts.ts';
import weights from './row-weights.json' with { type: 'json' };
import type { Column } from './table-columns.ts';

/** Among the facts of two lines: in so many columns both hold a figure. */
const FIGURES = 2;

/** How likely each line of a region is one of a table, 0 to 1. */
export function tableChances(rows: readonly Row[], rules: readonly Rule[]): number[] {
  if (rows.length < 2) return rows.map(() => 0);
  return rowFacts(rows, rules).map((facts) => chanceOf(weights, facts));
}

/** Of each line but the first, whether it goes on with the row of the line above rather than begins one. */
export function continuedLines(rows: readonly Row[], columns: readonly Column[]): boolean[] {
  return breakFacts(rows, columns, []).map(
    // a figure under a figure is another row, whatever the trees say: joined, both would be wrong
    (facts) => (facts[FIGURES] ?? 0) === 0 && chanceOf(breaks, facts) < 0.5,
  );
}
