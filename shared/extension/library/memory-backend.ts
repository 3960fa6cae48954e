import { type TableName, tableNames } from '@/shared/library/records.ts';
import type { StorageBackend, Transaction } from './storage-backend.ts';

type Rows = Map<string, { id: string }>;
type Tables = Record<TableName, Rows>;

const copyOf = (tables: Tables): Tables =>
  Object.fromEntries(tableNames.map((name) => [name, new Map(tables[name])])) as Tables;

const fieldOf = (row: object, field: string): unknown => (row as Record<string, unknown>)[field];

function transactionOver(tables: Tables): Transaction {
  const rows = (table: TableName) => [...tables[table].values()];
  return {
    get: async (table, id) => tables[table].get(id),
    all: async (table) => rows(table),
    count: async (table) => tables[table].size,
    versionsOf: async (itemId) => rows('versions').filter((row) => fieldOf(row, 'itemId') === itemId),
    oldestRuns: async (count) =>
      rows('history')
        .sort((left, right) => Number(fieldOf(left, 'at')) - Number(fieldOf(right, 'at')))
        .slice(0, count)
        .map(({ id }) => id),
    put: async (table, record) => void tables[table].set(record.id, structuredClone(record)),
    remove: async (table, id) => void tables[table].delete(id),
  };
}

/** Stands in where the browser gives no database: all of it is gone when the window closes. */
export function createMemoryBackend(): StorageBackend {
  let tables = Object.fromEntries(tableNames.map((name) => [name, new Map()])) as Tables;
  let last: Promise<unknown> = Promise.resolve();
  return {
    kind: 'memory',
    all: async (table) => [...tables[table].values()],
    some: async (table, ids) => ids.map((id) => tables[table].get(id)),
    newestItems: async (count) => {
      const items = [...tables.items.values()].sort(
        (left, right) => Number(fieldOf(right, 'editedAt')) - Number(fieldOf(left, 'editedAt')),
      );
      return { items: items.slice(0, count), total: items.length };
    },
    change(_over, work) {
      // One after the other, each on a copy that takes the place of the whole when it went well.
      const result = last.then(async () => {
        const next = copyOf(tables);
        const value = await work(transactionOver(next));
        tables = next;
        return value;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
