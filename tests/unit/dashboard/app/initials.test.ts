import { expect, it } from 'vitest';
import { initials } from '@/dashboard/app/initials.ts';

it.each([
  ['Ada Lovelace', 'ada@example.test', 'AL'],
  ['ada', 'x@example.test', 'A'],
  ['Ada King Lovelace', 'x@example.test', 'AL'],
  ['  ', 'ada@example.test', 'A'],
  ['', 'zoë@example.test', 'Z'],
  ['élodie 😀', 'x@example.test', 'É'],
  ['<b>Ada</b> (Lovelace)', 'x@example.test', 'BL'],
  ['𝒜da "Byron"', 'x@example.test', '𝒜B'],
  ['-- 7', '1ada@example.test', 'A'],
])('of %j, %s', (displayName, email, letters) => {
  expect(initials({ displayName, email })).toBe(letters);
});
