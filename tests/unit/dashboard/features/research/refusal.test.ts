import { expect, test } from 'vitest';
import { refusalOf } from '@/dashboard/features/research/refusal.ts';

test.each(['', '???', '🙂', 'the'])('“%s” is not sent', (query) => {
  expect(refusalOf({ query, mode: 'all' })).toBe('query');
});

test('days the wrong way round are not sent', () => {
  const asked = { query: 'kayak', mode: 'all' as const };
  expect(refusalOf({ ...asked, options: { from: '2026-05-02', to: '2026-05-01' } })).toBe('days');
  expect(refusalOf({ ...asked, options: { from: '2026-05-01', to: '2026-05-01' } })).toBeNull();
});
