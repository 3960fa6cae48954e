import type { LibraryChange } from '@/shared/library/change.ts';
import { type ItemFields, nextItem, versionsToDrop } from '@/shared/library/edit-item.ts';
import {
  type ItemValues,
  type ItemVersion,
  itemValues,
  type LibraryItem,
  libraryItem,
  type Parsed,
  parseRecords,
} from '@/shared/library/records.ts';
import { applyChange } from './apply-change.ts';
import type { RecordStore } from './record-store.ts';

/** Enough for the first screen of a list. */
const FIRST_ITEMS = 50;

export interface ItemsState extends Parsed<LibraryItem> {
  /** How many items there are, read or not yet. */
  total: number;
}

/** Prompts and notes, with what they held before and what their variables were given last. */
export interface Items {
  list(): Promise<LibraryItem[]>;
  /**
   * Calls back with the items edited last as soon as those are read, then with all, then after every change in any window.
   */
  watch(onChange: (state: ItemsState) => void, signal: AbortSignal): void;
  create(fields: ItemFields): Promise<LibraryItem>;
  /**
   * Changes some fields of an item as it stands now, so that two windows lose nothing of each other (faults Q4).
   * @param base the item as the caller knew it; brought back where another window deleted it meanwhile
   */
  update(base: LibraryItem, changes: Partial<ItemFields>): Promise<LibraryItem>;
  /** Takes items away with all that belongs to them; gives the change that undoes it. */
  remove(ids: readonly string[]): Promise<LibraryChange>;
  /** What an item held before, newest first. */
  versions(itemId: string): Promise<ItemVersion[]>;
  values(itemId: string): Promise<Record<string, string>>;
  rememberValues(itemId: string, values: Record<string, string>): Promise<void>;
}

const byAge = (left: ItemVersion, right: ItemVersion) => right.at - left.at || (left.id < right.id ? 1 : -1);

async function update(
  store: RecordStore,
  base: LibraryItem,
  changes: Partial<ItemFields>,
): Promise<LibraryItem> {
  return store.change(['items', 'versions'], async (transaction) => {
    const stored = libraryItem.safeParse(await transaction.get('items', base.id));
    const { item, version } = nextItem(stored.success ? stored.data : base, changes, {
      now: Date.now(),
      versionId: crypto.randomUUID(),
    });
    await transaction.put('items', item);
    if (!version) return item;
    await transaction.put('versions', version);
    const { records } = parseRecords('versions', await transaction.versionsOf(item.id));
    for (const id of versionsToDrop(records)) await transaction.remove('versions', id);
    return item;
  });
}

async function remove(store: RecordStore, ids: readonly string[]): Promise<LibraryChange> {
  const { records } = await store.read('versions');
  const versions = records.filter(({ itemId }) => ids.includes(itemId)).map(({ id }) => id);
  return applyChange(store, { remove: { items: [...ids], values: [...ids], versions } });
}

function watch(store: RecordStore, onChange: (state: ItemsState) => void, signal: AbortSignal): void {
  const showNewest = async () => {
    const { items, total } = await store.newestItems(FIRST_ITEMS);
    if (!signal.aborted) onChange({ records: items, damaged: 0, total });
  };
  // Only then the rest: both at once, and the few would wait for the many. What cannot be read counts below.
  void showNewest()
    .catch(() => undefined)
    .then(() => {
      if (signal.aborted) return;
      store.watch('items', (state) => onChange({ ...state, total: state.records.length }), signal);
    });
}

export function createItems(store: RecordStore): Items {
  return {
    list: async () => (await store.read('items')).records,
    watch: (onChange, signal) => watch(store, onChange, signal),
    async create(fields) {
      const now = Date.now();
      const item: LibraryItem = { ...fields, id: crypto.randomUUID(), createdAt: now, editedAt: now };
      await store.change(['items'], (transaction) => transaction.put('items', item));
      return item;
    },
    update: (base, changes) => update(store, base, changes),
    remove: (ids) => remove(store, ids),
    versions: (itemId) =>
      store.change(['versions'], async (transaction) =>
        parseRecords('versions', await transaction.versionsOf(itemId)).records.sort(byAge),
      ),
    async values(itemId) {
      const [found] = await store.readSome('values', [itemId]);
      return found?.values ?? {};
    },
    rememberValues: (id, values) =>
      store.change(['values'], async (transaction) => {
        const known = itemValues.safeParse(await transaction.get('values', id));
        const former = known.success ? known.data.values : {};
        const record: ItemValues = { id, values: { ...former, ...values } };
        await transaction.put('values', record);
      }),
  };
}
