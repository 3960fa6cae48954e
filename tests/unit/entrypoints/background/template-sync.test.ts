import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetTemplates, keepInAccount, syncTemplates } from '@/entrypoints/background/template-sync.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { sharedTemplatesItem } from '@/shared/extension/shared-templates.ts';
import { sessionItem } from '@/shared/extension/storage.ts';
import { type AccountServer, startAccountServer } from './account-server.ts';

const { items } = libraryStore;
const account = {
  token: `wst_${'a'.repeat(43)}`,
  userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10',
  email: 'ada@example.test',
  credits: 12,
};
const another = {
  ...account,
  token: `wst_${'b'.repeat(43)}`,
  userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f11',
};
const prompt = { kind: 'prompt' as const, category: '', tags: [], favourite: false };
const kept = async () => (await items.list()).map(({ name, text }) => `${name}: ${text}`).sort();
const find = async (name: string) => {
  const found = (await items.list()).find((item) => item.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};
/** Milliseconds tell one edit from the next. */
const edit = async (name: string, text: string) => {
  const item = await find(name);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(item.editedAt));
  await items.update(item, { text });
};

let server: AccountServer;
beforeEach(async () => {
  fakeBrowser.reset();
  await items.remove((await items.list()).map(({ id }) => id));
  server = startAccountServer();
  await sessionItem.set(account);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('one list', () => {
  it('brings what was made on the website into the library', async () => {
    server.write('Report', 'Write a report on [TOPIC].');
    await syncTemplates();
    await syncTemplates();
    expect(await kept()).toEqual(['Report: Write a report on [TOPIC].']);
  });

  it('takes to the account what its user chose, and nothing else of the library', async () => {
    const { id } = await items.create({ ...prompt, name: 'Mail', text: 'Hi' });
    await items.create({ ...prompt, name: 'Secret', text: 'stays here' });
    await keepInAccount(id, true);
    expect(server.list()).toEqual(['Mail: Hi']);
    await edit('Mail', 'Hello');
    await syncTemplates();
    expect(server.list()).toEqual(['Mail: Hello']);
    await keepInAccount(id, false);
    expect(server.list()).toEqual([]);
    expect(await kept()).toEqual(['Mail: Hello', 'Secret: stays here']);
  });

  it('follows changes and deletions made on the website', async () => {
    server.write('A', 'one');
    server.write('B', 'two');
    await syncTemplates();
    server.write('A', 'one, better');
    server.remove('B');
    await syncTemplates();
    expect(await kept()).toEqual(['A: one, better']);
  });

  it('deletes in the account what is deleted here, and Undo brings it back to both', async () => {
    server.write('A', 'one');
    await syncTemplates();
    const undo = await items.remove([(await find('A')).id]);
    await syncTemplates();
    expect(server.list()).toEqual([]);
    await libraryStore.change(undo);
    await syncTemplates();
    expect(server.list()).toEqual(['A: one']);
  });
});

describe('a library that cannot be read', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['has no database', () => vi.spyOn(libraryStore, 'backendKind').mockResolvedValue('memory')],
    [
      'holds a damaged record',
      () => vi.spyOn(libraryStore, 'read').mockResolvedValue({ records: [], damaged: 1 }),
    ],
    ['was emptied by the browser', () => undefined],
  ])('deletes nothing in the account: it %s', async (_why, damage) => {
    server.write('A', 'one');
    server.write('B', 'two');
    await syncTemplates();
    await items.remove((await items.list()).map(({ id }) => id));
    damage();
    await syncTemplates();
    expect(server.list()).toEqual(['A: one', 'B: two']);
  });
});

describe('two changes at once', () => {
  it('keep both texts', async () => {
    server.write('A', 'one');
    await syncTemplates();
    await edit('A', 'mine');
    server.write('A', 'theirs');
    await syncTemplates();
    expect(await kept()).toEqual(['A (this browser): mine', 'A: theirs']);
    expect(server.list()).toEqual(['A: theirs']);
  });

  it('of which one is a deletion keep the change', async () => {
    server.write('A', 'one');
    server.write('B', 'two');
    await syncTemplates();
    await edit('A', 'mine');
    server.remove('A');
    await items.remove([(await find('B')).id]);
    server.write('B', 'theirs');
    await syncTemplates();
    expect(await kept()).toEqual(['A: mine', 'B: theirs']);
    expect(server.list()).toEqual(['A: mine', 'B: theirs']);
  });
});

describe('without a line', () => {
  it('what was chosen waits, and a save whose answer was lost is saved once', async () => {
    const { id } = await items.create({ ...prompt, name: 'Mail', text: 'Hi' });
    server.isOffline = true;
    await expect(keepInAccount(id, true)).rejects.toMatchObject({ code: 'network_error' });
    server.isOffline = false;
    server.losesAnswers = true;
    await expect(syncTemplates()).rejects.toMatchObject({ code: 'network_error' });
    server.losesAnswers = false;
    await syncTemplates();
    expect([await kept(), server.list()]).toEqual([['Mail: Hi'], ['Mail: Hi']]);
  });
});

describe('an item that still waits', () => {
  it('is released without a line', async () => {
    const { id } = await items.create({ ...prompt, name: 'Mail', text: 'Hi' });
    server.isOffline = true;
    await expect(keepInAccount(id, true)).rejects.toMatchObject({ code: 'network_error' });
    await keepInAccount(id, false);
    server.isOffline = false;
    await syncTemplates();
    expect([await kept(), server.list()]).toEqual([['Mail: Hi'], []]);
  });
});

describe('an item that is released', () => {
  it('stays here, with what was written of it elsewhere, and where it is gone there', async () => {
    server.write('A', 'one');
    server.write('B', 'two');
    await syncTemplates();
    server.write('A', 'one, better');
    server.remove('B');
    for (const name of ['A', 'B']) await keepInAccount((await find(name)).id, false);
    expect([await kept(), server.list()]).toEqual([['A: one, better', 'B: two'], []]);
    await syncTemplates();
    expect([await kept(), server.list()]).toEqual([['A: one, better', 'B: two'], []]);
  });

  it('leaves the others as they are', async () => {
    server.write('A', 'one');
    server.write('B', 'two');
    await syncTemplates();
    server.remove('B');
    await keepInAccount((await find('A')).id, false);
    expect(await kept()).toEqual(['A: one', 'B: two']);
  });
});

it('a deletion is remembered for as long as Undo may take it back, not for ever', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.write('A', 'one');
  await syncTemplates();
  await items.remove([(await find('A')).id]);
  await syncTemplates();
  expect(Object.keys((await sharedTemplatesItem.get())?.items ?? {})).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await syncTemplates();
  expect((await sharedTemplatesItem.get())?.items).toEqual({});
});

describe('the account', () => {
  it('that is full keeps nothing half: the item stays here', async () => {
    server.isFull = true;
    const { id } = await items.create({ ...prompt, name: 'Mail', text: 'Hi' });
    await expect(keepInAccount(id, true)).rejects.toMatchObject({ code: 'template_limit' });
    server.isFull = false;
    await syncTemplates();
    expect([await kept(), server.list()]).toEqual([['Mail: Hi'], []]);
  });

  it('takes its templates along when it is left, but nothing that is only here', async () => {
    server.write('A', 'one');
    server.write('B', 'two');
    await items.create({ ...prompt, name: 'Own', text: 'local' });
    await syncTemplates();
    await edit('B', 'not saved yet');
    await forgetTemplates(account);
    expect(await kept()).toEqual(['B: not saved yet', 'Own: local']);
  });

  it.each([
    ['was deleted', () => (server.isRevoked = true)],
    ['cannot be asked', () => (server.isOffline = true)],
  ])('that %s takes nothing along: the only copy is here', async (_why, leave) => {
    server.write('A', 'one');
    await syncTemplates();
    leave();
    await forgetTemplates(account);
    expect(await kept()).toEqual(['A: one']);
  });

  it('of somebody else gets nothing of the one before', async () => {
    server.write('A', 'one');
    await syncTemplates();
    server = startAccountServer();
    await sessionItem.set(another);
    await syncTemplates();
    expect([await kept(), server.list()]).toEqual([['A: one'], []]);
  });

  it('whose token was revoked signs out, and the library stays as it is', async () => {
    server.write('A', 'one');
    await syncTemplates();
    server.isRevoked = true;
    await expect(syncTemplates()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await sessionItem.get()).toBeNull();
    expect(await kept()).toEqual(['A: one']);
  });
});
