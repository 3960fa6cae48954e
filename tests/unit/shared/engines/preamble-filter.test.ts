import { describe, expect, test } from 'vitest';
import { createPreambleFilter } from '@/shared/engines/preamble-filter.ts';

function stream(pieces: string[], draft = 'pls review it'): string[] {
  const filter = createPreambleFilter(draft);
  return [...pieces.map((piece) => filter.push(piece)), filter.end()].filter(Boolean);
}
const inPieces = (text: string) => text.match(/[\s\S]{1,3}/g) ?? [];

test.each([
  ["Sure! Here's the improved prompt:\n\nReview it.", 'Review it.'],
  ['Here is your text:\n\nReview it.', 'Review it.'],
  ['<think>They want a review.\nOkay.</think>\n\nReview it.', 'Review it.'],
  ['Here we go again, said the review.', 'Here we go again, said the review.'],
  ['Sure', 'Sure'],
])('%j shows %j', (answer, shown) => {
  expect(stream(inPieces(answer)).join('')).toBe(shown);
});

test.each([
  ["Sure! Here's the plan:\n\nDig.", "Sure! Here's the plan:\n\nDig."],
  ['<think>They want a plan.</think>\n\nHere is the plan:\nDig.', 'Here is the plan:\nDig.'],
])('of a prompt that was carried out, %j shows %j', (answer, shown) => {
  const filter = createPreambleFilter('make a plan', true);
  const pieces = inPieces(answer).map((piece) => filter.push(piece));
  expect([...pieces, filter.end()].join('')).toBe(shown);
});

describe('an answer that begins with itself', () => {
  test('is passed on piece by piece', () => {
    expect(stream(['Please ', 'review ', 'it.'])).toEqual(['Please ', 'review ', 'it.']);
  });

  test('keeps an opening that the draft has too', () => {
    const text = 'Here is the revised text:\nplease look.';
    expect(stream(inPieces(text), 'here is the revised text:\npls look').join('')).toBe(text);
  });
});
