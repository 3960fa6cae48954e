import { expect, test } from 'vitest';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';

const brief = readDescription('a fox in the snow, golden hour, 85mm, watercolour, 16:9, no people, no cars');

test('Midjourney gets commas, its format and what to leave out as parameters', () => {
  expect(writePrompt(brief, 'midjourney')).toEqual({
    prompt: 'a fox, in the snow, 85mm, golden hour, watercolour --ar 16:9 --no people, cars',
    negative: null,
    settings: [],
  });
});

test('Stable Diffusion gets tags, a negative prompt and a size', () => {
  expect(writePrompt(brief, 'stable-diffusion')).toEqual({
    prompt: 'a fox, in the snow, 85mm, golden hour, watercolour',
    negative: 'people, cars',
    settings: ['Size: 1344 × 768 pixels (16:9)'],
  });
  expect(wholePrompt(writePrompt(brief, 'stable-diffusion'))).toContain('\n\nNegative prompt: people, cars');
});

test('models that read prose get sentences, and no second box', () => {
  expect(writePrompt(brief, 'gpt-image').prompt).toBe(
    'A fox in the snow. Lens: 85mm. Light: golden hour. Style: watercolour. Do not show: people, cars. Format: 16:9.',
  );
  for (const dialect of ['gpt-image', 'flux', 'imagen', 'firefly'] as const)
    expect(writePrompt(brief, dialect).negative).toBeNull();
});

test('a format a model does not have becomes its nearest, and says so', () => {
  const wide = readDescription('a fox, 3:2');
  expect(writePrompt(wide, 'imagen').settings).toEqual(['Aspect ratio: 4:3 (nearest to 3:2)']);
  expect(writePrompt(wide, 'firefly').settings).toEqual(['Aspect ratio: 4:3 (nearest to 3:2)']);
});

test('a description cannot smuggle in a parameter', () => {
  const sly = { ...brief, subject: 'a fox --chaos 100' };
  expect(writePrompt(sly, 'midjourney').prompt).toMatch(/^a fox —chaos 100,/);
});

test('without a subject the prompt says what is missing', () => {
  expect(writePrompt(readDescription(''), 'gpt-image').prompt).toBe('[say what the picture shows].');
});
