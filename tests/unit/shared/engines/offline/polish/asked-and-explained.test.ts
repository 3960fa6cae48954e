import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  ['How much it costs and do they give food?', 'How much does it cost and'],
  ['How long it takes to Berlin?', 'How long does it take to Berlin?'],
  ['Which documents I need?', 'Which documents do I need?'],
  ['Thanks for accept me in the group.', 'Thanks for accepting me'],
  ['Could you explain it to me with few examples?', 'with a few examples'],
  ['Two of the six piles have been casted.', 'have been cast.'],
  ['The image is not showed in production.', 'is not shown'],
  ['The button goes under of the keyboard.', 'under the keyboard'],
  ['The zipper is not same with the picture.', 'not the same as the picture'],
  ['The price is on 7% lower.', 'is 7% lower'],
  ['The container arrived at 20 May.', 'arrived on 20 May'],
  ['The price is 140 euro for night with breakfast.', 'per night'],
  ['I need to explain the client why we changed it.', 'explain to the client why'],
  ['She is telling that it is because of the new version.', 'She says that'],
])('what learners ask and explain is put right: %s', async (draft, mended) => {
  expect(await polish(draft, tools)).toContain(mended);
});

test.each([
  'How much it costs depends on the size.',
  'I wonder how long it takes to Berlin.',
  'Thanks for work you did yesterday.',
  'He is telling that story again.',
  'Explain the difference to me.',
  'We are open in few countries.',
])('what is right stays: %s', async (text) => {
  expect(await polish(text, tools)).toBe(text);
});
