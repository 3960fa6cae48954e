import { describe, expect, test } from 'vitest';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { sources } from '@/shared/insights/sources/registry.ts';
import { askCached } from '@/supabase/functions/analysis/ask-cached.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';

const nobody = { id: 'nobody', keys: {} };
const asked = readQuestion({ query: 'Aurelia grinder', mode: 'all' });
if (!asked.ok) throw new Error(asked.error);
const question = asked.value;

/** A database in which nothing is kept yet. */
const answerClaims = async (name: string): Promise<unknown> =>
  name === 'read_source_hold' ? 0 : { outcome: 'claimed' };

describe('what a search takes of the operator', () => {
  const ask = async (user: Parameters<typeof createAccess>[1], most: number) => {
    let spent = 0;
    let asked = 0;
    const environment = { X_BEARER_TOKEN: 'operator', LEMMY_INSTANCE: '' } as never;
    const result = await askCached(sources.x, question, {
      access: {
        ...createAccess(environment, user),
        fetch: async () => {
          asked += 1;
          return Response.json({ data: [], meta: { result_count: 0 } });
        },
      },
      isPreview: false,
      signal: new AbortController().signal,
      sleep: () => Promise.resolve(),
      spend: async (costUsd) => {
        if (spent + costUsd > most) return false;
        spent += costUsd;
        return true;
      },
      call: answerClaims,
    });
    return { status: result.status, asked, spent };
  };

  test('is put aside before it is asked, and what it did not take comes back', async () => {
    expect(await ask(nobody, 1)).toEqual({ status: 'empty', asked: 1, spent: 0 });
  });

  test('stops it once the day’s is spent', async () => {
    expect(await ask(nobody, 0.01)).toEqual({ status: 'quota', asked: 0, spent: 0 });
  });

  test('is nothing where the user’s own key pays', async () => {
    const own = { id: 'ana', keys: { x: { bearerToken: 'own' } } };
    expect(await ask(own, 0)).toEqual({ status: 'empty', asked: 1, spent: 0 });
  });
});
