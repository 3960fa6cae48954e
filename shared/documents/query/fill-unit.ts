import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';
import type { Filling } from './draft.ts';
import type { Grouping } from './table-query.ts';

export const UNITS = ['month', 'quarter', 'year'] as const;
type Unit = (typeof UNITS)[number];

const areMonths = ({ kind, values }: DataColumn): boolean =>
  kind === 'text' &&
  values.size > 0 &&
  [...values.values()].every((value) => monthOf(String(value)) !== undefined);

/** The column that tells the month, quarter or year of a row: one of just that, else the one of days. */
export function columnForUnit(filling: Filling, unit: Unit): Grouping[] {
  const { columns } = filling.table;
  const own = columns.flatMap((column, at) => {
    const fits =
      unit === 'year'
        ? column.isYear
        : unit === 'month'
          ? column.isMonth || (column.isId && /^(?:month|monat|mes|mois)$/i.test(column.name.trim()))
          : column.kind === 'text' && /^(?:quarter|quartal|trimestre|qtr)$/i.test(column.name);
    return fits ? [{ column: at, unit: 'value' as const }] : [];
  });
  if (own.length > 0) return own.slice(0, 1);
  const named = filling.reading.names.map(({ column }) => column);
  const dates = columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const about = dates.some((at) => named.includes(at)) ? dates.filter((at) => named.includes(at)) : dates;
  // Titles above rows that are months tell theirs, where no days do.
  if (about.length === 0 && unit === 'month')
    return columns.flatMap((column, at) =>
      areMonths(column) ? [{ column: at, unit: 'value' as const }] : [],
    );
  return about.map((column) => ({ column, unit }));
}

export function unitAt({ reading: { tokens } }: Filling, at: number): Unit | undefined {
  return UNITS.find((unit) => tokens[at]?.role === unit);
}
