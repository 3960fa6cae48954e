import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sources, startSources } from '@/local/sources/sources.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { askSource } from '@/shared/insights/sources/ask-source.ts';
import { findGone } from '@/shared/insights/sources/find-gone.ts';
import { type AskedSourceId, sources } from '@/shared/insights/sources/registry.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';

// What somebody deletes at a source is found there by the next look, at every source that can be asked.

let standIn: Sources;
beforeAll(async () => {
  standIn = await startSources();
});
afterAll(() => standIn.stop());

const tell = (path: string, body: object) =>
  fetch(`${standIn.url}/_test/${path}`, { method: 'POST', body: JSON.stringify(body) });
const access = () =>
  createAccess({ SYNTHETIC_SOURCES_URL: standIn.url, LEMMY_INSTANCE: '' } as never, {
    id: 'nobody',
    keys: {},
  });
const signal = new AbortController().signal;

async function search(id: AskedSourceId) {
  const asked = readQuestion({ query: 'Aurelia grinder', mode: 'all' });
  if (!asked.ok) throw new Error(asked.error);
  return (await askSource(sources[id], asked.value, { access: access(), isPreview: false, signal })).items;
}
const look = (id: AskedSourceId, items: Awaited<ReturnType<typeof search>>) =>
  findGone(sources[id], items, { access: access(), signal });

/** How the stand-in numbers an item, and the folder its source is looked for in. */
const numbered: readonly { id: AskedSourceId; folder: string; number: (nativeId: string) => number }[] = [
  { id: 'reddit', folder: 'reddit', number: (id) => Number(/^t1_c(\d+)$/.exec(id)?.[1]) },
  { id: 'stackexchange', folder: 'stackexchange', number: (id) => Number(id.split('/')[1]) },
  { id: 'hackernews', folder: 'hackernews-items', number: (id) => Number(id) - 40_000_000 },
  { id: 'lemmy', folder: 'lemmy', number: (id) => Number(/^c(\d+)@/.exec(id)?.[1]) },
  { id: 'bluesky', folder: 'bluesky', number: (id) => Number(id.split('/').at(-1)) },
  { id: 'youtube', folder: 'youtube', number: (id) => Number(id.slice(2)) },
  { id: 'x', folder: 'x', number: (id) => Number(BigInt(id) - 1_900_000_000_000_000_000n) },
];

describe.each(numbered)('$id', ({ id, folder, number }) => {
  afterEach(async () => {
    await tell('gone', { id: null });
    await tell('faults', { source: folder, fault: null });
  });

  test('says what was deleted there, and nothing of what stands', async () => {
    const items = await search(id);
    expect(await look(id, items)).toEqual([]);
    const deleted = items.find(({ nativeId }) => Number.isInteger(number(nativeId)));
    if (!deleted) throw new Error('Nothing was found.');
    await tell('gone', { id: number(deleted.nativeId) });
    expect(await look(id, items)).toEqual([deleted.nativeId]);
  });

  test('that does not answer says of nothing that it is gone', async () => {
    const items = await search(id);
    for (const [fault, status] of [
      ['403', 'blocked'],
      ['404', 'error'],
      ['429', 'quota'],
      ['500', 'error'],
      ['wrong_shape', 'error'],
    ]) {
      await tell('faults', { source: folder, fault });
      await expect(look(id, items)).rejects.toMatchObject({ status });
    }
  });
});

test('another Lemmy instance’s numbers are not looked for at this one', async () => {
  const [item] = await search('lemmy');
  if (!item) throw new Error('Nothing was found.');
  expect(await look('lemmy', [{ ...item, nativeId: 'c999999@elsewhere.example' }])).toEqual([]);
  expect(await look('lemmy', [{ ...item, nativeId: `c999999@${item.nativeId.split('@')[1]}` }])).toHaveLength(
    1,
  );
});

test('a search engine’s excerpts cannot be asked for again, and the sources say so', async () => {
  expect(await look('quora', await search('quora'))).toEqual([]);
  for (const id of ['quora', 'reddit'] as const) expect(sources[id].terms).toMatch(/cannot be told/);
});
