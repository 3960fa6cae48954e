import type { LibraryChange } from '@/shared/library/change.ts';
import type { CustomAction, Parsed, Persona, RecordOf, TableName } from '@/shared/library/records.ts';
import { applyChange } from './library/apply-change.ts';
import { createChangeChannel } from './library/change-channel.ts';
import { createHistory, type History } from './library/history.ts';
import { openIndexedDbBackend } from './library/indexeddb-backend.ts';
import { createItems, type Items } from './library/items.ts';
import { createRecordStore, type RecordStore } from './library/record-store.ts';

/** A table of records as most of the extension needs it. */
export interface Collection<T> {
  list(): Promise<T[]>;
  put(record: T): Promise<void>;
  remove(id: string): Promise<void>;
  /** Calls back with the list as it is, then after every change in any window, until `signal` aborts. */
  watch(onChange: (records: T[]) => void, signal: AbortSignal): void;
}

/** What this device keeps for the user: prompts, notes, personas, actions and the history of runs. */
export interface LibraryStore {
  /** `memory`: this window has no database, and all is gone when it closes. */
  backendKind(): Promise<'disk' | 'memory'>;
  items: Items;
  personas: Collection<Persona>;
  actions: Collection<CustomAction>;
  history: History;
  /** Keeps and takes away records in one step; gives the change that undoes it. */
  change(change: LibraryChange): Promise<LibraryChange>;
  /** A whole table, with how many records of it are damaged. */
  read<T extends TableName>(table: T): Promise<Parsed<RecordOf<T>>>;
}

function collection<T extends TableName>(store: RecordStore, table: T): Collection<RecordOf<T>> {
  return {
    list: async () => (await store.read(table)).records,
    put: (record) => store.change([table], (transaction) => transaction.put(table, record)),
    remove: (id) => store.change([table], (transaction) => transaction.remove(table, id)),
    watch: (onChange, signal) => store.watch(table, ({ records }) => onChange(records), signal),
  };
}

export function createLibraryStore(store: RecordStore): LibraryStore {
  return {
    backendKind: () => store.backendKind(),
    items: createItems(store),
    personas: collection(store, 'personas'),
    actions: collection(store, 'actions'),
    history: createHistory(store),
    change: (change) => applyChange(store, change),
    read: (table) => store.read(table),
  };
}

/** The library of this device. The background and the extension's own pages use it; pages reach none of it. */
export const libraryStore: LibraryStore = createLibraryStore(
  createRecordStore({ openBackend: openIndexedDbBackend, channel: createChangeChannel() }),
);
