import { isoOfSerial } from '@/shared/documents/sheets/serial-date.ts';
import { type Filling, isFigures } from './draft.ts';
import type { Grouping } from './table-query.ts';

/** Two columns of figures that are set against each other: "budget vs actual". */
export const comparedColumns = ({ free, table, reading }: Filling): number[] => {
  const figures = reading.asks.has('growth') ? free.filter((at) => isFigures(table.columns[at])) : [];
  return figures.length === 2 ? figures : [];
};

/** The column whose values or times are compared. */
export function comparedBy(filling: Filling): Grouping[] {
  const { reading, where, table } = filling;
  const { matches, columns } = reading.periods;
  const ends =
    matches.find((match) => match.ends)?.ends ??
    (matches.length === 2 ? [matches[0]?.periods[0], matches[1]?.periods[0]] : undefined);
  const [column] = columns;
  if (ends?.[0] && ends[1] && column !== undefined) {
    const length = lengthOf(ends[0]);
    if (length && length === lengthOf(ends[1])) {
      const values = ends.flatMap((end) => (end ? [end.from, end.until] : []));
      filling.where.push({ column, is: 'within', values });
      return [{ column, unit: length }];
    }
  }
  const several = where.find(({ is, values }) => is === 'is' && values.length > 1);
  if (several) return [{ column: several.column, unit: 'value' }];
  const time = table.columns.findIndex(({ isYear, isMonth }) => isYear || isMonth);
  if (time >= 0) return [{ column: time, unit: 'value' }];
  if (columns.length !== 1 || column === undefined) return [];
  const years = new Set(
    [...(table.columns[column]?.values.values() ?? [])].map((value) =>
      typeof value === 'number' ? isoOfSerial(value, false)?.slice(0, 4) : undefined,
    ),
  );
  return [{ column, unit: years.size > 1 ? 'year' : 'month' }];
}

const lengthOf = ({
  from,
  until,
}: {
  from: string;
  until: string;
}): 'month' | 'quarter' | 'year' | undefined => {
  const [a, b] = [from, until].map((iso) => {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return { months: year * 12 + month, day };
  });
  if (!a || !b || a.day !== 1 || b.day !== 1) return undefined;
  const months = b.months - a.months;
  return months === 12 ? 'year' : months === 3 ? 'quarter' : months === 1 ? 'month' : undefined;
};
