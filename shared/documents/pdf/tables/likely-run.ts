import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import { unite } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { tableChances } from './judge-rows.ts';
import { isDrawnRule } from './typed-table.ts';

/** The lines of a table are more likely than that, on average. */
const LEAST = 0.3;

/** How likely each line of a flow is one of a table. Lines typed of hyphens are rules to the others. */
export function runChances(rows: readonly Row[], rules: readonly Rule[]): ReadonlyMap<Row, number> {
  const lines = rows.filter((row) => !isDrawnRule(row));
  const typed = rows
    .filter(isDrawnRule)
    .flatMap((row) => row.segments.map((one) => ({ ...unite([one]), isAcross: true })));
  const chances = tableChances(lines, [...rules, ...typed]);
  return new Map(lines.map((row, at) => [row, chances[at] ?? 0]));
}

/** Whether lines look like those of a table, on average. */
export function isLikely(run: readonly Row[], chances: ReadonlyMap<Row, number>): boolean {
  const sum = run.reduce((total, row) => total + (chances.get(row) ?? 0), 0);
  return sum >= LEAST * run.length;
}
