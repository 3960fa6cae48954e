import { expect, test } from 'vitest';
import { chargeNote } from '@/dashboard/app/charge-note.ts';

test('a server that made nothing used no credit', () => {
  expect(chargeNote('unavailable')).toBe('No credit was used.');
  expect(chargeNote('refused')).toBe('No credit was used.');
});

test('of a lost call, and of one that had begun, it is said that it is paid once', () => {
  expect(chargeNote('network_error')).toBe('If this was charged, trying again costs nothing more.');
  expect(chargeNote('unavailable', true)).toBe('If this was charged, trying again costs nothing more.');
});

test('nothing is said where the failure is no matter of credits', () => {
  expect(chargeNote('unauthorized')).toBe('');
  expect(chargeNote('too_long')).toBe('');
});
