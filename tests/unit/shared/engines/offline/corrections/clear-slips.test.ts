import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };
const polished = (text: string) => enhanceOffline(options, { text, level: 'polish' });

test.each([
  ['he looks like he judge everybody', 'He looks like he judges everybody.'],
  [
    'Give me a gift for a man who have everything. He like fishing and old cars.',
    'who has everything. He likes',
  ],
  [
    'I need sql query that show top 5 products for each month',
    'I need a SQL query that shows top 5 products',
  ],
  [
    'If he come tomorrow, tell him that she don’t work here',
    'If he comes tomorrow, tell him that she doesn’t work',
  ],
  ['why it says permission denied if i run as root?', 'Why does it say permission denied'],
  ['how people learn a language fast?', 'How do people learn a language fast?'],
  ['what my boss wants from me?', 'What does my boss want from me?'],
  ['the heater is broken and its really cold in here', "and it's really cold in here"],
  ['the parcel was arrived open', 'The parcel arrived open.'],
  ['i dont want people cry the whole time', "I don't want people to cry the whole time."],
  ['how can i earn more without seem rude?', 'without seeming rude?'],
  ['how do i tell him without he gets angry?', 'without him getting angry?'],
  ['Please summarise this meeting notes into 5 bullet points.', 'summarise these meeting notes into'],
  ['dont give me all question in once', "Don't give me all questions at once."],
  ['i can practice 20 minute a day', 'I can practice 20 minutes a day.'],
  ['Write polite answer, offer refund or replacement.', 'Write a polite answer, offer'],
  ['we are small company from Poland', 'We are a small company from Poland.'],
  ['we sell also cakes', 'We also sell cakes'],
  ['I work 5 years as a waiter.', 'I have worked 5 years as a waiter.'],
  ['i dont received any answer since 3 weeks', "I haven't received any answer for 3 weeks."],
  ['The machine is not working since yesterday.', 'The machine has not been working since yesterday.'],
  ['i wake up always at 4 in the morning', 'I always wake up at 4 in the morning'],
  ['change the words but without to change the meaning', 'without changing the meaning'],
  ['how much does it costs', 'How much does it cost?'],
  ['how many time it takes to learn the piano?', 'How much time does it take to learn the piano?'],
  ['my papers are there, what i should do?', 'What should I do?'],
  ['a story about dragon that is afraid of fire', 'about a dragon that is afraid'],
  ['my essay have too much repetitions', 'My essay has too many repetitions.'],
  ['My son has 7 years and he is afraid of the dark.', 'My son is 7 years old and he is afraid'],
  ['help me think through it dont just list pros and cons', "through it. Don't just list"],
  ['write a post and no hashtags pls also mention my manager', 'no hashtags. Pls also mention'],
  ['water my plants during i am in vacation', 'while I am on vacation'],
  ['the report that i have sent yesterday was wrong', 'The report that I sent yesterday was wrong.'],
  ['it fails when i try connect to the server', 'when I try to connect to the server.'],
  ['i have not oven', "I don't have an oven."],
  ['how long can a cat live without eat?', 'without eating?'],
  ['create a table who shows the prices', 'Create a table that shows the prices.'],
  ['I am doing a research about sleep.', 'I am doing research about sleep.'],
  ['my daughter she is afraid from the dark', 'My daughter is afraid of the dark.'],
])('%s', async (draft, mended) => {
  expect(await polished(draft)).toContain(mended);
});

test.each([
  'Does he like cars?',
  'I recommend that he see a doctor.',
  'Why would she have to pay?',
  'He and she like it.',
  'The book that students read is long.',
  'One of the men who have the keys is late.',
  'How I see it is that we lose money, right?',
  'What I need is a plan, can you help?',
  'When I press the button nothing happens?',
  'He, like his brother, left early.',
  'I think also the insurance should know.',
  'All day we waited for the train.',
  'Tell me what it costs, how I should pay and when.',
  'Write code that compiles and text that sells.',
  'It went on without work experience.',
  'I need copy for hero and footer.',
  'How much does it matter to them?',
  'Should handle missing keys and empty lists.',
  'I want to see how much we spend each month but the categories are a mess.',
  'I have sent it three times since yesterday.',
  'It was a good try, know what I mean?',
  'We have drive and ambition.',
  'What my boss wants is a plan.',
  'He who has ears, let him hear.',
  'The result was arrived at after long talks.',
  'In case that you do not have it, write to me.',
])('what is right stays: %s', async (text) => {
  expect(await polished(text)).toBe(text);
});
