import { expect, test } from 'vitest';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { sources } from '@/shared/insights/sources/registry.ts';
import { askCached } from '@/supabase/functions/analysis/ask-cached.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';

// What a source asks of one run holds for those after it: they ask nothing, wait, or go by another key.

const LEMMY = { LEMMY_INSTANCE: '' } as never;
const nobody = { id: 'nobody', keys: {} };

/** A database that keeps holds, on a clock of its own, and no answer. */
function createHolds() {
  const holds = new Map<unknown, number>();
  let now = 0;
  return {
    holds,
    pass: (ms: number) => {
      now += ms;
    },
    call: async (name: string, { key, wait_ms }: Record<string, unknown>): Promise<unknown> => {
      if (name === 'hold_source') return void holds.set(key, now + Number(wait_ms));
      if (name === 'read_source_hold') return Math.max(0, (holds.get(key) ?? 0) - now);
      return { outcome: 'claimed' };
    },
  };
}

interface Run {
  source: 'stackexchange' | 'x';
  answer: () => Response;
  user?: Parameters<typeof createAccess>[1];
  environment?: never;
}

async function run(
  world: ReturnType<typeof createHolds>,
  { source, answer, user = nobody, environment = LEMMY }: Run,
) {
  const asked = readQuestion({ query: 'Aurelia grinder', mode: 'all' });
  if (!asked.ok) throw new Error(asked.error);
  let calls = 0;
  const { status, note } = await askCached(sources[source], asked.value, {
    access: {
      ...createAccess(environment, user),
      fetch: async () => {
        calls += 1;
        return answer();
      },
    },
    isPreview: false,
    signal: new AbortController().signal,
    sleep: async (ms) => world.pass(ms),
    spend: () => Promise.resolve(true),
    call: world.call,
  });
  return { status, note, calls };
}

const withBackoff = () => Response.json({ items: [], backoff: 10 });
const without = () => Response.json({ items: [] });

test('Stack Exchange’s backoff holds for every run until it is over, two seconds later than it says', async () => {
  const world = createHolds();
  const once = { source: 'stackexchange', answer: withBackoff } as const;
  const next = { source: 'stackexchange', answer: without } as const;
  expect(await run(world, once)).toMatchObject({ status: 'empty', calls: 6 });
  expect(await run(world, next)).toEqual({
    status: 'quota',
    note: 'It asked us to wait another 12 s.',
    calls: 0,
  });
  world.pass(8_900);
  expect((await run(world, next)).calls).toBe(0);
  // What is left is short enough to wait for.
  world.pass(500);
  expect(await run(world, next)).toMatchObject({ status: 'empty', calls: 6 });
});

test('Retry-After that is too long to wait for holds for every run with that key, for an hour at most', async () => {
  const world = createHolds();
  const refused = () => new Response('{}', { status: 429, headers: { 'Retry-After': '90000' } });
  const environment = { ...(LEMMY as object), X_BEARER_TOKEN: 'operator' } as never;
  const empty = () => Response.json({ meta: { result_count: 0 } });
  expect(await run(world, { source: 'x', answer: refused, environment })).toMatchObject({
    status: 'quota',
    calls: 1,
  });
  expect((await run(world, { source: 'x', answer: empty, environment })).calls).toBe(0);
  const ana = { id: 'ana', keys: { x: { bearerToken: 'own' } } };
  expect((await run(world, { source: 'x', answer: empty, environment, user: ana })).calls).toBe(1);
  world.pass(3_600_000);
  expect((await run(world, { source: 'x', answer: empty, environment })).calls).toBe(1);
});

test('a source that asks for nothing is held off for nobody', async () => {
  const world = createHolds();
  await run(world, { source: 'stackexchange', answer: without });
  await run(world, { source: 'stackexchange', answer: () => new Response('{}', { status: 500 }) });
  expect(world.holds.size).toBe(0);
});
