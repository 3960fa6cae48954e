import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openIndexedDbBackend } from '@/shared/extension/library/indexeddb-backend.ts';
import type { StorageBackend } from '@/shared/extension/library/storage-backend.ts';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import { readDump, restoreDump } from './library/database-dumps.ts';
import { createTestChannel, openWindow } from './library/library-windows.ts';

const note: ItemFields = {
  kind: 'note',
  name: 'Tone',
  text: 'Warm and short.',
  category: '',
  tags: [],
  favourite: false,
};

const run = (at: number): HistoryEntry => ({
  id: `run-${at}`,
  at,
  kind: 'enhance',
  mode: 'rewrite',
  level: 'polish',
  action: null,
  engine: 'offline',
  draft: `draft ${at}`,
  result: `result ${at}`,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('two windows', () => {
  it('lose nothing of each other: the last write counts field by field', async () => {
    const channel = createTestChannel();
    const [left, right] = [openWindow(channel), openWindow(channel)];
    const item = await left.items.create(note);
    await left.items.update(item, { text: 'Warm, short, concrete.' });
    await right.items.update(item, { tags: ['newsletter'] });
    expect(await left.items.list()).toMatchObject([{ text: 'Warm, short, concrete.', tags: ['newsletter'] }]);
  });

  it('keep the text that lost as a version', async () => {
    const channel = createTestChannel();
    const [left, right] = [openWindow(channel), openWindow(channel)];
    const item = await left.items.create(note);
    await left.items.update(item, { text: 'from the left' });
    await right.items.update(item, { text: 'from the right' });
    const versions = await left.items.versions(item.id);
    expect(versions.map(({ text }) => text).sort()).toEqual(['Warm and short.', 'from the left']);
  });

  it('bring a note back that one deleted while the other wrote', async () => {
    const [left, right] = [openWindow(), openWindow()];
    const item = await left.items.create(note);
    await left.items.remove([item.id]);
    await right.items.update(item, { text: 'still needed' });
    expect(await left.items.list()).toMatchObject([{ id: item.id, name: 'Tone', text: 'still needed' }]);
  });

  it('hear each other’s changes', async () => {
    const channel = createTestChannel();
    const [left, right] = [openWindow(channel), openWindow(channel)];
    const seen: string[][] = [];
    const watching = new AbortController();
    right.items.watch(({ records }) => seen.push(records.map(({ name }) => name)), watching.signal);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    const item = await left.items.create(note);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['Tone']));
    await left.items.remove([item.id]);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]));
    watching.abort();
    await left.items.create(note);
    expect(seen.at(-1)).toEqual([]);
  });
});

describe('a long list', () => {
  it('is shown by its newest before all of it is read', async () => {
    const library = openWindow();
    const items = Array.from({ length: 120 }, (_, index) => ({
      ...note,
      id: `i${index}`,
      createdAt: 1,
      editedAt: index,
    }));
    await library.change({ put: { items } });
    const seen: { count: number; total: number; first: string | undefined }[] = [];
    const watching = new AbortController();
    library.items.watch(
      ({ records, total }) => seen.push({ count: records.length, total, first: records[0]?.id }),
      watching.signal,
    );
    await vi.waitFor(() => expect(seen.at(-1)?.count).toBe(120));
    watching.abort();
    expect(seen.every(({ total }) => total === 120)).toBe(true);
    if (seen.length > 1) expect(seen[0]).toEqual({ count: 50, total: 120, first: 'i119' });
  });
});

describe('versions of an item', () => {
  it('are the last twenty, newest first', async () => {
    const library = openWindow();
    const item = await library.items.create(note);
    for (let edit = 1; edit <= 25; edit += 1) await library.items.update(item, { text: `text ${edit}` });
    const versions = await library.items.versions(item.id);
    expect(versions).toHaveLength(20);
    expect(new Set(versions.map(({ text }) => text)).has('text 24')).toBe(true);
  });

  it('are not made by a favourite, which is no edit either', async () => {
    const library = openWindow();
    const item = await library.items.create(note);
    const marked = await library.items.update(item, { favourite: true });
    expect(marked).toEqual({ ...item, favourite: true });
    expect(await library.items.versions(item.id)).toEqual([]);
  });
});

describe('what is taken away', () => {
  it('comes back whole', async () => {
    await restoreDump(readDump('database-v1.json'));
    const library = openWindow();
    const before = await Promise.all((['items', 'versions', 'values'] as const).map((t) => library.read(t)));
    const undo = await library.items.remove(['item-1']);
    expect(await library.items.list()).toMatchObject([{ id: 'item-2' }]);
    expect(await library.items.values('item-1')).toEqual({});
    await library.change(undo);
    const after = await Promise.all((['items', 'versions', 'values'] as const).map((t) => library.read(t)));
    expect(after).toEqual(before);
  });
});

describe('the values of variables', () => {
  it('are those given last, each for itself', async () => {
    const library = openWindow();
    await library.items.rememberValues('i', { city: 'Pune', topic: 'rain' });
    await library.items.rememberValues('i', { city: 'Goa' });
    expect(await library.items.values('i')).toEqual({ city: 'Goa', topic: 'rain' });
  });
});

describe('the history', () => {
  it('keeps the newest up to its limit', async () => {
    const library = openWindow();
    for (const at of [3, 1, 5, 2, 4]) await library.history.add(run(at), 3);
    expect((await library.history.list()).map(({ at }) => at)).toEqual([5, 4, 3]);
  });

  it('comes back after it was cleared', async () => {
    const library = openWindow();
    await library.history.add(run(1), 200);
    const undo = await library.history.clear();
    expect(await library.history.list()).toEqual([]);
    await library.change(undo);
    expect(await library.history.list()).toEqual([run(1)]);
  });
});

describe('a full disk', () => {
  /** A disk that takes no record while more than `room` runs lie on it. */
  const fullDisk = (room: number) => async (): Promise<StorageBackend> => {
    const disk = await openIndexedDbBackend();
    return {
      ...disk,
      change: (over, work) =>
        disk.change([...new Set([...over, 'history' as const])], (transaction) =>
          work({
            ...transaction,
            async put(table, record) {
              if ((await transaction.count('history')) > room)
                throw new DOMException('full', 'QuotaExceededError');
              await transaction.put(table, record);
            },
          }),
        ),
    };
  };

  it('gives up the oldest of the history, never a note', async () => {
    const before = openWindow();
    const kept = await before.items.create(note);
    for (let at = 1; at <= 40; at += 1) await before.history.add(run(at), 200);
    const library = openWindow(createTestChannel(), fullDisk(25));
    await library.items.create({ ...note, name: 'New' });
    expect((await library.items.list()).map(({ name }) => name).sort()).toEqual(['New', 'Tone']);
    expect((await library.items.list()).some(({ id }) => id === kept.id)).toBe(true);
    const left = await library.history.list();
    expect(left.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, index) => 40 - index));
  });

  it('says so once the history is gone and there is still no room', async () => {
    const before = openWindow();
    await before.items.create(note);
    await before.history.add(run(1), 200);
    const library = openWindow(createTestChannel(), fullDisk(-1));
    await expect(library.items.create(note)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await library.items.list()).toHaveLength(1);
  });
});

describe('a window without a database', () => {
  it('works in memory and says so', async () => {
    const library = openWindow(createTestChannel(), () =>
      Promise.reject(new DOMException('no', 'SecurityError')),
    );
    const item = await library.items.create(note);
    await library.items.update(item, { text: 'changed' });
    for (let at = 1; at <= 4; at += 1) await library.history.add(run(at), 2);
    expect(await library.backendKind()).toBe('memory');
    expect(await library.items.list()).toMatchObject([{ text: 'changed' }]);
    expect(await library.items.versions(item.id)).toHaveLength(1);
    expect((await library.history.list()).map(({ at }) => at)).toEqual([4, 3]);
  });
});

describe('personas and actions', () => {
  it('are kept, listed, watched and taken away', async () => {
    const library = openWindow();
    const seen: number[] = [];
    const watching = new AbortController();
    library.personas.watch((all) => seen.push(all.length), watching.signal);
    const persona = { id: 'p', name: 'Coach', description: 'Asks back.', builtIn: false, editedAt: 1 };
    await library.personas.put(persona);
    await library.actions.put({ id: 'a', name: 'Table', instruction: 'As a table.' });
    expect(await library.personas.list()).toEqual([persona]);
    expect(await library.actions.list()).toHaveLength(1);
    await library.personas.remove('p');
    await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
    watching.abort();
    expect(await library.personas.list()).toEqual([]);
  });
});
