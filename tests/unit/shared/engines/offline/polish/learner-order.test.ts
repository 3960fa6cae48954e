import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  ['The script returns always an empty list.', 'The script always returns an empty list.'],
  ['Please answer always in French.', 'Please always answer in French.'],
  ['Whoever can come please calls me.', 'Whoever can come please call me.'],
  ['I haven’t eaten meat since I start the diet.', 'I haven’t eaten meat since I started the diet.'],
  ['We enjoy to swim.', 'We enjoy swimming.'],
  ['Do you can send it?', 'Can you send it?'],
  ['He loves very much this song.', 'He loves this song very much.'],
  ['Why you didn’t answer me?', 'Why didn’t you answer me?'],
  ['How much costs a ticket?', 'How much does a ticket cost?'],
  ['Make it sounds friendly.', 'Make it sound friendly.'],
  ['I am a baker since two years.', 'I have been a baker for two years.'],
  ['This text has too many words for remember.', 'This text has too many words to remember.'],
  ['I need a tool for edit videos.', 'I need a tool to edit videos.'],
  ['I have a rabbit name Bruno.', 'I have a rabbit named Bruno.'],
  ['I must loose ten pounds.', 'I must lose ten pounds.'],
  ['Nobody takes me serious.', 'Nobody takes me seriously.'],
  ['If I would have known, I would have stayed.', 'If I had known, I would have stayed.'],
  ['We have no house by the see.', 'We have no house by the sea.'],
])('%s', async (draft, mended) => {
  expect((await polish(draft, tools)).replaceAll("'", '’')).toBe(mended);
});

test.each([
  'Why you didn’t answer is a mystery.',
  'It always works.',
  'What you think of it is not important.',
  'This accounts for nested tasks.',
  'We look for videos and pay for edit rights.',
  'The oven is used to bake bread.',
  'It shows me an error.',
])('%s stays', async (draft) => {
  expect((await polish(draft, tools)).replaceAll("'", '’')).toBe(draft);
});

test.each([
  ['I’m a cook and wants to change jobs.', 'I’m a cook and want to change jobs.'],
  ['What are good question to ask a lawyer?', 'What are good questions to ask a lawyer?'],
  ['Every time I open the tab it freeze again.', 'Every time I open the tab it freezes again.'],
  ['I need a card for my best friend wedding.', 'I need a card for my best friend’s wedding.'],
])('what hangs together is mended: %s', async (draft, mended) => {
  expect((await polish(draft, tools)).replaceAll("'", '’')).toBe(mended);
});

test.each(['A class that implements the API is here.', 'While using schedulers is slow, it works.'])(
  'what documentation says stays: %s',
  async (draft) => {
    expect(await polish(draft, tools)).toBe(draft);
  },
);
