import { expect, test } from 'vitest';
import { isKeyMash } from '@/shared/image-prompt/key-mash.ts';

test.each([
  'xyzzy',
  'asdf',
  'qwerty',
  'qweqwe',
  'asdfasdf',
  'dfgdfg',
  'sdkfjh',
  'aaaa',
  'asdf, sdfg!',
  'hjkl xyzzy',
])('is no message: %s', (said) => expect(isKeyMash(said)).toBe(true));

test.each([
  'a cat',
  'night',
  'myth',
  'lynx',
  'rhythm',
  'gypsy',
  'jazz',
  'pizza',
  'fuzzy',
  'property',
  'were',
  'HTML',
  'BMW',
  'HDR',
  '4k',
  'smrk',
  'xyzzy and a cat',
  'asdf keyboard',
  'кот',
  '猫',
  'öl',
  'Sphynx',
  '...',
])('is a message: %s', (said) => expect(isKeyMash(said)).toBe(false));
