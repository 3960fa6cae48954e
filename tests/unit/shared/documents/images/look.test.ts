import { expect, test } from 'vitest';
import { imageLook } from '@/shared/contracts/image-look.ts';
import { mainColours } from '@/shared/documents/images/colours.ts';
import { describeLook, imageToPrompt } from '@/shared/documents/images/image-answers.ts';
import { lookAt } from '@/shared/documents/images/look.ts';
import { drawText } from '@/tests/support/pictures.ts';

/** Stripes of colours, each as wide as its share of ten says. */
function stripes(...parts: [share: number, red: number, green: number, blue: number][]) {
  const data = new Uint8Array(100 * 50 * 4);
  for (let y = 0; y < 50; y++) {
    let x = 0;
    for (const [share, ...colour] of parts)
      for (let end = x + share * 10; x < end; x++) data.set([...colour, 255], (y * 100 + x) * 4);
  }
  return { width: 100, height: 50, data };
}

test('the colours are named as people name them, most first, with their shares', () => {
  const colours = mainColours(stripes([6, 30, 60, 200], [3, 250, 250, 250], [1, 200, 20, 30]));
  expect(colours.map(({ name }) => name)).toEqual(['blue', 'white', 'red']);
  expect(colours.map(({ share }) => Math.round(share * 10))).toEqual([6, 3, 1]);
  expect(colours[0]?.hex).toBe('#1e3cc8');
});

test.each([
  ['black', 5, 5, 5],
  ['grey', 128, 128, 128],
  ['dark green', 10, 70, 20],
  ['brown', 130, 80, 40],
  ['orange', 250, 140, 20],
  ['yellow', 250, 220, 30],
  ['pink', 250, 130, 190],
  ['purple', 130, 50, 200],
  ['teal', 20, 150, 150],
])('%s', (name, ...colour) => {
  expect(mainColours(stripes([10, ...(colour as [number, number, number])]))[0]?.name).toBe(name);
});

test('shape, light and kind are told, and that nothing else is known', () => {
  const look = lookAt(drawText(['A']));
  expect(imageLook.safeParse(look).success).toBe(true);
  expect(look).toMatchObject({ brightness: 'bright', kind: 'drawing', text: '' });
  expect(describeLook(look)).toContain('what it shows cannot be told');
});

test('noise without flat areas passes for a photo', () => {
  let seed = 7;
  const data = Uint8Array.from({ length: 64 * 64 * 4 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed >> 16;
  });
  expect(lookAt({ width: 64, height: 64, data }).kind).toBe('photo');
});

test('a long text is not repeated whole in a prompt', () => {
  const look = { ...lookAt(drawText(['A'])), text: 'word '.repeat(500) };
  expect(imageToPrompt(look, '').length).toBeLessThan(800);
});
