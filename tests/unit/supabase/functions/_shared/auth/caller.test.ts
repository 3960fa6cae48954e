import { expect, test } from 'vitest';
import { readAddress, readCaller } from '@/supabase/functions/_shared/auth/caller.ts';

test.each([
  [{ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.9' }, '198.51.100.7'],
  [{ 'x-forwarded-for': '203.0.113.9, 10.0.0.1' }, '203.0.113.9'],
  [{}, 'unknown'],
])('the address of %j is %s', (headers, address) => {
  expect(readAddress(new Headers(headers as Record<string, string>))).toBe(address);
});

test.each(['Basic abc', 'Bearer', 'Bearer a.b', 'Bearer wst_short', `Bearer wst_${'a'.repeat(44)}`])(
  '%s opens nothing',
  (authorization) => {
    expect(() => readCaller(new Headers({ authorization }), 'anon')).toThrow('unauthorized');
  },
);
