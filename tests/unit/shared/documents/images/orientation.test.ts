import { expect, test } from 'vitest';
import type { Orientation } from '@/shared/documents/images/orientation.ts';
import { orient, orientationOf, withoutExif } from '@/shared/documents/images/orientation.ts';

/** The start of a JPEG with the orientation in its EXIF, in either byte order. */
function jpeg(orientation: number, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(42);
  file.set([0xff, 0xd8, 0xff, 0xe1, 0, 34]);
  file.set(new TextEncoder().encode('Exif'), 6);
  const view = new DataView(file.buffer, 12);
  file.set(new TextEncoder().encode(isLittle ? 'II*\0' : 'MM\0*'), 12);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 1, isLittle);
  view.setUint16(10, 274, isLittle);
  view.setUint16(12, 3, isLittle);
  view.setUint32(14, 1, isLittle);
  view.setUint16(18, orientation, isLittle);
  file.set([0xff, 0xda], 38);
  return file;
}

test.each([true, false])('how the camera was held is read, little end first: %s', (isLittle) => {
  expect(orientationOf(jpeg(6, isLittle))).toBe(6);
  expect(orientationOf(jpeg(99, isLittle))).toBe(1);
  expect(orientationOf(jpeg(6, isLittle).slice(0, 20))).toBe(1);
});

test('the EXIF alone is taken out', () => {
  expect([...withoutExif(jpeg(6, true))]).toEqual([0xff, 0xd8, 0xff, 0xda, 0, 0]);
});

// The letter F in a picture of 2 × 3 as each orientation stores it (CIPA DC-008, figure 10): 1 2 / 3 4 / 5 6 upright.
test.each<[Orientation, number, number[]]>([
  [1, 2, [1, 2, 3, 4, 5, 6]],
  [2, 2, [2, 1, 4, 3, 6, 5]],
  [3, 2, [6, 5, 4, 3, 2, 1]],
  [4, 2, [5, 6, 3, 4, 1, 2]],
  [5, 3, [1, 3, 5, 2, 4, 6]],
  [6, 3, [2, 4, 6, 1, 3, 5]],
  [7, 3, [6, 4, 2, 5, 3, 1]],
  [8, 3, [5, 3, 1, 6, 4, 2]],
])('a picture stored by orientation %i comes upright', (by, width, stored) => {
  const data = new Uint8Array(Uint32Array.from(stored).buffer);
  const upright = orient({ width, height: stored.length / width, data }, by);
  expect([upright.width, upright.height]).toEqual([2, 3]);
  expect([...new Uint32Array(upright.data.buffer, upright.data.byteOffset, 6)]).toEqual([1, 2, 3, 4, 5, 6]);
});
