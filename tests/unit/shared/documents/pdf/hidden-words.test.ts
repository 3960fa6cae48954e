import { expect, it } from 'vitest';
import { textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

const white = `1 1 1 rg ${textAt([72, 500], 'A line in white')}`;
const roundBox =
  '60 480 m 440 480 l 450 480 460 490 460 500 c 460 520 l 460 530 450 540 440 540 c 60 540 l 50 540 40 530 40 520 c 40 500 l 40 490 50 480 60 480 c';
const circle =
  '100 420 m 155 420 200 460 200 510 c 200 560 155 600 100 600 c 45 600 0 560 0 510 c 0 460 45 420 100 420 c';
const shading =
  '/Shading << /G << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.1 0.1 0.4] /C1 [0.4 0.1 0.1] /N 1 >> >> >>';

const seen = async (drawn: string) => {
  const { blocks } = await readSource({ pages: [{ content: drawn + white, resources: shading }] });
  return blocks.map(({ text, hidden }) => [text, hidden === true]);
};

it.each([
  ['a box with round corners', `0.2 g ${roundBox} f `],
  ['a circle', `0.2 g ${circle} f `],
  ['colours that flow into each other', 'q 40 480 400 60 re W n /G sh Q '],
])('white text on %s is seen', async (_, drawn) => {
  expect(await seen(drawn)).toEqual([['A line in white', false]]);
});

it.each([
  ['a thin bow around it', '0.2 g 40 700 m 40 300 340 300 340 700 c 336 700 l 336 304 44 304 44 700 c f '],
  ['colours that flow elsewhere', 'q 40 600 400 60 re W n /G sh Q '],
])('white text beside %s is hidden', async (_, drawn) => {
  expect(await seen(drawn)).toEqual([['A line in white', true]]);
});
