import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCode } from '@/shared/errors/codes.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import { accountTexts } from '@/shared/errors/texts-account.en.ts';
import { analysisTexts } from '@/shared/errors/texts-analysis.en.ts';
import { creditTexts } from '@/shared/errors/texts-credits.en.ts';
import { imageChatTexts } from '@/shared/errors/texts-image-chat.en.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';

test.each([
  [400, 'in 1 second.'],
  [1_000, 'in 1 second.'],
  [40_200, 'in 41 seconds.'],
  [119_000, 'in 119 seconds.'],
  [120_001, 'in 3 minutes.'],
  [3_600_000, 'in 60 minutes.'],
  [7_200_000, 'in 2 hours.'],
])('a wait of %i ms is named', (ms, end) => {
  for (const context of ['card', 'popup', 'devices'] as const)
    expect(textFor(context, 'rate_limited', ms).endsWith(`again ${end}`)).toBe(true);
});

test('no wait is none that could be named', () => {
  expect(textFor('card', 'engine_overloaded', 0)).toMatch(/try again shortly\.$/);
});

test('sentences the specification fixes stay as they are', () => {
  expect(textFor('login', 'rate_limited', 40_000)).toBe('Too many attempts. Please try again later');
});

test('no sentence tells anyone to press Retry where the card has no such button', () => {
  for (const code of errorCode.options)
    if (/press Retry|retry/i.test(textFor('card', code))) expect(isWorthRetrying(code), code).toBe(true);
});

/** Sentences the product is held to, and what only waiting mends. */
const FIXED = readFileSync('docs/product.md', 'utf8').replace(/\s+/g, ' ');
const WAITS = /again (?:shortly|later)/;

/** Failures that any page may meet. */
const metThere = [
  ...(['invalid_request', 'too_long', 'conflict', 'not_found', 'unauthorized', 'forbidden'] as const),
  ...(['rate_limited', 'network_error', 'unavailable', 'timeout', 'bad_response', 'internal'] as const),
];

test('on the website a button says to try again, and the title what failed: the sentence under it says neither', () => {
  const screens = { ...accountTexts, ...creditTexts, ...analysisTexts, ...imageChatTexts };
  for (const context of Object.keys(screens) as ErrorContext[])
    for (const code of metThere) {
      const text = textFor(context, code);
      if (FIXED.includes(text) || WAITS.test(text)) continue;
      expect([context, code, text]).toEqual([
        context,
        code,
        expect.not.stringMatching(/try again|could not be (?:loaded|deleted|kept)/i),
      ]);
    }
});

test('a login that is wrong, and a conversation that is over, are told as spec §8 has it', () => {
  expect(textFor('login', 'invalid_credentials')).toBe('Invalid login credentials');
  expect(textFor('image-chat', 'conversation_gone')).toBe(
    'This conversation is no longer there: each is kept for 24 hours. Begin a new one.',
  );
});
