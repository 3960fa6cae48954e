import { afterEach, expect, test, vi } from 'vitest';
import { createFilesStore, type FilesStore } from '@/entrypoints/sidepanel/files-store.ts';
import type { FileKeeper, ListedFile } from '@/entrypoints/sidepanel/kept-files.ts';

/** A keeper that holds in this page's memory what the browser would. */
function keeperOf(kept: ListedFile[], lost: string[] = []): FileKeeper & { kept: readonly ListedFile[] } {
  return {
    kept,
    load: () => Promise.resolve({ files: kept, lost }),
    save(files) {
      this.kept = files;
    },
  };
}

const start = () => ({
  onmessage: null,
  onerror: null,
  postMessage: () => undefined,
  terminate: () => undefined,
});
const languages = { read: async () => [], fetch: vi.fn(), remove: vi.fn() };
const file = (name: string) => new File([name], name);
const stores: FilesStore[] = [];
const openWith = (keeper: FileKeeper) => {
  const store = createFilesStore({ start, assets: '/', languages, keeper });
  stores.push(store);
  return store;
};
const namesOf = (store: FilesStore) => store.entries().map(({ name }) => name);

afterEach(() => {
  for (const store of stores.splice(0)) store.end();
});

test('the files of a panel are there again after a reload, without those that were removed', async () => {
  const keeper = keeperOf([]);
  const before = openWith(keeper);
  await before.restore();
  before.add([file('a.txt'), file('b.txt')]);
  before.remove(before.entries()[0]?.key ?? '');
  before.end();
  const after = openWith(keeperOf([...keeper.kept]));
  await after.restore();
  expect(namesOf(after)).toEqual(['b.txt']);
});

test('a file that comes before the kept ones are here costs none of them', async () => {
  const keeper = keeperOf([{ file: file('kept.txt'), recognise: true }]);
  const store = openWith(keeper);
  store.add([file('new.txt')]);
  expect(keeper.kept).toHaveLength(1);
  await store.restore();
  expect(keeper.kept.map(({ file: { name } }) => name).sort()).toEqual(['kept.txt', 'new.txt']);
});

test('what was too large to keep is named', async () => {
  const store = openWith(keeperOf([], ['film.pdf']));
  await store.restore();
  expect(store.notice()).toEqual({ kind: 'not_kept', names: ['film.pdf'] });
});

test('a scan that was read in another language is read in it again', async () => {
  const pack = { language: 'deu', name: 'German', url: 'https://example.org/deu', bytes: 1, sha256: 'a' };
  const keeper = keeperOf([]);
  const before = openWith(keeper);
  await before.restore();
  before.add([file('scan.png')]);
  const [{ key } = { key: '' }] = before.entries();
  before.again(key, { recognise: true, pack });
  expect(before.entries()[0]?.pack).toEqual(pack);
  before.end();
  const after = openWith(keeperOf([...keeper.kept]));
  await after.restore();
  expect(after.entries()[0]?.pack).toEqual(pack);
  // Read again for another reason, it stays in that language; asked for the text anew, it is the one asked for.
  after.again(after.entries()[0]?.key ?? '');
  expect(after.entries()[0]?.pack).toEqual(pack);
  after.again(after.entries()[0]?.key ?? '', { recognise: true });
  expect(after.entries()[0]?.pack).toBeNull();
});
