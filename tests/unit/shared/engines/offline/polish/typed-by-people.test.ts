import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  ['i want the partiotion bigger and two more scricpts for it', 'partition bigger and two more scripts'],
  ['the middle button is konfigured wrong on my laptop', 'configured'],
  ['Anyone can help with this screen?', 'Can anyone help'],
  ['Someone knows how to fix this?', 'Does someone know how'],
  ['Does anyone can help me with my old printer?', 'Can anyone help'],
  ['What I have to do for this?', 'What do I have to do'],
  ['Is it have any log from yesterday?', 'Does it have any log'],
  ["Why ALSA can't open the device?", "Why can't ALSA open"],
  ['I have a questions about the formats', 'I have a question about'],
  ['we do something with every two distinct element in the list', 'distinct elements'],
  ['it keeps the keys of others chains', 'other chains'],
  ['I have pick up a little bit of it', 'I have picked up'],
  ['Make the text more shorter and send it', 'the text shorter and'],
  ['Please give me some advises for it', 'some advice'],
  ['it allows to the users to export all of it', 'allows the users to export'],
  ['can anyone help me please I am going crazy with this now', 'help me please? I am'],
  ["just a quick note for friday. thank's, Miriam", 'Thanks, Miriam'],
  ['write me a short pitch i can say in 2 minutes', 'a short pitch I can say in 2 minutes'],
  ['The old site is build in WordPress.', 'is built in'],
  ['I have study English for ten years.', 'have studied'],
  ['explain to me please what is the difference between them', 'to me what is the difference'],
  ['what should I change first I dont want to count them', 'first? I'],
  ['he is very good in his job', 'good at his job'],
  ['make a list of all cities in south america', 'South America'],
  [
    'Help me to make this macro runs faster, without to change the sheet',
    'macro run faster, without changing',
  ],
  ['the window opens and become very small', 'opens and becomes'],
  ['I want that the menu close after a click', 'the menu to close'],
  ['I run everyday before work and I sleep very good', 'run every day before work and I sleep very well'],
  ['Are there anything I can read about it?', 'Is there anything'],
  ['I do not satisfied with the last version', 'am not satisfied'],
  ['there is no problem printig it on the other machine', 'printing'],
  ['a mail for my dads 60th birthday', "my dad's 60th"],
  ['please read this, its 12 pages long', "it's 12 pages long"],
  ['there is a hole in my roof pls tell me whom to call', 'roof. Pls tell'],
  ['can you send the key to my sister, thanks', 'sister? Thanks.'],
  ['a newsletter for readers and writers who is tired of ads', 'who are tired'],
  ['I can not come on friday', 'cannot come'],
  ['i must to go, and it is near of the lake', 'I must go'],
  ['a speech for my best friends wedding', "best friend's wedding"],
  ['a podcast about true crimes in my country', 'podcast about true crimes'],
  ['a card for my colleague, she loves tulips', 'my colleague'],
  ['explain this report about our sales its 10 minutes long can u make it short', "It's 10 minutes long"],
])('polish mends what people type: %s', async (text, part) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(part);
});

test.each([
  'It can prerender the page, and two navigations are enough.',
  'Is it safe to drive, and is this work in progress?',
  'It is faster than `rsync` when something like this happens.',
  'It runs [twice as fast](https://example.com) than on the old one.',
  'The passed function gets an options object and an arguments list.',
  'Vite is a build tool, and merges come without merge conflicts.',
  'We use a different value and a plugin that focusses on links to commits, issues, and users.',
  'We greatly value reviews, and it comes out looking better, to everyone’s liking.',
  'Keep it only if its mapped entity (one of many) has a name.',
  'See the page for commit guidelines after minification.',
  'If I am ill I will not come, and the plan is not ready yet.',
  'I updated to version 3, and it keeps on crashing from Tuesday to Thursday.',
  'When I load a save there are some problems too, and it takes much time.',
  'Could the owner of the app please answer?',
  'How do you say thank you? It can not only run but fly.',
  'The people in the office tell me that one of the users who has a key is late.',
  'Nobody can say why he is late, and anyone can join.',
  'A means to an end, a few days, and each of the others.',
  'The two large dogs and several old men have set the table.',
  'It merges data into a nested object and a hashed list.',
  'We need more younger people, and more is better.',
  'There is no problem in usual use.',
  'What are the pros of it? We have about 200gb of data and two servers.',
  'The numbers were good in spring.',
  'I need the day off on Friday because my sister gets married.',
  'They study in the evening, because in the day they work.',
  'I will do the last part of the report then.',
])('is right, and stays: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});
