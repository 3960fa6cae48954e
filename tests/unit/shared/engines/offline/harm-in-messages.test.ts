import { expect, test } from 'vitest';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

// What was done wrongly to messages that writers who knew no rule held for correct, or typed so.

const checker = createHarperChecker({
  wasmUrl: import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm'),
});
await checker.load();
const options = { checker, language: async () => readLanguageTools() };

test.each([
  'How can I find out whose number this is? I don’t care whose it is.',
  'Please don’t translate my jokes; explain them.',
  'No one but you has ever asked me that.',
  'We’ve been practising with them since Easter. There’s a draught coming from somewhere.',
  'Last year’s conference was in Lisbon, this year’s is online, and next year’s is going to be in Busan.',
  'Can I swap one for the other in banana bread? I would like to make jam.',
  'My tax return’s a mess. The fire drill’s at eleven.',
  'Our eldest is afraid of moths.',
  'Your aunt was quite a woman, and she was never quiet.',
  'Nobody has come to look at it since Halloween.',
  'We were there at 8.05 and the appointment was for 8.',
  'Don’t say it is dishwasher safe because it isn’t.',
  'I have count data from 24 plots.',
  'He says that work’s slow. The recall work’s already been done. Their other site’s in Grimsby.',
  'How long can cooked rice stay in the fridge? Our father’s will was read in May.',
  'If it weren’t for the trees, you could see our house.',
  'Are there life jackets in every cabin? Is there room for one more?',
  'The cat’ll get in. The rent’s lower than anything else in that part of town. I think it’d do her good.',
  'It’s a small team, but its workload’s huge. The truck scraped the wall on its way in.',
  'I’d rather have one good friend than a hundred people who like my photos. Every twenty seconds, somebody shouts.',
  'The repair’s finished, and it’s cost us £140 so far.',
  'My clothes don’t fit. The kids next door have set up a stall.',
  'I’ve got decent balance. There was tea, and there was fog. We’ve run out of loo roll.',
  'Would I be fine in economy with a decent pillow? I’m covering as nurse in charge until about quarter to seven.',
  'Could you tell Mr. Nakamura that his table’s ready?',
  'My landlord’s let himself in while I was out. It’s on its way to next door’s pond.',
  'He’s gone to live on a boat. Have you woken the baby? The customer lost his patience.',
  'What would you suggest that isn’t silver? Nobody asked for my opinion.',
  'Please could I remind everyone that reports are due in by 4pm on Wednesday.',
  'Not far from the station, there’s a small hotel. The last time I was there, they told me to wait.',
])('correct and natural, it stays: %s', async (text) => {
  const typed = text.replaceAll('’', "'");
  expect(await enhanceOffline(options, { text: typed, level: 'polish' })).toBe(typed);
});

test('who is spoken to does nothing yet', async () => {
  const text = 'Liam dont go straight to Harrow, come to the yard first.';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain("Liam don't go");
});

test.each([
  ['We was there at 8.05 and left at 9.', 'We were there at 8.05'],
  ['could do 140 cash and collect today, im in Stockport.', '140 cash and'],
  ['He use to sleep till half 6.', 'He used to sleep'],
  ["we didn't had a fallback ready.", "didn't have a fallback"],
  ['be polite but make it obvious im annoyed', "obvious I'm annoyed"],
])('what was typed is mended without a new slip: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(expected);
});

test.each([
  ['This is the second time the legs was missing from the box.', 'legs were'],
  ['Costs went up because the two Kyiv developers has been extended until June.', 'developers have'],
  ['Full rollout in July if the numbers looks ok.', 'numbers look ok'],
  ['Below is my raw notes from the first one.', 'Below are'],
  ['There is about 200 more so tell me how to format them.', 'There are about 200 more'],
  ['What is the 5 questions you are going to ask me first?', 'What are the 5'],
  ['Whats the rules on taking a baby on a plane?', 'What are the rules'],
  ['It is only a matter of time before somebody fall.', 'somebody falls'],
  ['It says I worked 62 hours but I done 70, because I covered for Aisha.', 'I did 70'],
  ["I'm guessing its some dependency still pulling in the old one.", "it's some dependency"],
  ['already updated drivers and verifyed the files.', 'verified'],
])('what goes with what is told: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(expected);
});

test.each([
  ['Hey, I have done slides 4 to 7. Also who is doing the conclusion?', 'Hey, I have done'],
  ['Hi Sofia, hi Tom,\n\nThanks for the new mockups.\n\nCheers,\nNick', 'Hi Sofia, hi Tom,'],
  [
    'It has been out since January and, as the pavement there is uneven, it is only a matter of time.',
    'uneven, it is',
  ],
  ['Can someone review it before lunch? it is only like 6 lines', 'only about 6 lines'],
])('balanced leaves greetings and sentences whole: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'balanced', place: 'chat' })).toContain(expected);
});

test('a kiss closes a message', async () => {
  const text = 'No rush if so. Tues is fine x';
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toBe(text);
});

test.each([
  'Users who installed the update were having trouble.',
  'The only time the dog barks is at night.',
  'I only like two of the songs.',
  'There is about 200 grams of butter left. There was about 20 more minutes of footage.',
  'No one other than you has seen it.',
  "Where's the crossroads?",
])('no new rule takes it for a slip: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toBe(text);
});

test('a request that may be put to a colleague is no order at reframe', async () => {
  const text = "Can you resend me the deck? The link's expired and I'm presenting in 20 min.";
  expect(await enhanceOffline(options, { text, level: 'reframe' })).toBe(text);
});

test.each([
  'My daughter turns 16 years old in June.',
  'She turned 7 years old on Sunday.',
  'Use a ?? b when a may be undefined.',
  'Is it better to write a ?? b or a || b in TypeScript?',
])('what is told in full, and an operator of code, stay: %s', async (text) => {
  for (const level of ['polish', 'balanced'] as const)
    expect(await enhanceOffline(options, { text, level })).toBe(text);
});

test('marks of somebody who wonders are still one', async () => {
  const text = 'is that really true ?? i cant believe it';
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toContain('true? I');
});
