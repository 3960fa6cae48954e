import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  [
    'I write you because I have since two weeks a problem',
    'I am writing to you because I have had a problem for two weeks',
  ],
  [
    'Is possible to send me the actualized version before the monday?',
    'Is it possible to send me the updated version before Monday?',
  ],
  [
    'i search a software for my company, we are 4 persons',
    'I am looking for software for my company. We are 4 people',
  ],
  [
    'i was not able to assist to the course because i was sick since tuesday',
    'to attend the course because I have been sick since Tuesday',
  ],
  ['can you say me what are the pages that i have to read', 'Can you tell me which pages I have to read?'],
  [
    'I live in Samara three years. Before I was working like engineer.',
    'I have lived in Samara for three years. Before I was working as an engineer.',
  ],
  [
    'Now I looking for a job and I like work in a team.',
    'Now I am looking for a job and I like working in a team.',
  ],
  [
    'I always afraid make mistakes. Please give me some suggestion.',
    'I am always afraid to make mistakes. Please give me some suggestions.',
  ],
  ['We need a text for the about us page of our shop.', 'the about us page'],
  ['I have names in two columns. how to sort them', 'How to sort them?'],
  ['i want to write email to my university', 'I want to write an email to my university.'],
  ['dont forget the keys thx', "Don't forget the keys, thx"],
  ['no thats not what i meant', "No, that's not what I meant"],
  ['Write a job add for a bookkeeper in Leeds', 'Write a job ad for'],
  ['my regex dosent match a plus sign, why', 'a plus sign, why?'],
  ['Make sure that everything look nice on all screens', 'that everything looks nice'],
  ['Something always break when I deploy to the server', 'Something always breaks when I deploy to'],
  ['If someone ask about price, say it depend on the plan', 'If someone asks about'],
  ['My brother is 9 and he afraid of dogs', 'he is afraid of dogs'],
  ['I have allergic to milk, what can I bake?', 'I am allergic to milk'],
  ["We can meet on Friday, it's depend on the weather", 'It depends on the weather'],
  ['The lamp came in May and it stop working after a week', 'it stopped working'],
  ['Write a card for my brothers wedding', "my brother's wedding"],
  ['Thanks for todays call', "today's call"],
  ['5 of the guests has no seat', '5 of the guests have no seat'],
  ['The vouchers stays valid for a year', 'The vouchers stay valid'],
  ['The build is on staging and it works', 'on staging'],
  ['What is the tallest tree and how you measure it?', 'how do you measure it?'],
  ['I am not lawyer, so explain it simply', 'I am not a lawyer'],
  ['Show the sales of last 30 days', 'of the last 30 days'],
  ['My teacher told that we have to read it', 'My teacher said that'],
  ['How do I deal with this type of reviews?', 'this type of reviews?'],
  ['I have a meeting when our colleague Martina leave for her holidays', 'when our colleague Martina'],
  ['She said me that the shop is closed', 'She told me that'],
  ['The train is late, its now 2 hours', "It's now 2 hours"],
  ['Explain how much it costs and how noise effects animals', 'how noise affects animals'],
  ['100 words max. dont use jargon', "max. Don't use jargon"],
])('polish mends a learner: %s', async (text, part) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(part);
});

test.each([
  'Please do not forget to say thanks.',
  'I search a large index every night.',
  'I worried about the exam, and I sure hope it went well.',
  'With best regards from all of us.',
  'The priest assisted at the ceremony.',
  'There is some suggestion that it works, and I need some exercise.',
  'In Germany we study three years, then we work.',
  'My wife and I looking at the sea is my best memory.',
  'Two weeks before the Monday meeting we met.',
  'You can read about us on our own page.',
  'Somebody close the door, and let everyone know.',
  'I suggest that everyone move to the front.',
  'Nothing close to this has been tried.',
  'Something like that would help everyone sleep better.',
  'Everything work related stays in the office.',
  'She went back to the house of her friends.',
  "We stayed at my parents' house.",
  'My friends work in the city and my sisters help them.',
  'In many shops protests mounted, and the United States stands alone.',
  'I bought it in May and it works well.',
  'Give it a start time, and keep its 3 wheels.',
  'I was told that we have to wait.',
])('is right, and stays: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});
