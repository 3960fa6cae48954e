import { expect, test } from 'vitest';
import { mendWish } from '@/shared/engines/offline/mend-wish.ts';

const BRIEF = 'Subject: a chihuahua in a sombrero\nStyle: gouache';

test.each([
  ['mroe contrats', 'more contrast'],
  ['make the chihuahau white', 'make the chihuahua white'],
  ['remvoe the sombero', 'remove the sombrero'],
  ['at nihgt, withuot the hat', 'at night, without the hat'],
])('%j was meant as %j', (typed, meant) => {
  expect(mendWish(typed, BRIEF)).toBe(meant);
});

test.each([
  'a kitsune with a monocle, gouache and bokeh',
  'write “mroe” on the sombrero',
  'in the manner of Hokusai',
  'a moon over a reed',
  'ein dunkler Wald mit Nebel',
])('%j stays as it is', (typed) => {
  expect(mendWish(typed, BRIEF)).toBe(typed);
});

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
])('a first message: %s', (typed, mended) => {
  expect(mendWish(typed, '')).toBe(mended);
});
