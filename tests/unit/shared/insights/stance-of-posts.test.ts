import { expect, test } from 'vitest';
import { groupItems } from '@/shared/insights/mining/group.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

/** Whether a post praises, blames, does both or neither. */
function stanceOf(text: string): string[] {
  const question = readQuestion({ query: 'Fernleaf', mode: 'all' });
  if (!question.ok) throw new Error(question.error);
  const items = toImportedItems([{ text }]).map((raw) => ({ raw, language: 'en', copies: 0 }));
  const [item] = groupItems(question.value, items, [null]).items;
  return item?.labels.intents.filter((intent) => intent === 'praise' || intent === 'complaint') ?? [];
}

test.each([
  ['Before this I had to ring the office every single morning.', 'praise'],
  ['Sign-in used to be a nightmare.', 'praise'],
  ['It replaced the paper book that always got lost.', 'praise'],
  ['It used to be so reliable.', 'complaint'],
  ['Before the update it was perfect.', 'complaint'],
  ['I never got used to the terrible noise.', 'complaint'],
  ['It replaced my old kettle and I love it.', 'praise'],
  ['Great support, which we never had.', 'praise'],
  ['I previously bought two and both broke.', 'complaint'],
])('what was before stands for the contrary now: %s', (text, side) => {
  expect(stanceOf(text)).toEqual([side]);
});

test.each([
  ["I cried when it ended. I love the sound, it's perfect.", 'praise'],
  ["My husband doesn't read English. The translation is fantastic.", 'praise'],
  ['It was a gift from my best friend. The hinge broke in a week.', 'complaint'],
  ['They made us pancakes although they were not on the menu. Lovely people.', 'praise'],
])('what is only likely yields to what is said for sure: %s', (text, side) => {
  expect(stanceOf(text)).toEqual([side]);
});

test.each([
  ['They made us pancakes although they were not on the menu.'],
  ["You're lit all the way, so you're not fumbling in the dark."],
  ['I forgot my charger and they lent me one.'],
  ['It has 4.2 stars there.'],
])('no complaint is made of what is not one: %s', (text) => {
  expect(stanceOf(text)).not.toContain('complaint');
});

test.each([
  ['They could not do enough for my mum.', 'praise'],
  ['Nobody is angry.', 'praise'],
  ['Nobody is happy.', 'complaint'],
  ['Good luck finding a free slot before summer.', 'complaint'],
  ['Two stars because I like the colour.', 'complaint'],
  ['It arrived late. Delicious!', 'praise'],
  ['I love the screen. The strap broke twice and the app crashes.', 'complaint'],
])('%s', (text, side) => {
  expect(stanceOf(text)).toContain(side);
});
