import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';

/** More rows are not looked up before anybody asks. */
const MAX_ROWS = 50_000;
const MAX_KEYS = 20_000;
/** Of more tables a file is a report, whose names come again by chance. */
const MAX_TABLES = 20;
/** Share of a column's different values that must be keys, and how many of them, with a name in common and without. */
const MIN_SHARE = 0.9;
const LEAST_NAMED = 2;
const LEAST_ALIKE = 3;

const PRICE =
  /(?<!\p{L})(?:prices?|precios?|prix|rates?|tarif[ae]?|taux|satz|fee per|cost per|unit cost)(?!\p{L})|(?:preise?|stundensatz|steuersatz|tagessatz)(?!\p{L})/iu;
/** What all of it costs stands once for several rows, and would be added up for each. */
const WHOLE = /total|gesamt|summe|importe|montant|paid|bezahlt/i;
/** What a column is called that holds the names of what its table lists. */
const NAME = /^(?:(?:full )?names?|title|description|bezeichnung|titel|nom|nombre|libell[eé]|designation)$/i;
/** "T02", "K-200": what stands for a name. */
const CODE = /^(?=\S*\d)\S{1,20}$/;

const keyOf = (value: number | string) =>
  typeof value === 'number' ? `#${value}` : value.trim().replace(/\s+/g, ' ').toLowerCase();

const folded = new WeakMap<DataColumn, ReadonlySet<string>>();

/** Folded once: each column is held against each list. */
function keysOf(column: DataColumn): ReadonlySet<string> {
  const keys = folded.get(column) ?? new Set([...column.values.values()].map(keyOf));
  folded.set(column, keys);
  return keys;
}

const canBeKey = ({ kind, isId }: DataColumn) => kind === 'text' || (kind === 'number' && isId);

interface Listing {
  table: DataTable;
  key: DataColumn;
  /** The row of each key. */
  rows: ReadonlyMap<string, number>;
}

/** A table by a column that has another value in each row: the first one is what its rows are called by. */
function listingOf(table: DataTable): Listing[] {
  if (table.rows.length < LEAST_NAMED || table.rows.length > MAX_KEYS) return [];
  return table.columns.flatMap((key) => {
    if (!canBeKey(key) || key.values.size !== table.rows.length) return [];
    const rows = new Map([...key.values].map(([row, value]) => [keyOf(value), row]));
    return rows.size === table.rows.length ? [{ table, key, rows }] : [];
  });
}

interface Link extends Listing {
  column: DataColumn;
  /** Whether both are called alike. */
  isNamed: boolean;
  /** Whether each row of the one has one row of the other, and the other way round. */
  isOneToOne: boolean;
}

/** The column by which a table's rows are found in a list: the one that is called so, else the only one that fits. */
function linkOf({ columns, rows: own }: DataTable, listing: Listing): Link | undefined {
  const links = columns.flatMap((column): Link[] => {
    if (!canBeKey(column) || column.kind !== listing.key.kind) return [];
    const keys = keysOf(column);
    const found = [...keys].filter((key) => listing.rows.has(key)).length;
    const isNamed = column.name.toLowerCase() === listing.key.name.toLowerCase();
    const least = isNamed ? LEAST_NAMED : LEAST_ALIKE;
    // Numbers are alike by chance.
    if (found < least || found < keys.size * MIN_SHARE || (!isNamed && column.kind === 'number')) return [];
    const isOneToOne = keys.size === own.length && found === keys.size && found === listing.rows.size;
    return [{ ...listing, column, isNamed, isOneToOne }];
  });
  const [first, ...others] = links;
  // "From" and "To" both name a town: nothing tells which is meant.
  return links.find(({ isNamed }) => isNamed) ?? (others.length === 0 ? first : undefined);
}

function lookedUp(column: DataColumn, { column: by, rows }: Link, name: string): DataColumn {
  const values = new Map<number, number | string>();
  const places = new Map<number, number>();
  for (const [row, key] of by.values) {
    const own = rows.get(keyOf(key));
    const value = own === undefined ? undefined : column.values.get(own);
    if (own !== undefined) places.set(row, own);
    if (value !== undefined) values.set(row, value);
  }
  const ofRows = (some: readonly number[]) => {
    const all = new Set(some);
    return [...places].filter(([, own]) => all.has(own)).map(([row]) => row);
  };
  return {
    ...column,
    name,
    column: -1,
    values,
    filled: values.size,
    odd: ofRows(column.odd),
    blank: ofRows(column.blank),
    errors: ofRows(column.errors),
    asText: undefined,
    group: undefined,
    addsUp: undefined,
    isRunningTotal: undefined,
    isLookedUp: true,
    at: (row) => {
      const own = places.get(row);
      return own === undefined ? by.at(row) : column.at(own);
    },
  };
}

/** The column of names that codes stand for; none where the key is a name itself. */
function namesOf({ table, key }: Link): DataColumn | undefined {
  if (![...key.values.values()].every((value) => CODE.test(String(value)))) return undefined;
  const after = table.columns.slice(table.columns.indexOf(key) + 1);
  return after.find(
    ({ kind, values }) =>
      kind === 'text' && values.size === table.rows.length && new Set(values.values()).size === values.size,
  );
}

/** What may be said of each row: no figure that would stand in many of them and be added up, but its price. */
const isToldOf = (column: DataColumn, { isOneToOne }: Link) =>
  !column.isAmbiguous &&
  !column.units &&
  (column.kind !== 'number' ||
    column.isYear ||
    column.isId ||
    isOneToOne ||
    (PRICE.test(column.name) && !WHOLE.test(column.name)));

function withColumns(table: DataTable, links: readonly Link[]): DataTable {
  const own = new Set(table.columns.map(({ name }) => name.toLowerCase()));
  const replaced = new Map<DataColumn, DataColumn>();
  const more = links.flatMap((link) => {
    const names = namesOf(link);
    const title = link.table.caption || link.table.title;
    const nameOf = ({ name }: DataColumn) =>
      NAME.test(name) || own.has(name.toLowerCase()) ? `${title}: ${name}` : name;
    if (names) replaced.set(link.column, lookedUp(names, link, nameOf(names)));
    return link.table.columns.flatMap((column) => {
      const isTwice = column.kind === 'text' && !column.isId && own.has(column.name.toLowerCase());
      if (column === link.key || column === names || isTwice || !isToldOf(column, link)) return [];
      return lookedUp(column, link, nameOf(column));
    });
  });
  return {
    ...table,
    title: [table.title, ...links.map((link) => link.table.title)].join(' + '),
    columns: [...table.columns.map((column) => replaced.get(column) ?? column), ...more],
    madeOf: 'lookup',
  };
}

const shapeOf = ({ columns }: DataTable) => columns.map(({ name }) => name.toLowerCase()).join('|');

/** Tables with what another table of the file says of their customers, products or staff, by a key both have. */
export function lookUp(tables: readonly DataTable[]): DataTable[] {
  if (tables.length < 2 || tables.length > MAX_TABLES) return [];
  const listings = tables.map(listingOf);
  const shapes = tables.map(shapeOf);
  return tables.flatMap((table, at) => {
    if (table.rows.length > MAX_ROWS || table.rows.length < LEAST_NAMED) return [];
    const links = listings.flatMap((own, other): Link[] => {
      // Sheets that are alike are put together, not looked up in each other.
      const isLonger = (tables[other]?.rows.length ?? 0) > table.rows.length;
      if (other === at || isLonger || shapes[other] === shapes[at]) return [];
      const found = own.flatMap((listing) => linkOf(table, listing) ?? []);
      const link = found.find(({ isNamed }) => isNamed) ?? found[0];
      // Of two lists of the same things the first one is told more of.
      const isBack = link?.isOneToOne === true && other < at;
      return link && !isBack ? [link] : [];
    });
    return links.length > 0 ? [withColumns(table, links)] : [];
  });
}
