import { expect, test } from 'vitest';
import { callOverPostgres, callWithFallback } from '@/supabase/functions/_shared/db/call-function.ts';

const overRest = async (name: string) => `${name} over REST`;

test('a database that cannot be reached is asked the other way', async () => {
  const overPostgres = callOverPostgres('postgres://postgres@127.0.0.1:1/postgres');
  expect(await callWithFallback(overPostgres, overRest)('spend', {})).toBe('spend over REST');
});

test('a call that failed there is not made again', async () => {
  const failing = () => Promise.reject(Object.assign(new Error('conflict'), { code: 'PT409' }));
  await expect(callWithFallback(failing, overRest)('spend', {})).rejects.toThrow('conflict');
});
