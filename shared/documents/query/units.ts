import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { isPeriodName } from '@/shared/documents/tables/period-names.ts';
import type { Work } from './query-work.ts';

const CURRENCY =
  /^(?:\p{Sc}|EUR|USD|GBP|CHF|JPY|CNY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|BRL|MXN|ARS|CLP|COP|ZAR|KRW|SGD|HKD|THB|AED|SAR|ILS|US\$|C\$|A\$)$/iu;
const UNIT_NAME = /^(?:unit|units?|uom|einheit|unit[eé]|unidad|unit of measure|me)$/i;
const QUANTITY =
  /qty|quantit|menge|anzahl|st[uü]ck|cantidad|amount|weight|gewicht|poids|peso|volume|stock|bestand/i;
const COUNTS = /^(?:qty|quantity|menge|anzahl|st[uü]ck|cantidad|quantit[eé]|count|units?)$/i;

/** Whether a column is one of units. */
export const isUnitName = (name: string): boolean => UNIT_NAME.test(name.trim());

const valuesOf = ({ values }: DataColumn) => [...new Set([...values.values()].map(String))];

/** Whether another column says in which currency or unit each figure is. */
function tells(column: DataColumn, measure: DataColumn, { madeOf }: DataTable): boolean {
  if (column.kind !== 'text' || column === measure || measure.unit === '%') return false;
  const values = valuesOf(column);
  if (values.length < 2 || values.length > 40) return false;
  if (values.every((value) => CURRENCY.test(value.trim()))) return !COUNTS.test(measure.name.trim());
  // Under a month or a year stand figures of whatever their row is about.
  const isOfRow = madeOf === 'periods' || isPeriodName(measure.name) || QUANTITY.test(measure.name);
  return UNIT_NAME.test(column.name.trim()) && isOfRow;
}

/** The rows of a query by the unit their figures have, where that is not one: by the cells, or by a column of units. */
export function unitsIn(
  { query, table, rows }: Work,
  measure: DataColumn,
): Map<string, number[]> | undefined {
  const other = table.columns.find((column) => tells(column, measure, table));
  const own = measure.units;
  if (!own && !other) return undefined;
  const byUnit = new Map<string, number[]>();
  for (const row of rows) {
    if (!measure.values.has(row)) continue;
    // Figures beside a cell that says `%` are percents as they stand.
    const unit = own?.get(row) ?? String(other?.values.get(row) ?? '').replace(/^%$/, 'percent');
    const known = byUnit.get(unit);
    if (known) known.push(row);
    else byUnit.set(unit, [row]);
  }
  const isByUnit = other !== undefined && query.by !== null && table.columns[query.by.column] === other;
  return byUnit.size > 1 && !isByUnit ? byUnit : undefined;
}
