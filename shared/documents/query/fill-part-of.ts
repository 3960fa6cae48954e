import { rowsThatPass } from './conditions.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, namesEachRow, type Part } from './draft.ts';
import { fillMeasure } from './fill-measure.ts';
import { addsUpAt } from './fill-per.ts';
import { isRate, isStock } from './rates.ts';
import type { Condition, TableQuery } from './table-query.ts';

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

/** "What percentage of orders": rows, where they are named and no figure is; with neither, it is asked. */
export function shareMeasure(filling: Filling): number | null {
  const isNamed = filling.free.some((at) => isFigures(columnAt(filling, at)));
  // "What share of the visits was paid by Medicor": its rows, or what was paid.
  const isOfRows = !isNamed && filling.free.some((at) => namesEachRow(filling, at));
  if (isNamed || (filling.hints.length > 0 && !isOfRows)) return fillMeasure(filling, 'share');
  // A turned table has a row for each time: a share of its rows is none of the things they tell of.
  if (filling.table.madeOf === 'periods')
    filling.missing.push(
      ...filling.reading.tokens.filter(({ role }) => role === 'share').map(({ text }) => text),
    );
  const all = filling.table.columns.flatMap((column, at) => (isFigures(column) ? [at] : []));
  const figures = all.filter((at) => !isRate(columnAt(filling, at)) && !isStock(columnAt(filling, at)));
  // A share the table states itself: "percent of Design", of a column of percentages.
  const stated = all.filter((at) => columnAt(filling, at)?.unit === '%');
  const hasRows = filling.loose > 0 || filling.free.length > 0 || asksFor(filling, 'rows', 'count');
  if ((hasRows && filling.hints.length === 0) || figures.length + stated.length === 0) return null;
  filling.problems.push((query) => ({
    says: 'It does not say what the share is of.',
    choices: [
      ...stated.slice(-1).map((measure) => ({
        label: nameAt(filling, measure),
        query: { ...query, how: 'list' as const, measure, where: query.where.map(whole) },
      })),
      ...figures.slice(-2).map((measure) => ({
        label: `Of the sum of ${nameAt(filling, measure)}`,
        query: { ...query, measure },
      })),
      { label: 'Of the rows', query: { ...query, measure: null } },
    ],
  }));
  return null;
}

/** A condition that holds for all rows, of which none makes a part. */
const whole = ({ isPart: _, ...where }: Condition): Condition => where;
