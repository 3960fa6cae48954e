import { expect, it } from 'vitest';
import { reasonText } from '@/dashboard/features/credits/reason-text.ts';

it.each([
  ['signup', 250, 'Welcome credits'],
  ['enhance', -1, 'Rewriting'],
  ['enhance', 1, 'Rewriting, given back'],
  ['plan', 5_500, 'Plan payment'],
  ['extra', 5_500, 'Extra credits'],
  ['refund', -5_500, 'Payment refunded'],
  ['image-prompt', -1, 'Image prompt'],
])('calls %s of %i what it is', (reason, delta, text) => {
  expect(reasonText({ reason, delta })).toBe(text);
});
