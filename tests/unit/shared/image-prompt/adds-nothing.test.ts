import { expect, test } from 'vitest';
import { addsNothing } from '@/shared/image-prompt/adds-nothing.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';

test.each([
  ['a red bicycle in front of a café in the rain', true],
  ['A red bicycle at noon, in front of a café', true],
  ['a heron in the reeds, for Midjourney', true],
  ['A lighthouse in a storm, oil painting, cold blues, no people', false],
  ['a clay teapot on a linen cloth, 85mm, square format', false],
])('of “%s” it is told whether its prompt adds anything', (said, isSame) => {
  expect(addsNothing(said, readDescription(said))).toBe(isSame);
});
