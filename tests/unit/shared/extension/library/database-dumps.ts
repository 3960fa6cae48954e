import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from '@/shared/extension/library/indexeddb-backend.ts';
import type { TableName } from '@/shared/library/records.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/library');

export interface Dump {
  version: number;
  stores: { name: string; indexes: Record<string, string> }[];
  records: Partial<Record<TableName, { id: string }[]>>;
}

/** Makes a database as that version of the extension left it. */
export function restoreDump({ version, stores, records }: Dump): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, version);
    request.onupgradeneeded = () => {
      for (const { name, indexes } of stores) {
        const store = request.result.createObjectStore(name, { keyPath: 'id' });
        for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
        for (const record of records[name as TableName] ?? []) store.put(record);
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

export const readDump = (file: string): Dump => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8'));
/** An example of every version of the database there was. */
export const dumpFiles = readdirSync(FIXTURES).filter((file) => file.startsWith('database-'));
