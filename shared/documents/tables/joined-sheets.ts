import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';
import { monthOf } from './month-names.ts';

/** Rows are counted from here for each sheet, those of turned tables among them. */
const SPAN = 2 ** 32;

const shapeOf = ({ columns }: DataTable) =>
  columns.map(({ name, kind }) => `${name.toLowerCase()}:${kind}`).join('|');

function joinedColumn(columns: readonly DataColumn[]): DataColumn | undefined {
  const [first] = columns;
  if (!first) return undefined;
  const values = new Map<number, number | string>();
  const units = new Map<number, string>();
  columns.forEach((column, sheet) => {
    for (const [row, value] of column.values) {
      values.set(sheet * SPAN + row, value);
      units.set(sheet * SPAN + row, column.units?.get(row) ?? column.unit ?? '');
    }
  });
  const own = (rows: (column: DataColumn) => readonly number[]) =>
    columns.flatMap((column, sheet) => rows(column).map((row) => sheet * SPAN + row));
  const kinds = [...new Set(units.values())];
  const isAmbiguous = columns.some((column) => column.isAmbiguous);
  return {
    ...first,
    values,
    filled: values.size,
    odd: own(({ odd }) => odd),
    blank: own(({ blank }) => blank),
    errors: own(({ errors }) => errors),
    ...(kinds.length > 1 ? { unit: null, units } : { unit: kinds[0] ?? '', units: undefined }),
    isAmbiguous,
    other: isAmbiguous ? joinedColumn(columns.map((column) => column.other ?? column)) : undefined,
    at: (id) => (columns[Math.floor(id / SPAN)] ?? first).at(id % SPAN),
  };
}

/** What the column is called that tells where a row of several tables is from. */
const SOURCES = { title: 'Sheet', caption: 'Table' } as const;
type Source = keyof typeof SOURCES;

/** Whether a column tells the sheet a row is from, or the table of a sheet. */
export const isSource = ({ name, column }: DataColumn): boolean =>
  column === -1 && Object.values(SOURCES).some((source) => source === name);

function sourceColumn(tables: readonly DataTable[], first: DataColumn, source: Source): DataColumn {
  const values = new Map<number, string>();
  tables.forEach((table, sheet) => {
    for (const row of table.rows) values.set(sheet * SPAN + row, table[source]);
  });
  const isMonth = tables.every((table) => monthOf(table[source]) !== undefined);
  return {
    ...first,
    name: SOURCES[source],
    column: -1,
    kind: 'text',
    values,
    filled: values.size,
    odd: [],
    errors: [],
    unit: '',
    units: undefined,
    isAmbiguous: false,
    isYear: false,
    isMonth,
    isId: false,
  };
}

function joined(tables: readonly DataTable[], source: Source): DataTable | undefined {
  const [first] = tables;
  if (!first) return undefined;
  const columns = first.columns.flatMap(
    (_, at) => joinedColumn(tables.flatMap((table) => table.columns[at] ?? [])) ?? [],
  );
  const [any] = columns;
  if (!any) return undefined;
  return {
    ...first,
    title: [...new Set(tables.map(({ title }) => title))].join(' + '),
    caption: '',
    columns: [...columns, sourceColumn(tables, any, source)],
    rows: tables.flatMap(({ rows }, sheet) => rows.map((row) => sheet * SPAN + row)),
    left: [],
    doubtful: tables.flatMap(({ doubtful }, sheet) => doubtful.map((row) => sheet * SPAN + row)),
    stated: undefined,
    doubt: tables.find(({ doubt }) => doubt)?.doubt,
    grids: tables.flatMap(({ grids }) => grids),
    madeOf: 'sheets',
  };
}

const isUnlike = (values: readonly string[]) =>
  values.length > 1 && values.every(Boolean) && new Set(values).size === values.length;

/** Tables with the same columns as one: of several sheets with the sheet's name as a column, of one sheet with the names above them. */
export function joinSheets(tables: readonly DataTable[]): DataTable[] {
  const byShape = new Map<string, DataTable[]>();
  for (const table of tables) {
    const shape = shapeOf(table);
    byShape.set(shape, [...(byShape.get(shape) ?? []), table]);
  }
  return [...byShape.values()].flatMap((same) => {
    if (isUnlike(same.map(({ title }) => title))) return joined(same, 'title') ?? [];
    const isOneSheet = same.every(({ grids: [grid] }) => grid === same[0]?.grids[0]);
    return isOneSheet && isUnlike(same.map(({ caption }) => caption)) ? (joined(same, 'caption') ?? []) : [];
  });
}
