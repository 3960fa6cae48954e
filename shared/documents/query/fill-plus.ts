import { columnAt, type Filling, isFigures, nameAt } from './draft.ts';
import type { Choice, TableQuery } from './table-query.ts';
import { canAddUp } from './with-sum.ts';

const TOGETHER = /^(?:plus|together|combined|zusammen|juntos|juntas|ensemble)$/;

const namedFigures = (filling: Filling) =>
  filling.free.filter((at) => isFigures(columnAt(filling, at))).slice(0, 6);

const areAlike = (filling: Filling, columns: readonly number[]) =>
  canAddUp(columns.flatMap((at) => columnAt(filling, at) ?? []));

/** "Rent plus heating", "tax and pension together": columns that are added up row for row. Gives the words that are left. */
export function takePlus(filling: Filling, unknown: readonly string[]): string[] {
  const figures = namedFigures(filling);
  const [, ...others] = figures;
  const isSaid = filling.reading.tokens.some(({ text }) => TOGETHER.test(text));
  if (!isSaid || others.length === 0 || !areAlike(filling, figures)) return [...unknown];
  filling.plus = others;
  return unknown.filter((word) => !TOGETHER.test(word));
}

/** Of several columns that are named their sum, a press away. */
export function plusChoices(filling: Filling, query: TableQuery, columns: readonly number[]): Choice[] {
  const [measure, ...plus] = columns;
  if (query.how !== 'sum' || measure === undefined || plus.length > 2 || !areAlike(filling, columns))
    return [];
  return [
    { label: columns.map((at) => nameAt(filling, at)).join(' plus '), query: { ...query, measure, plus } },
  ];
}
