import { expect, test } from 'vitest';
import { addedBrief, addedFacets, withAdded } from '@/dashboard/features/image-chat/facet-choices.ts';

const facet = (id: string) => {
  const found = addedFacets.find((one) => one.id === id);
  if (!found) throw new Error(`no chip for ${id}`);
  return found;
};

test.each([
  ['', 'candlelight'],
  ['a fox in the snow', 'a fox in the snow, candlelight'],
  ['A fox in the snow. ', 'A fox in the snow, candlelight'],
])('a choice goes to the end of “%s”', (text, described) => {
  expect(withAdded(text, facet('light'), 'candlelight')).toBe(described);
});

test('another choice takes the place of the first, wherever it stands', () => {
  const text = 'Golden hour over a harbour, 35mm';
  expect(withAdded(text, facet('light'), 'overcast')).toBe('overcast over a harbour, 35mm');
});

test('what is only a part of a word is no choice', () => {
  const text = 'a photographer at work, on 135mm film';
  expect(withAdded(text, facet('style'), 'watercolour')).toBe(`${text}, watercolour`);
  expect(addedBrief(text)).toEqual({ light: '', lens: '', style: '', composition: '' });
});

test('a chip shows what the description says already', () => {
  expect(addedBrief('a harbour at Golden Hour, watercolour')).toEqual({
    light: 'golden hour',
    lens: '',
    style: 'watercolour',
    composition: '',
  });
});
