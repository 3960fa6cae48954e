import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { sources } from '@/shared/insights/sources/registry.ts';
import { askCached } from '@/supabase/functions/analysis/ask-cached.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';
import { call, owner } from './database.ts';

// What a source gave is kept for a day, and asked for once by whoever asks at the same time.

afterAll(() => owner.end());

/** Two or more runs on the same words, against a source that answers when it is let go. */
function createWorld(items: string[]) {
  const subject = `grinder ${randomUUID().slice(0, 8)}`;
  let asked = 0;
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  const hits = items.map((text, at) => ({
    objectID: `${at}`,
    comment_text: `${subject}: ${text}`,
    author: 'ana',
  }));
  const ask = () => {
    const question = readQuestion({ query: subject, mode: 'all' });
    if (!question.ok) throw new Error(question.error);
    return askCached(sources.hackernews, question.value, {
      access: {
        ...createAccess({ LEMMY_INSTANCE: '' } as never, { id: 'nobody', keys: {} }),
        fetch: async () => {
          asked += 1;
          await gate;
          return Response.json({ hits });
        },
      },
      isPreview: false,
      signal: new AbortController().signal,
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      spend: () => Promise.resolve(true),
      call,
    });
  };
  return { ask, asked: () => asked, letGo: () => letGo() };
}

test('of several that ask the same at once one asks the source, and all are given what it gave', async () => {
  const { ask, asked, letGo } = createWorld(['one', 'two']);
  const runs = [ask(), ask(), ask()];
  await expect.poll(asked).toBe(1);
  letGo();
  const given = await Promise.all(runs);
  expect(asked()).toBe(1);
  expect(given.map(({ status }) => status).sort()).toEqual(['cached', 'cached', 'ok']);
  for (const { items } of given) expect(items).toHaveLength(2);
});

test('what was given is kept for a day, and asked for anew on the next', async () => {
  const { ask, asked, letGo } = createWorld(['one']);
  letGo();
  expect((await ask()).status).toBe('ok');
  expect(await ask()).toMatchObject({ status: 'cached', costUsd: 0 });
  expect(asked()).toBe(1);
  const [row] =
    await owner`select extract(epoch from max(expires_at) - now()) / 3600 as hours from public.source_cache`;
  expect(Number(row?.hours)).toBeGreaterThan(23.9);
  expect(Number(row?.hours)).toBeLessThanOrEqual(24);
  await owner`update public.source_cache set expires_at = now() - interval '1 second'`;
  expect((await ask()).status).toBe('ok');
  expect(asked()).toBe(2);
});
