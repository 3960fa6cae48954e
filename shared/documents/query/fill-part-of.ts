import { rowsThatPass } from './conditions.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, type Part } from './draft.ts';
import { addsUpAt } from './fill-per.ts';
import type { TableQuery } from './table-query.ts';

/** Whether one column's figures are never more than another's, in the rows that are asked about. */
function isWithin({ table, where }: Filling, part: number, whole: number): boolean {
  const [own, all] = [table.columns[part], table.columns[whole]];
  if (own?.unit !== all?.unit || own?.units || all?.units) return false;
  const pairs = rowsThatPass(table, table.rows, where).flatMap((row) => {
    const [value, of] = [own?.values.get(row), all?.values.get(row)];
    return typeof value === 'number' && typeof of === 'number' ? [{ value, of }] : [];
  });
  return pairs.length > 0 && pairs.every(({ value, of }) => value >= 0 && value <= of);
}

/** "What percentage of beds is occupied": the two columns of figures, part and whole; undefined where it asks for another share. */
function partAndWhole(filling: Filling): { part: number; whole: number }[] {
  const figures = filling.free.filter((at) => isFigures(columnAt(filling, at)) && addsUpAt(filling, at));
  if (figures.length !== 2) return [];
  const ways = figures.map((part, at) => ({ part, whole: figures[1 - at] ?? part }));
  return ways.filter(({ part, whole }) => isWithin(filling, part, whole));
}

const shareOf = (query: TableQuery, { part, whole }: { part: number; whole: number }): TableQuery => ({
  ...query,
  how: 'share',
  measure: part,
  against: whole,
});

/** One column as a share of another, where two are named; only where the whole is known to add up its parts without being asked. */
export function partOfColumn(filling: Filling): Part | undefined {
  if (!asksFor(filling, 'share')) return undefined;
  const ways = partAndWhole(filling);
  const [way] = ways;
  if (!way) return undefined;
  const isSure = ways.length === 1 && columnAt(filling, way.whole)?.addsUp === true;
  if (!isSure)
    filling.problems.push((query) => ({
      says: 'One column may be a part of the other.',
      choices: ways.map((own) => ({
        label: `${nameAt(filling, own.part)} as a share of ${nameAt(filling, own.whole)}`,
        query: shareOf(query, own),
      })),
    }));
  return { how: 'share', measure: way.part, against: way.whole, sort: null, limit: null };
}
