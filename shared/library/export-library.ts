import { type LibraryItem, type RecordOf, type TableName, tableNames } from './records.ts';

export const LIBRARY_FORMAT = 'whetstone-library';
export const LIBRARY_FORMAT_VERSION = 1;

export type Library = { [T in TableName]: RecordOf<T>[] };

/** All that is kept, machine-readable; `importLibrary` reads it back exactly (faults Q7). */
export function exportJson(library: Library, exportedAt: Date): string {
  const records = Object.fromEntries(tableNames.map((name) => [name, library[name]]));
  const file = {
    format: LIBRARY_FORMAT,
    version: LIBRARY_FORMAT_VERSION,
    exportedAt: exportedAt.toISOString(),
    ...records,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Columns of the CSV we write; a file that begins with them is one of ours. */
export const CSV_COLUMNS = [
  'kind',
  'name',
  'text',
  'category',
  'tags',
  'favourite',
  'created',
  'edited',
] as const;

/** What a spreadsheet would take for a formula; the quote we put before it counts too, so that it can be taken off. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED_FORMULA = /^''*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs as a formula (faults S5). */
export function guardCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `guardCell`. */
export function unguardCell(cell: string): string {
  return GUARDED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

const quote = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function csvRow({ kind, name, text, category, tags, favourite, createdAt, editedAt }: LibraryItem): string[] {
  const dates = [createdAt, editedAt].map((at) => new Date(at).toISOString());
  return [kind, name, text, category, tags.join('; '), favourite ? 'yes' : 'no', ...dates];
}

/** Prompts and notes as a table for spreadsheets. The mark at its head tells them that it is UTF-8. */
export function exportCsv(items: readonly LibraryItem[]): string {
  const rows = [CSV_COLUMNS, ...items.map((item) => csvRow(item).map(guardCell))];
  return `\ufeff${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}
