import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type TableName, tableNames } from '@/shared/library/records.ts';
import type { StorageBackend, Transaction } from './storage-backend.ts';

/** Name and version of the database. A new version adds a step to `migrations` and an example file to the tests. */
export const DATABASE = 'whetstone-library';
export const DATABASE_VERSION = 1;

/** Values are `unknown` on purpose: what is read is parsed, whoever wrote it. */
interface Schema extends DBSchema {
  items: { key: string; value: unknown; indexes: { editedAt: number } };
  versions: { key: string; value: unknown; indexes: { itemId: string } };
  values: { key: string; value: unknown };
  personas: { key: string; value: unknown };
  actions: { key: string; value: unknown };
  history: { key: string; value: unknown; indexes: { at: number } };
}

type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<Schema, TableName[], 'versionchange'>;

/** Step n takes a database from version n to version n + 1, and is never changed once it was shipped. */
const migrations: ((database: Database, transaction: Upgrade) => void)[] = [
  (database) => {
    database.createObjectStore('items', { keyPath: 'id' }).createIndex('editedAt', 'editedAt');
    for (const table of ['values', 'personas', 'actions'] as const)
      database.createObjectStore(table, { keyPath: 'id' });
    database.createObjectStore('versions', { keyPath: 'id' }).createIndex('itemId', 'itemId');
    database.createObjectStore('history', { keyPath: 'id' }).createIndex('at', 'at');
  },
];

async function open(onLost: () => void): Promise<Database> {
  const events = {
    // Another window wants a newer version: this one lets go and opens anew at its next use.
    blocking: (_current: number, _wanted: number | null, event: IDBVersionChangeEvent) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  };
  try {
    return await openDB<Schema>(DATABASE, DATABASE_VERSION, {
      ...events,
      upgrade(database, from, ...[, transaction]) {
        for (const migrate of migrations.slice(from)) migrate(database, transaction);
      },
    });
  } catch (thrown) {
    // A newer version of the extension was here: its tables are read as far as they are known (faults Q5).
    if (thrown instanceof Error && thrown.name === 'VersionError')
      return openDB<Schema>(DATABASE, undefined, events);
    throw thrown;
  }
}

function transactionOver(transaction: IDBPTransaction<Schema, TableName[], 'readwrite'>): Transaction {
  return {
    get: (table, id) => transaction.objectStore(table).get(id),
    all: (table) => transaction.objectStore(table).getAll(),
    count: (table) => transaction.objectStore(table).count(),
    versionsOf: (itemId) => transaction.objectStore('versions').index('itemId').getAll(itemId),
    oldestRuns: (count) => transaction.objectStore('history').index('at').getAllKeys(undefined, count),
    put: async (table, record) => void (await transaction.objectStore(table).put(record)),
    remove: (table, id) => transaction.objectStore(table).delete(id),
  };
}

/**
 * The browser's own database. Opened here, so that a caller learns at once whether there is one.
 * @throws what the browser throws where there is none: private windows, blocked site data, a damaged profile; also where
 *   a table is missing, which only a damaged one lacks
 */
export async function openIndexedDbBackend(): Promise<StorageBackend> {
  let database: Promise<Database> | undefined;
  const current = () => {
    database ??= open(() => {
      database = undefined;
    }).catch((thrown: unknown) => {
      database = undefined;
      throw thrown;
    });
    return database;
  };
  const { objectStoreNames } = await current();
  if (tableNames.some((name) => !objectStoreNames.contains(name)))
    throw new Error('The database lacks a table.');
  return {
    kind: 'disk',
    all: async (table) => (await current()).getAll(table),
    async some(table, ids) {
      const records = (await current()).transaction(table).objectStore(table);
      return Promise.all(ids.map((id) => records.get(id)));
    },
    async newestItems(count) {
      const store = (await current()).transaction('items').objectStore('items');
      const total = store.count();
      const items: unknown[] = [];
      let cursor = await store.index('editedAt').openCursor(null, 'prev');
      while (cursor && items.length < count) {
        items.push(cursor.value);
        cursor = await cursor.continue();
      }
      return { items, total: await total };
    },
    async change(over, work) {
      const transaction = (await current()).transaction([...over], 'readwrite');
      // Awaited below; a rejection in between must not count as unhandled.
      transaction.done.catch(() => undefined);
      try {
        const value = await work(transactionOver(transaction));
        await transaction.done;
        return value;
      } catch (thrown) {
        if (transaction.error) throw transaction.error;
        try {
          transaction.abort();
        } catch {
          // It ended by itself; the reason is the one below.
        }
        throw thrown;
      }
    },
  };
}
