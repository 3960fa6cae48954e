import { expect, test } from 'vitest';
import { mendKnownSlips } from '@/shared/engines/offline/known-slips.ts';

test.each([
  ['teh castle on teh hill', 'the castle on the hill'],
  ['a cat, becuase cats', 'a cat, because cats'],
  // What is to be read in the picture, a name, an address and a parameter are nobody's slip.
  ['a sign that says "teh end"', 'a sign that says "teh end"'],
  ['Teh, a village', 'Teh, a village'],
  ['a page at teh.example/teh', 'a page at teh.example/teh'],
  ['a fox --teh 4', 'a fox --teh 4'],
  // Another language has words of its own that are slips in English.
  ['eine alte Frau, die am Fenster sitzt und strickt', 'eine alte Frau, die am Fenster sitzt und strickt'],
])('%s', (typed, mended) => {
  expect(mendKnownSlips(typed)).toBe(mended);
});
