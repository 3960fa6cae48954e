import type { LibraryChange } from '@/shared/library/change.ts';
import { type HistoryEntry, historyEntry, type Parsed } from '@/shared/library/records.ts';
import { applyChange } from './apply-change.ts';
import type { RecordStore } from './record-store.ts';

/** The runs that were done, kept on this device alone. */
export interface History {
  list(): Promise<HistoryEntry[]>;
  watch(onChange: (state: Parsed<HistoryEntry>) => void, signal: AbortSignal): void;
  /** Keeps a run, and gives up the oldest beyond `limit`. */
  add(entry: HistoryEntry, limit: number): Promise<void>;
  /** Gives up the oldest runs beyond `limit`; gives the change that undoes it. */
  trim(limit: number): Promise<LibraryChange>;
  remove(id: string): Promise<LibraryChange>;
  /** Forgets every run; gives the change that undoes it. */
  clear(): Promise<LibraryChange>;
}

const newestFirst = (left: HistoryEntry, right: HistoryEntry) => right.at - left.at;

export function createHistory(store: RecordStore): History {
  const list = async () => (await store.read('history')).records.sort(newestFirst);
  const removeFrom = async (first: number) => {
    const history = (await list()).slice(first).map(({ id }) => id);
    return applyChange(store, { remove: { history } });
  };
  return {
    list,
    watch: (onChange, signal) =>
      store.watch(
        'history',
        ({ records, damaged }) => onChange({ records: records.sort(newestFirst), damaged }),
        signal,
      ),
    add: (entry, limit) =>
      store.change(['history'], async (transaction) => {
        await transaction.put('history', historyEntry.parse(entry));
        const count = await transaction.count('history');
        const oldest = count > limit ? await transaction.oldestRuns(count - limit) : [];
        for (const id of oldest) await transaction.remove('history', id);
      }),
    trim: (limit) => removeFrom(limit),
    remove: (id) => applyChange(store, { remove: { history: [id] } }),
    clear: () => removeFrom(0),
  };
}
