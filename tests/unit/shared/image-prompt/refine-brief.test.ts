import { describe, expect, test } from 'vitest';
import { type ImageBrief, imageBrief } from '@/shared/contracts/image-brief.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';
import { isUnclear } from '@/shared/image-prompt/unclear.ts';

const boy = readDescription(
  'a boy with a dog on a red sofa, golden hour, 35mm, watercolour, no people in the background',
);
const refined = (request: string, from: ImageBrief = boy) => imageBrief.parse(refineBrief(from, request));

test('what is replaced takes no letter of the word before it', () => {
  const sea = readDescription('an old lighthouse at dusk, oil painting, stormy sea');
  expect(JSON.stringify(refined('replace the sea with a desert', sea))).toMatch(/stormy a? ?desert/i);
});

test('of another age, somebody keeps the article that fits', () => {
  const old = readDescription('an elderly man on a bench');
  expect(refined('make him about 40 years old', old).subject).toBe('a man on a bench');
});

test.each([
  ['swap the hat with our red cap', 'a man in our red cap by a car'],
  ['change my hat to blue', 'a man in a blue hat by a car'],
  ['swap my hat with a red cap', 'a man in a red cap by a car'],
])('whosever a thing is called, it is the one in the picture: %s', (wish, subject) => {
  expect(refined(wish, readDescription('a man in a hat by a car')).subject).toBe(subject);
});

test('whoever speaks in capitals speaks of the picture no more than otherwise', () => {
  for (const said of ['You know what I mean', 'the sky, Please', 'Would be great']) {
    expect([said, isUnclear(said)]).toEqual([said, true]);
    expect([said, isUnclear(said.toLowerCase())]).toEqual([said, true]);
  }
});

describe('a wish changes the facet it is about', () => {
  test.each<[string, Partial<ImageBrief>]>([
    ['as an oil painting', { style: ['oil painting'] }],
    ['Make it a photo', { style: ['photo'] }],
    ['can you do it in the style of Hokusai?', { style: ['in the style of Hokusai'] }],
    ['turn it into pixel art please', { style: ['pixel art'] }],
    ['16:9', { aspectRatio: '16:9' }],
    ['make it square', { aspectRatio: '1:1' }],
    ['Portrait format please', { aspectRatio: '2:3' }],
    ['use an aspect ratio of 21:9', { aspectRatio: '21:9' }],
    ['blue hour', { light: ['blue hour'] }],
    ['change the light to candlelight', { light: ['candlelight'] }],
    ['lighting: neon from the left', { light: ['neon from the left'] }],
    ['Light: soft window light', { light: ['soft window light'] }],
    ['use a fisheye lens', { lens: ['fisheye lens'] }],
    ['put it in a forest', { setting: ['in a forest'] }],
    ['move everything to the moon', { setting: ['to the moon'] }],
    ['the background should be a library', { setting: ['a library'] }],
    ['make it moodier and more dramatic', { mood: ['very dramatic'] }],
    ['from above', { composition: ['from above'] }],
    ['pastel tones', { palette: ['pastel tones'] }],
    ['more blue', { palette: ['strong blue tones'] }],
    ['less green', { palette: ['only a little green'] }],
  ])('%s', (request, expected) => {
    expect(refined(request)).toMatchObject(expected);
  });

  test('and leaves the others as they were', () => {
    const { style, ...others } = refined('as an oil painting');
    const { style: before, ...same } = boy;
    expect([style, before]).toEqual([['oil painting'], ['watercolour']]);
    expect(others).toEqual(same);
  });
});

describe('a wish that compares', () => {
  test('says the end of the scale, again with more weight, and the other way round in its place', () => {
    const dark = refined('make it darker');
    expect(dark.light).toEqual(['golden hour', 'dark, low-key light']);
    expect(refined('even darker', dark).light).toEqual(['golden hour', 'very dark, low-key light']);
    expect(refined('too dark now, brighter please', dark).light).toEqual([
      'golden hour',
      'bright, high-key light',
    ]);
  });

  test.each<[string, Partial<ImageBrief>]>([
    ['closer', { composition: ['close-up'] }],
    ['zoom out a bit', { composition: ['wide shot'] }],
    ['warmer colors please', { palette: ['warm tones'] }],
    ['more realistic', { style: ['watercolour', 'realistic'] }],
    ['higher contrast', { light: ['golden hour', 'high contrast'] }],
  ])('%s', (request, expected) => {
    expect(refined(request)).toMatchObject(expected);
  });
});

describe('what is taken out', () => {
  test.each([
    'remove the dog',
    'no dog',
    'without the dog',
    'Please get rid of the dog',
    "I don't want a dog",
    'lose the dog.',
  ])('%s', (request) => {
    const brief = refined(request);
    expect(brief.subject).not.toMatch(/dog/);
    expect(brief.subject).toMatch(/boy/);
    expect(brief.avoid).toContain('dog');
  });

  test('several at once, and what was never there', () => {
    expect(refined('no text, no logos or cars').avoid).toEqual(
      expect.arrayContaining(['text', 'logos', 'cars']),
    );
  });

  test('what is the whole picture stays, and the wish with it', () => {
    expect(refined('no cats', readDescription('a cat'))).toMatchObject({ subject: 'a cat', avoid: ['cats'] });
  });

  test('and put back in', () => {
    const back = refined('add a dog asleep on the carpet', refined('remove the dog'));
    expect(back.avoid).not.toContain('dog');
    expect(back.details).toContain('a dog asleep on the carpet');
  });
});

describe('what is added or exchanged', () => {
  test.each<[string, RegExp]>([
    ['replace the dog with a fox', /a boy with a fox/],
    ['change the dog to a parrot', /a boy with a parrot/],
    ['a cat instead of the dog', /a boy with a cat/],
    ['make the sofa blue', /a blue sofa/],
    ['the sofa should be green', /a green sofa/],
  ])('%s', (request, expected) => {
    expect(`${refined(request).subject} ${refined(request).setting.join(' ')}`).toMatch(expected);
  });

  test.each([
    ['add a hat', 'a hat'],
    ['give him a balloon', 'he has a balloon'],
    ['The boy smiles', 'The boy smiles'],
    ['he is about to fall asleep', 'he is about to fall asleep'],
    ['include two empty teacups', 'two empty teacups'],
  ])('%s', (request, detail) => {
    expect(refined(request).details).toContain(detail);
  });

  test('words in the picture', () => {
    const sign = readDescription('a shop with a sign that says "OPEN"');
    const closed = refined('change the text to "CLOSED"', sign);
    expect(closed.text).toEqual(['CLOSED']);
    expect(closed.subject).not.toContain('OPEN');
    expect(refined('remove the text', sign)).toMatchObject({ text: [], avoid: ['text'] });
  });
});

test('several wishes in one message are all heard', () => {
  expect(refined('Make it darker, remove the dog and add a boat. 16:9, as a charcoal drawing')).toMatchObject(
    {
      aspectRatio: '16:9',
      avoid: expect.arrayContaining(['dog']),
      details: expect.arrayContaining(['a boat']),
      light: ['golden hour', 'dark, low-key light'],
      style: ['charcoal drawing'],
    },
  );
});

test('so are remarks on several facets in one list', () => {
  expect(refined('make it an etching, at dawn, 16:9, no birds')).toMatchObject({
    style: ['etching'],
    light: ['at dawn'],
    aspectRatio: '16:9',
    avoid: expect.arrayContaining(['birds']),
  });
  expect(refined('watercolour, ink').style).toEqual(['watercolour, ink']);
});

test('what nobody foresaw is kept in its own words', () => {
  for (const wish of [
    'it should feel like the last day of school',
    'meer mist op straat',
    'let the curtains billow',
    'their shadows tell another story',
  ])
    expect(JSON.stringify(refined(wish)).toLowerCase()).toContain(
      wish.split(' ').slice(-2).join(' ').toLowerCase(),
    );
});
