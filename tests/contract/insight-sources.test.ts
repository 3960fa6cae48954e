import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sources, startSources } from '@/local/sources/sources.ts';
import { insightItem } from '@/shared/contracts/insight-items.ts';
import { toPreviewItems } from '@/shared/insights/preview-items.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { askSource, openDoor } from '@/shared/insights/sources/ask-source.ts';
import { askedSources, sources } from '@/shared/insights/sources/registry.ts';
import { askCached } from '@/supabase/functions/analysis/ask-cached.ts';
import { askFor } from '@/supabase/functions/analysis/ask-for.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';

// Every source against its stand-in, which speaks the documented shapes, and against each way of failing.

let standIn: Sources;
beforeAll(async () => {
  standIn = await startSources();
});
afterAll(() => standIn.stop());

const nobody = { id: 'nobody', keys: {} };
const asked = readQuestion({ query: 'Aurelia grinder', mode: 'all' });
if (!asked.ok) throw new Error(asked.error);
const question = asked.value;
/** The first address each source is asked at, by its folder in the stand-in. */
const folders: Record<string, string> = {
  ...Object.fromEntries(askedSources.map((id) => [id, id])),
  quora: 'brave',
  reddit: 'reddit-token',
};

/** A busy machine takes seconds over what is huge; the tests of what takes too long have a limit of their own. */
const ask = (
  id: (typeof askedSources)[number],
  { timeoutMs = 30_000, about = question, isPreview = true } = {},
) =>
  askSource(sources[id], about, {
    access: {
      ...createAccess({ SYNTHETIC_SOURCES_URL: standIn.url, LEMMY_INSTANCE: '' } as never, nobody),
      timeoutMs,
    },
    isPreview,
    signal: new AbortController().signal,
  });

/** A database in which nothing is kept yet. */
const answerClaims = async (name: string): Promise<unknown> =>
  name === 'read_source_hold' ? 0 : { outcome: 'claimed' };

async function fail(source: string, fault: string | null, times = 1_000) {
  await fetch(`${standIn.url}/_test/faults`, {
    method: 'POST',
    body: JSON.stringify({ source, fault, times }),
  });
}

describe.each(askedSources)('%s', (id) => {
  const folder = String(folders[id]);
  afterEach(() => fail(folder, null));

  test('gives items that say they are synthetic', async () => {
    const { status, items } = await ask(id);
    expect(status).toBe('ok');
    expect(items.length).toBeGreaterThan(0);
    for (const item of toPreviewItems(items)) expect(insightItem.parse(item).synthetic).toBe(true);
  });

  test('that has nothing on it is empty', async () => {
    const nothing = { ...question, query: 'zzyzx quokka', subject: 'zzyzx quokka' };
    expect(await ask(id, { about: nothing })).toMatchObject({ status: 'empty', items: [] });
  });

  test.each([
    ['401', 'blocked'],
    ['403', 'blocked'],
    ['429', 'quota'],
    ['500', 'error'],
    ['redirect', 'blocked'],
    ['huge', 'error'],
    ['malformed', 'error'],
    ['wrong_shape', 'error'],
  ])('that answers %s is %s', async (fault, status) => {
    await fail(folder, fault);
    // Brave leaves its list out where there is nothing, so that another shape is an empty answer of its own.
    const isEmpty = fault === 'wrong_shape' && id === 'quora';
    expect((await ask(id)).status).toBe(isEmpty ? 'empty' : status);
  });

  test.each([
    ['403', 'blocked'],
    ['malformed', 'error'],
  ])('that answers a whole run with %s is %s', async (fault, status) => {
    await fail(folder, fault);
    expect((await ask(id, { isPreview: false })).status).toBe(status);
  });

  test('that fails once is asked once more', async () => {
    await fail(folder, '500', 1);
    expect((await ask(id)).status).toBe('ok');
  });

  test('that takes too long is left', async () => {
    await fail(folder, 'timeout');
    expect((await ask(id, { timeoutMs: 300 })).status).toBe('timeout');
    await fail(folder, 'drip');
    expect((await ask(id, { timeoutMs: 300 })).status).toBe('timeout');
  });
});

describe('a key of one’s own', () => {
  const environment = () => ({ SYNTHETIC_SOURCES_URL: standIn.url, LEMMY_INSTANCE: '' }) as never;
  const withBrave = (id: string) => createAccess(environment(), { id, keys: { brave: { apiKey: 'own' } } });

  test('opens its own way, and leaves the stand-in to every other source', () => {
    const access = withBrave('ana');
    expect(openDoor(sources.quora, access)?.via).toBe('Brave Search');
    expect(openDoor(sources.reddit, access)?.via).toBe('Brave Search');
    expect(access.baseUrl('brave')).toBe('https://api.search.brave.com/res/v1');
    for (const host of ['hackernews', 'stackexchange', 'lemmy', 'x', 'youtube', 'bluesky'] as const)
      expect(access.baseUrl(host)).toContain(standIn.url);
  });

  test('brings what nobody else is given', async () => {
    const keys: unknown[] = [];
    const run = (access: ReturnType<typeof withBrave>) =>
      askCached(sources.quora, question, {
        access: { ...access, fetch: async () => Response.json({ web: { results: [] } }) },
        isPreview: true,
        signal: new AbortController().signal,
        sleep: () => Promise.resolve(),
        spend: () => Promise.resolve(true),
        call: async (name, { key }) => {
          if (name === 'claim_source_cache') keys.push(key);
          return answerClaims(name);
        },
      });
    await run(withBrave('ana'));
    await run(withBrave('ben'));
    await run(withBrave('ana'));
    await run(createAccess(environment(), nobody));
    expect(keys[0]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('what a source says of a key of one’s own', () => {
  const notes = async (user: Parameters<typeof createAccess>[1], answer: () => Promise<Response>) => {
    const noted: [string, string, string][] = [];
    await askFor(sources.quora, question, {
      userId: user.id,
      access: {
        ...createAccess({ BRAVE_API_KEY: 'operator', LEMMY_INSTANCE: '' } as never, user),
        fetch: answer,
        timeoutMs: 300,
      },
      isPreview: true,
      timeoutMs: 5_000,
      deps: {
        call: answerClaims,
        sleep: () => Promise.resolve(),
        spendOnSources: () => Promise.resolve(true),
        sourceKeys: {
          note: async (userId: string, { owner, state }: { owner: string; state: string }) => {
            noted.push([userId, owner, state]);
          },
        } as never,
      },
    });
    return noted;
  };
  const ana = { id: 'ana', keys: { brave: { apiKey: 'own' } } };
  const found = async () => Response.json({ web: { results: [] } });

  test.each([
    ['takes it', found, [['ana', 'brave', 'works']]],
    ['refuses it', async () => new Response('{}', { status: 401 }), [['ana', 'brave', 'refused']]],
    ['fails by itself', async () => new Response('{}', { status: 500 }), []],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), []],
  ] as const)('is kept where it %s', async (_, answer, noted) => {
    expect(await notes(ana, answer)).toEqual(noted);
  });

  test('is kept of nobody where the operator’s was used', async () => {
    expect(await notes(nobody, found)).toEqual([]);
  });
});

test('an answer without one of its sites is good for this run, and kept for no other', async () => {
  const saved: unknown[] = [];
  const access = createAccess({ SYNTHETIC_SOURCES_URL: standIn.url, LEMMY_INSTANCE: '' } as never, nobody);
  const run = (isBroken: boolean) =>
    askCached(sources.stackexchange, question, {
      access: {
        ...access,
        fetch: async (input, init) =>
          isBroken && String(input).includes('site=coffee')
            ? new Response('{}', { status: 403 })
            : fetch(String(input).replace('site=superuser', 'site=coffee'), init),
      },
      isPreview: false,
      signal: new AbortController().signal,
      sleep: () => Promise.resolve(),
      spend: () => Promise.resolve(true),
      call: async (name, { result }) => {
        if (name === 'save_source_cache') saved.push(result);
        return answerClaims(name);
      },
    });
  const partial = await run(true);
  expect(partial).toMatchObject({ status: 'ok', note: 'Sites that could not be read: 1 of 6 (it refused).' });
  expect(saved).toEqual([null]);
  await run(false);
  expect(saved[1]).toMatchObject({ status: 'ok' });
});
