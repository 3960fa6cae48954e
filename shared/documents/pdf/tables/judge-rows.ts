import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { chanceOf } from './boosted-trees.ts';
import { rowFacts } from './row-facts.ts';
import weights from './row-weights.json' with { type: 'json' };

/** How likely each line of a region is one of a table, 0 to 1. */
export function tableChances(rows: readonly Row[], rules: readonly Rule[]): number[] {
  if (rows.length < 2) return rows.map(() => 0);
  return rowFacts(rows, rules).map((facts) => chanceOf(weights, facts));
}
