import type { DataColumn } from './data-column.ts';
import type { RowFacts } from './row-signs.ts';

/** Such a row under all others holds another figure of them than their sum. */
const NO_SUM = /^(?:av|mean|med|m[ií]n|max|count|durch|mittel|anz|prom|moy|nomb)/i;

/** What the last total of a table says by column, for a check. */
export function statedBy(
  lines: readonly RowFacts[],
  sure: ReadonlySet<number>,
  measures: readonly DataColumn[],
): { row: number; figures: Map<number, number> } | undefined {
  const last = lines.findLastIndex(
    ({ words, figures }, at) => sure.has(at) && words === 'strong' && figures.some((value) => value !== null),
  );
  const line = lines[last];
  if (!line || last < lines.length - 4 || NO_SUM.test(line.label)) return undefined;
  const figures = new Map<number, number>();
  measures.forEach(({ column }, at) => {
    const value = line.figures[at];
    if (typeof value === 'number') figures.set(column, value);
  });
  return { row: line.row, figures };
}
