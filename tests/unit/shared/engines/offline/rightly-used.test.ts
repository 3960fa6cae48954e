import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const options = { language: async () => readLanguageTools() };

test.each([
  'My parents, who live in Rome, were visiting us when the storm began.',
  'Were running shoes on sale last week? Were visiting hours longer before?',
  'All I want to do is write. What the teacher must do is write now.',
  'I want a car that brakes when it sees a child, because this brakes the fall.',
  'If the code brakes the car when it rains, we report it.',
  'The trip has no long car breaks, and the truck has no breaks or cracks.',
  'Both woman and man may apply, as the law says.',
  "I'd rather finish this then go home by bus.",
  'The new tenet of contract law protects the landlord and the flat.',
  'Nobody knew what this was a sign of. It was the end that we all heard of.',
  'Its only fault is the price, and its broken lid is a shame.',
  'We visited Angkor Wat and the town of Evry last summer.',
  "George W Bush spoke first, and I don't know what he said.",
  'The Dept. of Physics met the Dept of Energy, and mgmt was not there.',
  'Draft beer is better than bottled beer.',
  'Right is what the law allows. Listen is a verb of four letters too.',
  "It's getting late, my mother said. You should rest, my doctor told me.",
  'I still have the letter, the last one my grandmother wrote.',
  'Our uber cool jacket is back, and I need a taxi.',
  'I ordered it from the shop my brother told me about, the one everyone loves.',
  'It takes years, as people say, and the letter my boss wrote went up on the wall.',
  'They came out of the hall, and the sound was cut off at the end.',
  'Several women and a woman in the row waved. Two women of Rome sang.',
  'Give me a table with time, cost, taste and failure risk, then one sentence recommending which to start with.',
  'The clock fell off the wall, and the old tenant left in May.',
])('words that others mistake are used rightly, and stay: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toBe(text);
});
