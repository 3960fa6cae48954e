import { describe, expect, test } from 'vitest';
import { imageBrief } from '@/shared/contracts/image-brief.ts';
import { readBrief, writeBrief } from '@/shared/image-prompt/brief-lines.ts';
import { dialectIds } from '@/shared/image-prompt/dialects.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { descriptions } from './descriptions.ts';

/** Words that name nothing to be seen: what is said to us, what binds, and the names of facets. */
const EMPTY = new Set(
  `a an the of in on at to for with and or but is are be by as from into it its i my me we you that this there which who any some please can could you would want need show make create draw paint generate give image picture pic of no not without don t don't dont do should must look looks like avoid subject setting light lighting aspect ratio style mood background format lots too for ar s
  making showing painting drawing vertical square`.split(/\s+/),
);
const words = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  ).filter((word) => !EMPTY.has(word));
/** Numbers of a format may be said in its shortest form. */
const isRatio = (description: string, word: string) =>
  /^\d{3,}x\d{3,}$/.test(word) ||
  new RegExp(`\\b(?:${word}\\s?[:x×]\\s?\\d+|\\d+\\s?[:x×]\\s?${word})\\b`).test(description);

describe('nothing that was said is lost', () => {
  test.each(descriptions)('%s', (description) => {
    const brief = imageBrief.parse(readDescription(description));
    for (const dialect of dialectIds) {
      const said = new Set(words(wholePrompt(writePrompt(brief, dialect))));
      const lost = words(description).filter((word) => !said.has(word) && !isRatio(description, word));
      expect([dialect, lost]).toEqual([dialect, []]);
    }
  });

  test('by the lines that engines give back', () => {
    for (const description of descriptions) {
      const brief = readDescription(description);
      expect(readBrief(writeBrief(brief))).toEqual({ brief, other: '' });
    }
  });
});

test('nothing is added that was not said', () => {
  const names = words(
    'Composition Lens Colours Text in the picture letter for letter Leave out free Do not show Size pixels nearest Only for Midjourney Format Negative prompt Aspect ratio Details',
  );
  for (const description of descriptions) {
    const said = new Set([...words(description), ...names]);
    const prompt = writePrompt(readDescription(description), 'gpt-image').prompt;
    const added = words(prompt).filter((word) => !said.has(word) && !/^\d+$/.test(word));
    expect([description, added]).toEqual([description, []]);
  }
});

describe('each part is told by what it is about', () => {
  test('a list', () => {
    expect(
      readDescription(
        'a fox in the snow, golden hour, 85mm lens, muted colours, from above, serene, watercolour, 16:9, no people',
      ),
    ).toMatchObject({
      subject: 'a fox',
      setting: ['in the snow'],
      light: ['golden hour'],
      lens: ['85mm lens'],
      palette: ['muted colours'],
      composition: ['from above'],
      mood: ['serene'],
      style: ['watercolour'],
      aspectRatio: '16:9',
      avoid: ['people'],
    });
  });

  test('a sentence, from its ends', () => {
    expect(
      readDescription('Please create an image of an oil painting of a mill on a hill at dusk'),
    ).toMatchObject({
      subject: 'a mill on a hill',
      style: ['oil painting'],
      light: ['at dusk'],
    });
    expect(readDescription('an astronaut riding a horse in the style of Van Gogh')).toMatchObject({
      subject: 'an astronaut riding a horse',
      style: ['in the style of Van Gogh'],
    });
    expect(readDescription('a girl in a red dress')).toMatchObject({
      subject: 'a girl in a red dress',
      setting: [],
    });
  });

  test('what must not be seen, one by one', () => {
    expect(readDescription('an empty street without people or cars').avoid).toEqual(['people', 'cars']);
    expect(readDescription('a harbour, no boats, cranes or text, fog').avoid).toEqual([
      'boats',
      'cranes',
      'text',
    ]);
    expect(readDescription('No Face from Spirited Away serving tea').avoid).toEqual([]);
    expect(readDescription('a small house, not too dark').avoid).toEqual(['too dark']);
  });

  test('words in the picture, the format, parameters of Midjourney', () => {
    expect(readDescription('A sign that says "OPEN", 1920x1080').text).toEqual(['OPEN']);
    expect(readDescription('A sign that says "OPEN", 1920x1080').aspectRatio).toBe('16:9');
    expect(readDescription('a cat --ar 4:5 --stylize 250 --no dogs, birds')).toMatchObject({
      subject: 'a cat',
      aspectRatio: '4:5',
      parameters: ['--stylize 250'],
      avoid: ['dogs', 'birds'],
    });
  });

  test('labelled lines', () => {
    expect(
      readDescription('Subject: a violin maker\nLight: from the left\nAvoid: modern tools'),
    ).toMatchObject({
      subject: 'a violin maker',
      light: ['from the left'],
      avoid: ['modern tools'],
    });
  });

  test('an empty text is an empty brief', () => {
    expect(readDescription(' \n')).toMatchObject({ subject: '', details: [] });
  });
});

describe('what nobody would write by hand', () => {
  const letters = 'abcdefghij'.repeat(399);
  test.each([
    ['two thousand commas', 'a,'.repeat(2_000)],
    ['two thousand words', 'ab '.repeat(1_333)],
    ['one word', letters],
    ['nothing but no', 'no a, '.repeat(660)],
    ['brackets and quotes', '("'.repeat(2_000)],
    ['parameters', '--no a '.repeat(570)],
    ['markup', '<script>alert(1)</script> '.repeat(150)],
    ['a phrase without an end', 'in a '.repeat(800)],
  ])('%s is read to its end, and what is read can be kept', (_, text) => {
    const brief = refineBrief(readDescription(text), text);
    expect(imageBrief.safeParse(brief).success).toBe(true);
    for (const dialect of dialectIds) writePrompt(brief, dialect);
  });
});
