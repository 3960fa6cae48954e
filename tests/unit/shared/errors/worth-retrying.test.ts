import { expect, it } from 'vitest';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';

it.each([
  'network_error',
  'engine_unavailable',
  'engine_failed',
  'engine_unauthorized',
  'engine_not_ready',
  'host_not_allowed',
  'paused',
  'site_off',
  'conflict',
] as const)('offers Retry after %s: it can succeed later', (code) => {
  expect(isWorthRetrying(code)).toBe(true);
});

it.each(['empty_draft', 'too_long', 'refused', 'insufficient_credits', 'extension_reloaded'] as const)(
  'offers none after %s: the same would fail the same way',
  (code) => {
    expect(isWorthRetrying(code)).toBe(false);
  },
);
