import Papa from 'papaparse';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { CSV_COLUMNS, unguardCell } from './export-library.ts';
import { type ForeignEntry, matchFields, toForeignEntry } from './foreign-fields.ts';
import type { ItemKind } from './records.ts';

export type CsvEntry = ForeignEntry & { kind: ItemKind };

/** The prompts of a table; its first row names the columns. */
export function readCsv(text: string): Result<{ entries: CsvEntry[]; empty: number }, ErrorCode> {
  // Rows as arrays: a column called `__proto__` is a name like any other.
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  if (errors.some(({ type }) => type === 'Quotes')) return fail('file_unreadable');
  const [head, ...rows] = data;
  const columns = matchFields(head ?? []);
  if (!head || columns.text < 0) return fail('nothing_to_import');
  const isOurs = CSV_COLUMNS.every((name, index) => head[index] === name);
  const kindColumn = isOurs ? head.indexOf('kind') : -1;
  const entries: CsvEntry[] = [];
  let empty = 0;
  for (const row of rows) {
    const cells = isOurs ? row.map(unguardCell) : row;
    const entry = toForeignEntry((field) => cells[columns[field]] ?? '');
    if (entry) entries.push({ ...entry, kind: cells[kindColumn] === 'note' ? 'note' : 'prompt' });
    else empty += 1;
  }
  return ok({ entries, empty });
}
