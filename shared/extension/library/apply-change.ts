import { type LibraryChange, tablesOf } from '@/shared/library/change.ts';
import { parseRecords, type TableName } from '@/shared/library/records.ts';
import type { RecordStore } from './record-store.ts';
import type { Transaction } from './storage-backend.ts';

interface TableChange {
  table: TableName;
  put: readonly { id: string }[];
  remove: readonly string[];
}

/** Changes one table; gives how its records stood. What was damaged is not brought back. */
async function changeTable(transaction: Transaction, { table, put, remove }: TableChange) {
  const ids = [...remove, ...put.map(({ id }) => id)];
  const raw = await Promise.all(ids.map((id) => transaction.get(table, id)));
  const { records } = parseRecords(table, raw);
  const known = new Set(records.map(({ id }) => id));
  await Promise.all(remove.map((id) => transaction.remove(table, id)));
  await Promise.all(put.map((record) => transaction.put(table, record)));
  return { put: records, remove: ids.filter((id) => !known.has(id)) };
}

/** Does all of a change or nothing of it; gives the change that undoes it. */
export function applyChange(store: RecordStore, change: LibraryChange): Promise<LibraryChange> {
  const over = tablesOf(change);
  if (over.length === 0) return Promise.resolve({});
  return store.change(over, async (transaction) => {
    const reversals = await Promise.all(
      over.map(async (table) => {
        const { put, remove } = change;
        const parts = { table, put: put?.[table] ?? [], remove: remove?.[table] ?? [] };
        return [table, await changeTable(transaction, parts)] as const;
      }),
    );
    return {
      put: Object.fromEntries(reversals.map(([table, { put }]) => [table, put])),
      remove: Object.fromEntries(reversals.map(([table, { remove }]) => [table, remove])),
    };
  });
}
