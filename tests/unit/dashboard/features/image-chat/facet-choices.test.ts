import { expect, test } from 'vitest';
import { facetChoices, facetValue } from '@/dashboard/features/image-chat/facet-choices.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';

const brief = readDescription(
  'a fox in the snow, dusk, 35mm, watercolour, cool tones, calm, from above, 3:2, no people',
);
const choices = facetChoices.flatMap(({ id, name, options }) =>
  options.map((option) => ({ id, name, option })),
);

test.each(choices)('$name: $option changes that and nothing else', ({ id, name, option }) => {
  const changed = refineBrief(brief, `${name}: ${option}`);
  expect(facetValue(changed, id)).toBe(option);
  expect({ ...changed, [id]: null }).toEqual({ ...brief, [id]: null });
});

const written = [
  { id: 'subject', text: 'two dogs, one black and one white' },
  { id: 'subject', text: 'a cat and a robot' },
  { id: 'subject', text: 'a woman without a hat' },
  { id: 'setting', text: 'a red kitchen' },
  { id: 'setting', text: 'a city without cars' },
  { id: 'setting', text: 'St. Mark’s Square' },
  { id: 'subject', text: 'a 1.5 m tall robot' },
  { id: 'subject', text: 'a horse and donkey' },
  { id: 'setting', text: 'in a kitchen, morning light' },
] as const;

test.each(written)('what is written for the $id stands there in its words: $text', ({ id, text }) => {
  const name = facetChoices.find((choice) => choice.id === id)?.name;
  const changed = refineBrief(brief, `${name}: ${text}`);
  expect(facetValue(changed, id)).toBe(text);
  expect({ ...changed, [id]: null }).toEqual({ ...brief, [id]: null });
});

test.each([
  ['Setting: a beach, add a dog', 'setting', 'a beach'],
  ['Subject: a fox and make it night', 'subject', 'a fox'],
  ['Subject: a portrait of us. Add a dog', 'subject', 'a portrait of us'],
] as const)('a further wish behind it is one of its own: %s', (wish, id, value) => {
  const changed = refineBrief(brief, wish);
  expect(facetValue(changed, id)).not.toMatch(/dog|night/);
  expect(facetValue(changed, id)).toContain(value);
});
