import { expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const texts = [
  'The brake of my Lumo e-bike is great.',
  'I love the brake of the Lumo.',
  'Brake is brilliant in the rain.',
  'The brake failed on the first day, terrible.',
  'A superb brake on the Lumo e-bike.',
];
const { report, items } = reportOn(
  { query: 'Lumo e-bike' },
  toImportedItems(texts.map((text, at) => ({ text, author: `writer ${at}` }))),
);

test('the verb agrees with its count', () => {
  const said = (message: string) =>
    answerChat(message, { report, items })
      .segments.map(({ text }) => text)
      .join(' ');
  expect(said('What is bad about the brake?')).toBe('1 of 5 posts complains where it speaks of the brake.');
  expect(said('What do people complain about?')).toBe(
    '1 of 5 posts complains. 1 of them complains about the brake.',
  );
});
