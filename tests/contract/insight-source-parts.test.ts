import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sources, startSources } from '@/local/sources/sources.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import type { AskedSourceId } from '@/shared/insights/sources/registry.ts';
import { sources } from '@/shared/insights/sources/registry.ts';
import { askFor } from '@/supabase/functions/analysis/ask-for.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';

// Sources that are asked in several calls, where a later one fails: what is missing is told, and kept for nobody.

let standIn: Sources;
beforeAll(async () => {
  standIn = await startSources();
});
afterAll(() => standIn.stop());

async function fail(source: string, fault: string | null, at = '') {
  await fetch(`${standIn.url}/_test/faults`, { method: 'POST', body: JSON.stringify({ source, fault, at }) });
}

/** A whole run of a source by somebody's own key; with what the cache and the page *Sources* were told. */
async function run(
  id: AskedSourceId,
  { timeoutMs = 30_000, answer }: { timeoutMs?: number; answer?: typeof fetch } = {},
) {
  const asked = readQuestion({ query: 'Aurelia grinder', mode: 'all' });
  if (!asked.ok) throw new Error(asked.error);
  const told: { saved: unknown[]; keyStates: string[] } = { saved: [], keyStates: [] };
  const result = await askFor(sources[id], asked.value, {
    userId: 'ana',
    access: {
      ...createAccess({ SYNTHETIC_SOURCES_URL: standIn.url, LEMMY_INSTANCE: '' } as never, {
        id: 'ana',
        keys: {},
      }),
      keyScope: () => 'ana',
      timeoutMs,
      ...(answer && { fetch: answer }),
    },
    isPreview: false,
    timeoutMs: 60_000,
    deps: {
      call: async (name, { result: saved }) => {
        if (name === 'save_source_cache') told.saved.push(saved);
        return name === 'read_source_hold' ? 0 : { outcome: 'claimed' };
      },
      sleep: () => Promise.resolve(),
      spendOnSources: () => Promise.resolve(true),
      sourceKeys: {
        note: async (_: string, { state }: { state: string }) => void told.keyStates.push(state),
      } as never,
    },
  });
  return { ...result, ...told };
}

/** A source, its folder in the stand-in, and what stands in the address that fails. */
const parts = [
  { id: 'reddit', folder: 'reddit', at: '/comments/', what: 'Threads' },
  { id: 'stackexchange', folder: 'stackexchange', at: '/answers', what: 'Sites without their answers' },
  { id: 'lemmy', folder: 'lemmy', at: 'page=2', what: 'Pages' },
  { id: 'quora', folder: 'brave', at: 'offset=1', what: 'Pages' },
] as const;

describe.each(parts)('$id where a later call fails', ({ id, folder, at, what }) => {
  afterEach(() => fail(folder, null));

  test('says so, is kept for nobody and vouches for no key', async () => {
    const whole = await run(id);
    expect(whole).toMatchObject({ status: 'ok', note: null, saved: [{ status: 'ok' }] });
    for (const fault of ['403', '429', '500', 'malformed', 'wrong_shape', 'huge']) {
      await fail(folder, fault, at);
      const { status, isPartial, items, note, saved, keyStates } = await run(id);
      // A search engine's list may be left out where there is nothing.
      if (fault === 'wrong_shape' && id === 'quora') continue;
      expect({ fault, status, isPartial, saved, keyStates }).toEqual({
        fault,
        status: 'ok',
        isPartial: true,
        saved: [null],
        keyStates: [],
      });
      expect(note).toContain(what);
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(whole.items.length);
    }
  });

  test('keeps what it had when the time is over', async () => {
    await fail(folder, 'timeout', at);
    expect(await run(id, { timeoutMs: 2_500 })).toMatchObject({ status: 'ok', isPartial: true });
  });
});

describe('YouTube, whose comments are all there is', () => {
  afterEach(() => fail('youtube', null));

  test.each([
    ['403', 'blocked'],
    ['429', 'quota'],
    ['500', 'error'],
    ['malformed', 'error'],
    ['timeout', 'timeout'],
  ])('is not empty where they answer %s, but %s', async (fault, status) => {
    await fail('youtube', fault, '/commentThreads');
    expect(await run('youtube', fault === 'timeout' ? { timeoutMs: 2_500 } : {})).toMatchObject({
      status,
      items: [],
      saved: [null],
      keyStates: fault === '403' ? ['refused'] : [],
    });
  });

  /** Answers as the documentation has it where a video's comments are off (developers.google.com/youtube/v3/docs/errors). */
  const disabled = {
    error: {
      code: 403,
      message: 'Off.',
      errors: [{ domain: 'youtube.commentThread', reason: 'commentsDisabled' }],
    },
  };
  const answering =
    (isOff: (at: number) => boolean, answer: () => Response): typeof fetch =>
    async (input, init) => {
      const video = /commentThreads.*videoId=[^&]*_(\d+)/.exec(String(input))?.[1];
      return video && isOff(Number(video)) ? answer() : fetch(input, init);
    };

  test('misses nothing where a video’s comments are off', async () => {
    const off = answering(
      (at) => at % 2 === 0,
      () => Response.json(disabled, { status: 403 }),
    );
    expect(await run('youtube', { answer: off })).toMatchObject({
      status: 'ok',
      note: null,
      keyStates: ['works'],
    });
    const allOff = answering(
      () => true,
      () => Response.json(disabled, { status: 403 }),
    );
    expect(await run('youtube', { answer: allOff })).toMatchObject({ status: 'empty', items: [] });
  });

  test('says of how many videos the quota took the comments', async () => {
    const quota = { error: { code: 403, errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }] } };
    const short = answering(
      (at) => at % 2 === 0,
      () => Response.json(quota, { status: 403 }),
    );
    const { status, note, saved } = await run('youtube', { answer: short });
    expect({ status, saved }).toEqual({ status: 'ok', saved: [null] });
    expect(note).toMatch(/^Videos that could not be read: \d+ of \d+ \(it gives no more for now\)\.$/);
  });
});
