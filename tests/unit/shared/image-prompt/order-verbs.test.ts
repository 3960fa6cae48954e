import { expect, test } from 'vitest';
import { gradedBy, readOrder } from '@/shared/image-prompt/wishes/order-verbs.ts';

test.each([
  ['drop the hat', { deed: 'remove', thing: 'the hat' }],
  ['ditch the fog', { deed: 'remove', thing: 'the fog' }],
  ['lower the contrast', { deed: 'less', thing: 'the contrast' }],
])('is an order: %s', (wish, order) => {
  expect(readOrder(wish)).toEqual(order);
});

test.each([
  'hide the cat behind the sofa',
  'drop a leaf on the table',
  'cut the hair short',
  'lower the camera',
  'raise the bridge',
  'lower angle',
  'drop shadow',
  'cut flowers in a vase',
  'limit the palette to earth tones',
])('takes nothing away: %s', (wish) => {
  expect(readOrder(wish)).toBeUndefined();
});

test.each(['grow a beard', 'slim woman', 'grow flowers on the wall', 'blur in the background'])(
  'makes nothing more of it: %s',
  (wish) => {
    expect(gradedBy(wish)).toBeUndefined();
  },
);

test('what is softened is softer', () => {
  expect(gradedBy('soften the light')).toEqual({ thing: 'the light', how: 'softer' });
});
