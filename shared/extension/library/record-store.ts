import { AppError } from '@/shared/errors/app-error.ts';
import {
  type LibraryItem,
  type Parsed,
  parseRecords,
  type RecordOf,
  type TableName,
} from '@/shared/library/records.ts';
import type { ChangeChannel, Changed } from './change-channel.ts';
import { createMemoryBackend } from './memory-backend.ts';
import type { StorageBackend, Transaction } from './storage-backend.ts';

/** A full disk gives up at least so many runs of the history at once, and a quarter of them where there are more. */
const LEAST_RUNS_FREED = 10;
/** Above so many changed records the whole table is read again. */
const MOST_READ_SINGLY = 200;

interface RecordStoreOptions {
  /** Throws where the browser has no database for us. */
  openBackend: () => Promise<StorageBackend>;
  channel: ChangeChannel;
}

/** Reads, changes and watches records wherever they lie. */
export interface RecordStore {
  backendKind(): Promise<StorageBackend['kind']>;
  read<T extends TableName>(table: T): Promise<Parsed<RecordOf<T>>>;
  /** Some records; those that are not there or are damaged are left out. */
  readSome<T extends TableName>(table: T, ids: readonly string[]): Promise<RecordOf<T>[]>;
  /** The items edited last, newest first, and how many items there are: what a list shows before all are read. */
  newestItems(count: number): Promise<{ items: LibraryItem[]; total: number }>;
  /** @throws AppError `storage_full` once the history has been given up and there is still no room */
  change<T>(over: readonly TableName[], work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls back with the table as it is, then after every change made in any window, until `signal` aborts. */
  watch<T extends TableName>(
    table: T,
    onChange: (state: Parsed<RecordOf<T>>) => void,
    signal: AbortSignal,
  ): void;
}

const isQuotaError = (thrown: unknown) => thrown instanceof Error && thrown.name === 'QuotaExceededError';

/** The transaction, noting what it changes. */
function noting(transaction: Transaction, changed: Map<TableName, Set<string>>): Transaction {
  const note = (table: TableName, id: string) =>
    changed.set(table, (changed.get(table) ?? new Set()).add(id));
  return {
    ...transaction,
    async put(table, record) {
      await transaction.put(table, record);
      note(table, record.id);
    },
    async remove(table, id) {
      await transaction.remove(table, id);
      note(table, id);
    },
  };
}

/** Gives up the oldest runs of the history; false when there were none (faults Q1). */
async function freeHistory(transaction: Transaction): Promise<boolean> {
  const count = await transaction.count('history');
  const oldest = await transaction.oldestRuns(Math.max(LEAST_RUNS_FREED, Math.ceil(count / 4)));
  for (const id of oldest) await transaction.remove('history', id);
  return oldest.length > 0;
}

export function createRecordStore({ openBackend, channel }: RecordStoreOptions): RecordStore {
  let opened: Promise<StorageBackend> | undefined;
  const backend = () => {
    opened ??= openBackend().catch(() => createMemoryBackend());
    return opened;
  };

  async function attempt<T>(over: readonly TableName[], work: (transaction: Transaction) => Promise<T>) {
    const changed = new Map<TableName, Set<string>>();
    const value = await (await backend()).change(over, (transaction) => {
      changed.clear();
      return work(noting(transaction, changed));
    });
    if (changed.size > 0)
      channel.tell(Object.fromEntries([...changed].map(([name, ids]) => [name, [...ids]])) as Changed);
    return value;
  }

  const store: RecordStore = {
    backendKind: async () => (await backend()).kind,
    read: async (table) => parseRecords(table, await (await backend()).all(table)),
    async readSome(table, ids) {
      const raw = await (await backend()).some(table, ids);
      return parseRecords(table, raw).records;
    },
    async newestItems(count) {
      const { items, total } = await (await backend()).newestItems(count);
      return { items: parseRecords('items', items).records, total };
    },
    async change(over, work) {
      for (;;) {
        try {
          return await attempt(over, work);
        } catch (thrown) {
          if (!isQuotaError(thrown)) throw thrown;
          const hasRoom = await attempt(['history'], freeHistory).catch(() => false);
          if (!hasRoom) throw new AppError('storage_full', { cause: thrown });
        }
      }
    },
    watch: (table, onChange, signal) => watchTable({ store, channel, table, onChange, signal }),
  };
  return store;
}

interface Watch<T extends TableName> {
  store: RecordStore;
  channel: ChangeChannel;
  table: T;
  onChange: (state: Parsed<RecordOf<T>>) => void;
  signal: AbortSignal;
}

function watchTable<T extends TableName>({ store, channel, table, onChange, signal }: Watch<T>): void {
  const known = new Map<string, RecordOf<T>>();
  let damaged = 0;
  const readAll = async () => {
    const state = await store.read(table);
    known.clear();
    for (const record of state.records) known.set(record.id, record);
    damaged = state.damaged;
  };
  const readSome = async (ids: readonly string[]) => {
    const records = await store.readSome(table, ids);
    for (const id of ids) known.delete(id);
    for (const record of records) known.set(record.id, record);
  };
  // One reading after the other: a late one must not show an older state.
  let last = Promise.resolve();
  const follow = (read: () => Promise<void>) => {
    last = last.then(async () => {
      if (signal.aborted) return;
      // What cannot be read just now is shown as it was known last, rather than never.
      await read().catch(() => undefined);
      if (!signal.aborted) onChange({ records: [...known.values()], damaged });
    });
  };
  channel.listen((changes) => {
    const ids = changes[table];
    if (ids) follow(() => (ids.length > MOST_READ_SINGLY ? readAll() : readSome(ids)));
  }, signal);
  follow(readAll);
}
