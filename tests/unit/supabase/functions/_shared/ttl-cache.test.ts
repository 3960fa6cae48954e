import { expect, test } from 'vitest';
import { TtlCache } from '@/supabase/functions/_shared/ttl-cache.ts';

test('a value is forgotten after its time, or at its own end where that is sooner', () => {
  let nowMs = 1_000;
  const remembered = new TtlCache<string>({ forMs: 60_000, maxEntries: 10, now: () => nowMs });
  remembered.set('token', 'user');
  remembered.set('short', 'user', 5_000);
  nowMs = 4_999;
  expect([remembered.get('token'), remembered.get('short')]).toEqual(['user', 'user']);
  nowMs = 5_000;
  expect([remembered.get('token'), remembered.get('short')]).toEqual(['user', undefined]);
  nowMs = 61_000;
  expect(remembered.get('token')).toBeUndefined();
});

test('only so many are kept, the newest', () => {
  const remembered = new TtlCache<number>({ forMs: 60_000, maxEntries: 2 });
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) remembered.set(key, index);
  expect([remembered.get('a'), remembered.get('b'), remembered.get('c')]).toEqual([2, undefined, 3]);
});
