import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { pairsOf } from './conditions.ts';
import type { Comparison } from './match-comparisons.ts';
import { matchPeriods } from './match-periods.ts';
import type { Period } from './period.ts';
import { languageOf, tokensOf } from './question-tokens.ts';
import { readQuestion } from './read-question.ts';
import type { Condition, TableQuery } from './table-query.ts';

/** The days a question names, as one column of days holds them. */
export function daysAsked(question: string, table: DataTable, column: number): Period[] {
  const own = table.columns[column];
  if (own?.kind !== 'date') return [];
  const tokens = tokensOf(question);
  return matchPeriods(tokens, own, languageOf(tokens)).flatMap(({ periods }) => periods);
}

/** Whether the days a condition holds are the ones a question names: each end of them is an end of those. */
export function areDaysAsked({ values }: Pick<Condition, 'values'>, asked: readonly Period[]): boolean {
  const ends = new Set(asked.flatMap(({ from, until }) => [from, until]));
  return (
    pairsOf(values).every(
      ([from, until]) => (from !== '' || until !== '') && ends.has(from) && ends.has(until),
    ) ||
    (asked.length > 0 && pairsOf(values).every(([from, until]) => isSpan(from, until, asked)))
  );
}

/** "from January to March" as its two months: the days from the first to the last of them. */
const isSpan = (from: string, until: string, asked: readonly Period[]) =>
  asked.some((one) => one.from === from) && asked.some((one) => one.until === until);

/** Whether a query leaves out days or values the question names: its figure would be one for another question. */
export function leavesOut(
  { where, by, over, having }: TableQuery,
  table: DataTable,
  question: string,
): boolean {
  const uses = (column: number) =>
    by?.column === column || over?.column === column || where.some((one) => one.column === column);
  const reading = readQuestion(question, table.plain ?? table);
  const days = reading.periods.columns;
  if (reading.periods.matches.length > 0 && days.length > 0 && !days.some(uses)) return true;
  const isCompared = ({ column }: Comparison) => column === undefined || having !== undefined || uses(column);
  return reading.values.some(({ column }) => !uses(column)) || !reading.comparisons.every(isCompared);
}
