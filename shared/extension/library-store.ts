import type { LibraryChange } from '@/shared/library/change.ts';
import type { CustomAction, Parsed, Persona, RecordOf, TableName } from '@/shared/library/records.ts';
import { applyChange } from './library/apply-change.ts';
import { createChangeChannel } from './library/change-channel.ts';
import { openDiskPlace } from './library/disk-place.ts';
import { createHistory, type History } from './library/history.ts';
import { createItems, type Items } from './library/items.ts';
import { createRecordKeeper, type RecordKeeper } from './library/record-keeper.ts';

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
  place(): Promise<'disk' | 'memory'>;
  items: Items;
  personas: Collection<Persona>;
  actions: Collection<CustomAction>;
  history: History;
  /** Keeps and takes away records in one step; gives the change that undoes it. */
  change(change: LibraryChange): Promise<LibraryChange>;
  /** A whole table, with how many records of it are damaged. */
  read<T extends TableName>(table: T): Promise<Parsed<RecordOf<T>>>;
}

function collection<T extends TableName>(keeper: RecordKeeper, table: T): Collection<RecordOf<T>> {
  return {
    list: async () => (await keeper.read(table)).records,
    put: (record) => keeper.change([table], (transaction) => transaction.put(table, record)),
    remove: (id) => keeper.change([table], (transaction) => transaction.remove(table, id)),
    watch: (onChange, signal) => keeper.watch(table, ({ records }) => onChange(records), signal),
  };
}

export function createLibraryStore(keeper: RecordKeeper): LibraryStore {
  return {
    place: () => keeper.place(),
    items: createItems(keeper),
    personas: collection(keeper, 'personas'),
    actions: collection(keeper, 'actions'),
    history: createHistory(keeper),
    change: (change) => applyChange(keeper, change),
    read: (table) => keeper.read(table),
  };
}

/** The library of this device. The background and the extension's own pages use it; pages reach none of it. */
export const libraryStore: LibraryStore = createLibraryStore(
  createRecordKeeper({ openPlace: openDiskPlace, channel: createChangeChannel() }),
);
