import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { LIBRARY_FORMAT, LIBRARY_FORMAT_VERSION, type Library } from './export-library.ts';
import { type CsvEntry, readCsv } from './foreign-csv.ts';
import { readForeignJson } from './foreign-json.ts';
import { parseRecords, type RecordOf, type TableName, tableNames } from './records.ts';

/** What a file holds, read and judged, before it is compared with what is here. */
export type ImportSource =
  | { from: 'whetstone'; library: Library; damaged: number }
  | { from: 'elsewhere'; entries: CsvEntry[]; damaged: number };

/** Shapes of our own file by version; each later one turns an earlier one into its own. */
const isOwnFile = (root: unknown): root is Record<string, unknown> =>
  typeof root === 'object' && root !== null && 'format' in root && root.format === LIBRARY_FORMAT;

function readOwn(root: Record<string, unknown>): Result<ImportSource, ErrorCode> {
  const { version } = root;
  if (typeof version !== 'number' || version < 1) return fail('file_unreadable');
  if (version > LIBRARY_FORMAT_VERSION) return fail('file_too_new');
  let damaged = 0;
  const read = <T extends TableName>(table: T): RecordOf<T>[] => {
    const raw = root[table];
    const parsed = parseRecords(table, Array.isArray(raw) ? raw : []);
    damaged += parsed.damaged;
    return parsed.records;
  };
  const library = Object.fromEntries(tableNames.map((table) => [table, read(table)])) as unknown as Library;
  return ok({ from: 'whetstone', library, damaged });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an export of ours, or a list another tool wrote as JSON or CSV. */
export function readImport(text: string, fileName: string): Result<ImportSource, ErrorCode> {
  const looksLikeJson = /^\s*[[{]/.test(text);
  if (!looksLikeJson || /\.[ct]sv$/i.test(fileName)) {
    if (/\.json$/i.test(fileName)) return fail('file_unreadable');
    const table = readCsv(text);
    if (!table.ok) return table;
    return found(table.value.entries, table.value.empty);
  }
  const root = parseJson(text);
  if (root === undefined) return fail('file_unreadable');
  if (isOwnFile(root)) return readOwn(root);
  const { entries, empty } = readForeignJson(root);
  return found(
    entries.map((entry) => ({ ...entry, kind: 'prompt' })),
    empty,
  );
}

function found(entries: CsvEntry[], damaged: number): Result<ImportSource, ErrorCode> {
  return entries.length === 0 ? fail('nothing_to_import') : ok({ from: 'elsewhere', entries, damaged });
}
