import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  ['If it not works I send it back.', 'If it doesn’t work I send it back.'],
  ['We didn’t can find the key.', 'We couldn’t find the key.'],
  ['We would must wait for two weeks.', 'We would have to wait for two weeks.'],
  ['I was feel tired after the trip.', 'I felt tired after the trip.'],
  ['Tell me which shop sell the cheapest shoes.', 'Tell me which shop sells the cheapest shoes.'],
  ['She is very polite person.', 'She is a very polite person.'],
  ['Please say it in friendly way.', 'Please say it in a friendly way.'],
  ['I know its short notice, sorry.', 'I know it’s short notice, sorry.'],
])('what learners say without its helper or article: %s', async (draft, mended) => {
  const straight = (text: string) => text.replaceAll('’', "'");
  expect(await polish(straight(draft), tools)).toBe(straight(mended));
});

test.each([
  'Why did it not work?',
  'Tell me which teams sell the most.',
  'We need it on short notice.',
  'They embrace its inherent efficiencies rather than fight them.',
  'The only thing we wanted was help.',
  'I suggest that he not call again.',
  'Each constructor call returns a new object.',
])('stays as it is: %s', async (text) => {
  expect(await polish(text, tools)).toBe(text);
});
