import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

// Each is next to a correct sentence that has to stay (harm-in-messages).
test.each([
  ['Can I take that as a no.', 'Can I take that as a no?'],
  ['Could I add two people to the booking.', 'Could I add two people to the booking?'],
  ['How do you do it otherwise.', 'How do you do it otherwise?'],
  ['The server send requests twice.', 'The server sends requests twice.'],
  ['My teacher explain rules very well.', 'My teacher explains rules very well.'],
  ['It is there fault.', 'It is their fault.'],
  ['I bought a pretty dresses.', 'I bought a pretty dress.'],
  ["Everyone need's help.", 'Everyone needs help.'],
  ["Nobody need's it.", 'Nobody needs it.'],
])('%s', async (draft, mended) => {
  expect(await polish(draft, tools)).toBe(mended);
});
