import { expect, test } from 'vitest';
import { mendWish } from '@/shared/engines/offline/known-slips.ts';

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
  'ein dunkler Wald mit Nebel',
])('%j stays as it is', (typed) => {
  expect(mendWish(typed, BRIEF)).toBe(typed);
});
