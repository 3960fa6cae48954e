import { expect, it } from 'vitest';
import { failureOf } from '@/dashboard/features/generator/generation-failure.ts';
import { textFor } from '@/shared/errors/texts.en.ts';

it.each([
  ['rate_limited', true, 'limited'],
  ['rate_limited', false, 'said'],
  ['insufficient_credits', false, 'no_credits'],
  ['conflict', false, 'said'],
  ['user_not_found', false, 'not_charged'],
  ['network_error', true, 'said'],
  ['empty_answer', false, 'said'],
] as const)('%s, visitor: %s, is %s', (code, isVisitor, failure) => {
  expect(failureOf(code, isVisitor)).toBe(failure);
});

it('says of a prompt that may not be asked for again neither that it was paid nor that it was not', () => {
  const text = textFor('generator', 'conflict');
  expect(text).toMatch(/If nothing of it was written, your credits come back/);
  expect(text).not.toMatch(/paid|charged/);
});

it('says the sentences of spec §8', () => {
  expect(textFor('generator', 'empty_answer')).toBe('Error generating prompt. Please try again.');
  expect(textFor('generator', 'insufficient_credits')).toBe(
    'You have insufficient credits for this operation. Please upgrade your plan.',
  );
});
