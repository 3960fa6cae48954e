import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_VERSION } from '@/shared/extension/library/indexeddb-backend.ts';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import type { TableName } from '@/shared/library/records.ts';
import { dumpFiles, readDump, restoreDump } from './database-dumps.ts';
import { openWindow } from './library-windows.ts';

const note: ItemFields = {
  kind: 'note',
  name: 'Tone',
  text: 'Warm and short.',
  category: '',
  tags: [],
  favourite: false,
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('databases of every version', () => {
  it('has an example of each', () => {
    expect(dumpFiles.length).toBe(DATABASE_VERSION);
  });

  it.each(dumpFiles)('%s is read whole', async (file) => {
    const dump = readDump(file);
    await restoreDump(dump);
    const library = openWindow();
    for (const [table, records] of Object.entries(dump.records)) {
      const state = await library.read(table as TableName);
      expect(state).toEqual({ records, damaged: 0 });
    }
    expect(await library.backendKind()).toBe('disk');
  });

  it('a newer one is read as far as it is known, and keeps what it holds', async () => {
    const dump = readDump('database-v1.json');
    const drafts = { name: 'drafts', indexes: {} };
    await restoreDump({ ...dump, version: DATABASE_VERSION + 1, stores: [...dump.stores, drafts] });
    const library = openWindow();
    expect(await library.items.list()).toHaveLength(2);
    await library.items.create(note);
    expect(await openWindow().items.list()).toHaveLength(3);
  });
});

describe('a database without its tables', () => {
  it('is not used: the window works in memory', async () => {
    await restoreDump({ version: DATABASE_VERSION, stores: [], records: {} });
    const library = openWindow();
    expect(await library.backendKind()).toBe('memory');
    await library.items.create(note);
    expect(await library.items.list()).toHaveLength(1);
  });
});

describe('damaged records', () => {
  it('are left out and counted; the rest is there', async () => {
    const dump = readDump('database-v1.json');
    const damaged = [
      { id: 'x', kind: 'prompt' },
      { id: 'y', text: 7 },
    ];
    await restoreDump({
      ...dump,
      records: { ...dump.records, items: [...(dump.records.items ?? []), ...damaged] },
    });
    const { records, damaged: count } = await openWindow().read('items');
    expect(records.map(({ id }) => id)).toEqual(['item-1', 'item-2']);
    expect(count).toBe(2);
  });
});
