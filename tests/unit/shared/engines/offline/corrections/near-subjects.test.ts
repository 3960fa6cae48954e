import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  ['Parking is free but tickets is sold out.', 'Parking is free but tickets are sold out.'],
  ['We stay home because the roads is closed.', 'We stay home because the roads are closed.'],
  ['My rose bushes has black spots.', 'My rose bushes have black spots.'],
  ['A lot of members was absent.', 'A lot of members were absent.'],
  ['Only 5 % of them is old.', 'Only 5 % of them are old.'],
  ['We were late and we was tired.', 'We were late and we were tired.'],
  ['It crashes even if the sdk give back a value.', 'It crashes even if the SDK gives back a value.'],
  ['It feels like my neighbors only calls me at night.', 'It feels like my neighbors only call me at night.'],
  ['My uncle like fishing and old cars.', 'My uncle likes fishing and old cars.'],
  ['Anna have to send the texts by Friday.', 'Anna has to send the texts by Friday.'],
  ['Which shoes is good for hiking?', 'Which shoes are good for hiking?'],
  ['Tell me if there is any forms to sign.', 'Tell me if there are any forms to sign.'],
  ['Why do my cake always fall apart?', 'Why does my cake always fall apart?'],
  [
    'I need a gift for a 60 year old man who have it all.',
    'I need a gift for a 60-year-old man who has it all.',
  ],
  ['One of my colleague is sick.', 'One of my colleagues is sick.'],
  ['I lived in both city.', 'I lived in both cities.'],
])('a verb goes with the noun beside it: %s', async (draft, mended) => {
  expect((await polish(draft, tools)).replaceAll('’', "'")).toBe(mended);
});

test.each([
  'Five years is a long time.',
  'Let the kids have fun.',
  'The settings page is slow.',
  'Make sure the file and the folder are there.',
  'What the users want is speed.',
  'The things my boss wants are strange.',
  'The server build will no longer be made.',
  'Optionally update the spec.',
  'The usage pattern for handlers is easy.',
  'This package implements mention support for the editor.',
  'My wife like most women is tall.',
  'Send me the notes, and a reminder mail to send later.',
  'Does the rent include heating?',
  'Both author and reader are here.',
  'All my life I have waited.',
])('what goes together stays: %s', async (draft) => {
  expect(await polish(draft, tools)).toBe(draft);
});
