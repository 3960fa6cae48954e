import { type Row, rowsOf, segmentsOf } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { flowsOf } from '@/shared/documents/pdf/layout/regions.ts';
import { tableColumns } from '@/shared/documents/pdf/tables/aligned-table.ts';
import { breakFacts } from '@/shared/documents/pdf/tables/break-facts.ts';
import { ruledTables } from '@/shared/documents/pdf/tables/find-tables.ts';
import { rowFacts } from '@/shared/documents/pdf/tables/row-facts.ts';
import type { Examples } from './fit-trees.ts';
import { type MadePage, placeOf } from './made-pages.ts';

/** A line with so many of its words in a table is one of it; with hardly any, it is none; between them nobody can say. */
const MOSTLY = 0.8;
const HARDLY = 0.3;

const wordsOf = (row: Row) => row.segments.flatMap((segment) => segment.words);

/** Lines as the reader may come to judge them: all of a page, what ruled tables left, and those of each flow. */
function settings({ words, rules }: MadePage): Row[][] {
  const { tables, rest } = ruledTables(words, rules);
  const walls = rules.filter((rule) => !rule.isAcross);
  const left = flowsOf({ segments: segmentsOf(rest), tables, walls, gutters: new Set() });
  const whole = flowsOf({ segments: segmentsOf(words), tables: [], walls, gutters: new Set() });
  return [
    rowsOf(segmentsOf(words)),
    ...(tables.length > 0 ? [rowsOf(segmentsOf(rest))] : []),
    ...[...left, ...whole].map((flow) => flow.rows),
  ].filter((rows) => rows.length > 1);
}

/** Lines of a page, and whether each belongs to a table. */
export function rowExamples(page: MadePage): Examples {
  const found: Examples = { facts: [], truth: [] };
  for (const rows of settings(page)) {
    rowFacts(rows, page.rules).forEach((facts, at) => {
      const words = wordsOf(rows[at] as Row);
      const share = words.filter((word) => placeOf(word, page)).length / words.length;
      if (share > HARDLY && share < MOSTLY) return;
      found.facts.push(facts);
      found.truth.push(share >= MOSTLY);
    });
  }
  return found;
}

/** Each two lines of a table, and whether the lower one begins a row. Heads are lost at times: also without the first line. */
export function breakExamples(page: MadePage): Examples {
  const found: Examples = { facts: [], truth: [] };
  const rowsIn = (row: Row) => wordsOf(row).map((word) => placeOf(word, page)?.row);
  for (const number of page.tables.keys()) {
    const words = page.words.filter((word) => placeOf(word, page)?.table === number + 1);
    const all = rowsOf(segmentsOf(words));
    for (const lines of all.length > 3 ? [all, all.slice(1)] : [all]) {
      const columns = tableColumns(lines);
      if (lines.length < 2 || columns.length < 2) continue;
      breakFacts(lines, columns, page.rules).forEach((facts, at) => {
        const above = new Set(rowsIn(lines[at] as Row));
        found.facts.push(facts);
        found.truth.push(!rowsIn(lines[at + 1] as Row).some((row) => above.has(row)));
      });
    }
  }
  return found;
}
