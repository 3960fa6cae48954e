import { expect, test } from 'vitest';
import { callOverPostgres, callWithFallback } from '@/supabase/functions/_shared/db/call-function.ts';

const overRest = async (name: string) => `${name} over REST`;

test('a database that cannot be reached is asked the other way', async () => {
  const overPostgres = callOverPostgres('postgres://postgres@127.0.0.1:1/postgres');
  const call = callWithFallback(overPostgres, overRest);
  expect(await call('spend', {})).toBe('spend over REST');
  expect(await call('settle', {})).toBe('settle over REST');
});

test('a call that failed there is not made again', async () => {
  const failing = () => Promise.reject(Object.assign(new Error('conflict'), { code: 'PT409' }));
  await expect(callWithFallback(failing, overRest)('spend', {})).rejects.toThrow('conflict');
});

test('a door that was closed is left alone for a while', async () => {
  let knocks = 0;
  const closed = () => {
    knocks += 1;
    return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  };
  const call = callWithFallback(closed, overRest);
  for (let count = 0; count < 5; count += 1) await call('spend', {});
  expect(knocks).toBe(1);
});

test('a way that never answers is left, and a call that finds none may come again', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await callWithFallback(never, overRest, 10)('spend', {})).toBe('spend over REST');
  await expect(callWithFallback(never, never, 10)('spend', {})).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterMs: expect.any(Number),
  });
});
