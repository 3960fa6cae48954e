import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  'So Anna and he were angry.',
  "It's the first time I've seen it do that.",
  'The man whom we met and the woman who met us are married.',
  'I look forward to seeing you and to hearing your news.',
  'He is the boy that threw the stone.',
  'I want to ask my boss which days I can take off.',
  'Both my sister and her husband work from home these days.',
  'I wrote a letter to the city about noise.',
  'It took so much hard work.',
  'Avoid too much technical jargon.',
  'The tools we need do not exist.',
  "I don't know what did the damage.",
  'The teacher and the student agree on a topic.',
  'The qualities we look for include a good attitude.',
  'Give me more short and catchy slogans.',
  'I read an essay on French and Italian cinema.',
  'I like the fit and cut of the dress.',
  'We have already done the first part.',
  'Do you know how it works in practice?',
  'Tell me how a heat pump works in winter.',
  'Why the sky is blue is easy to say.',
  'It is clear how it effects change.',
  'Act as senior staff would.',
  'He works in teams of four.',
  'I want you to like the new design.',
  'Do you know what it costs?',
  'It was fine until last week, and it worked before that.',
  'We have questions for the panel.',
  'I told my mom she is right, and I showed my boss he could save money.',
  'He went to school by bus and had dinner at home.',
  'The role of government in education is under review.',
  'Read an open file and use it as input in order of arrival.',
  'As input it takes text, and in detail mode it writes code.',
  'I can see how we got here.',
  'Tell me when you are in town.',
  'They have presentation and meeting rooms.',
  'We have question and answer sessions.',
  'Ask a bot what happens next.',
  'Why those who have money get more?',
  'Tell me how work this year went.',
  'That is how they effected the rescue.',
  'She is allergic on both sides of his family.',
  "Share it if you're building an application.",
  "Call me if they're meeting a client.",
  'Send the answer in JSON format.',
  'If I can I can help you tomorrow.',
  'People who take photos know this.',
  'The price is close to what we paid.',
  'We want to compare this one and the other version.',
  'I set up my login and a backup.',
  'She is the one who they made it for.',
])('is right, and stays: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test.each([
  [
    'Write a reply to this google review: "Food was cold and the waiter was rude, never again." We where understaffed that evening, dont grovel',
    'We were understaffed',
  ],
  ['please make it formal but not too much long.', 'not too long'],
  ['It should be fun but not to childish.', 'not too childish'],
  ['hi mr Peterson, the heating is broken.', 'Hi Mr Peterson'],
  ['please ask dr singh whether Mr kowalski called.', 'ask Dr Singh whether Mr Kowalski called'],
  ['my prof said that the ms word file is too big.', 'prof said that the MS Word file'],
  ['write tweet about our new podcast', 'Write a tweet'],
  ['why my bread is always so flat?? i use 500g flour', 'Why is my bread always so flat?'],
  ['explain me how works a heat pump like i am 12', 'how a heat pump works like'],
  ['i need a script what reads all csv files in a folder', 'a script that reads all'],
  ['i has recieved you letter yesterday', 'received your letter'],
  ['we have problem with code reviews and people get angry', 'have a problem with code'],
  ['write an email asking for extension of deadline because i was sick', 'for an extension of'],
  ['explain it with simple example from real live', 'with a simple example from real life'],
  ['i dont know if its already exist in our city', 'if it already exists'],
  ['he always wants borrow money from me', 'wants to borrow'],
  ['make safe passwords, at least 14 character, with symbols', 'at least 14 characters,'],
  ['tell me how to turn on two factor', 'turn on two factor.'],
  ['we want to know when do they use it and why', 'know when they use it'],
  ['Translate this in french and make it polite', 'Translate this into French'],
  ['Explain it with pictures. Max 200 word.', 'Max 200 words.'],
  ['act as senior recruiter and review my summary', 'Act as a senior recruiter and'],
  ['write about climate change and how it effect small island nations', 'how it affects small'],
  ['i am allergic on nuts and i have already a plan', 'allergic to nuts and I already have a plan'],
  [
    'i have interview tomorrow for position of nurse',
    'I have an interview tomorrow for the position of nurse',
  ],
  ['her dog barks all the night and i cant sleep', 'barks all night and'],
  ['write linkedin post about our new launch', 'Write a LinkedIn post'],
  ['some of us are vegan, and one is using wheelchair', 'is using a wheelchair'],
  ['make it simple, the price is important to', 'is important too.'],
  ['please dont make it to complicated for us', 'make it too complicated'],
  ['revenue is up so I want to I want to frame it in a way that works', 'so I want to frame'],
  ['a phone for someone who mostly take photos', 'who mostly takes photos'],
  ['i currently have a iphone 11', 'have an iPhone 11'],
  ['i want to apply for a position in other hospital', 'in another hospital'],
  ['the users can login with email or a phone number', 'can log in with'],
  ['can you suggest me ten names for it', 'suggest ten names'],
  ['is it save to drive with that noise', 'Is it safe to drive'],
  ["I'm UX designer and this is new to me", "I'm a UX designer"],
  [
    'check if this clause is normal: "You shall not work for us again." i dont like it',
    'again." I don\'t like it.',
  ],
  [
    'getting TypeError: Cannot read properties of undefined, any idea',
    'TypeError: Cannot read properties of undefined',
  ],
  ['can u explain me this query its from my coworker who left', 'to me this query'],
  ['can u make my intro better its about climate change and how it hits small islands', 'better? It'],
  [
    'TASK: write newsletter for our gym\nAUDIENCE: members which didnt came for 2 months\nTONE: friendly',
    "members who didn't come",
  ],
])('polish mends %s', async (text, mended) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(mended);
});

test.each([
  'Even though it worked yesterday, it fails today.',
  'He told me it worked yesterday.',
  'Do you like help from others?',
  'I like plan B better.',
  'Use the tools you know and trust.',
  'Ask a colleague you know and like.',
  'Tell me how much you know and what you need.',
])('is right, and balanced leaves it: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toBe(text);
});

test.each([
  [
    'write a post for our oat milk, its called Oatly Wave no wait its called Oat Wave, it should sound fun',
    "It's called Oat Wave.",
  ],
  ['plan a party for 10 kids budget 150$ no wait make it 200 and we only have 3 hours', 'budget 200$ and we'],
  [
    'i want you to like make a list of things for a trip with 2 kids you know and sort it',
    'Make a list of things',
  ],
  [
    'i need a script that merges all files but skips the ones which are empty and also it should print how many were skipped',
    'empty and also it should print',
  ],
  [
    'i use requests and i dont understand why it happens it worked yesterday',
    'happens. It worked yesterday.',
  ],
  [
    'write an email to my landlord, the heating hasnt worked for 2 weeks and nobody came',
    'my landlord. The heating',
  ],
  ['make a chart from this data please i need it for a report', 'please. I need it'],
  ['how do i run this on windows its for mac i think', "on windows? It's for mac"],
  ['hey @tom can u pls check the pipeline, it fails on the lint step', 'check the pipeline?'],
  [
    "So basically what I'm trying to do is, I have this list of customers and I want to write to them.",
    'do is, I have',
  ],
  [
    'I would really like to ask you if it would maybe be possible that you could explain how the stock market works.',
    'Please explain how the stock market works.',
  ],
])('balanced makes of %s', async (text, made) => {
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toContain(made);
});

test.each([
  [
    'the heating has been broken for two weeks now and he keeps saying hell send someone but nobody comes',
    "saying he'll send someone",
  ],
  [
    'how do i tell my boss i dont wanna work weekends anymore without sounding lazy',
    "tell my boss I don't wanna work weekends anymore without sounding lazy?",
  ],
  ['I can study 1 hours per day, I am already know some basics', '1 hour per day. I already know'],
  ['we launch later, so now its July. Cooking max 30 minute per day', "it's July. Cooking max 30 minutes"],
  ['I have only 10 days on October or November', 'in October or November'],
  ['How can I make it more academic without change the meaning?', 'without changing the meaning?'],
  ['if you scare them to much they move out', 'too much they'],
  ['Explain it to a 8 years old kid', 'an 8-year-old kid'],
])('polish makes of %s', async (text, made) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(made);
});

test.each([
  'What the hell have you done?',
  'I need a regex that matches emails but not the ones from one provider.',
  'I need a filter that shows orders from last week.',
  'Make a dialog between two people, then correct my answers.',
  'The service needs a URL and an SQL dump.',
  'One of us is vegetarian. Read its July issue on June 5.',
  'We did it without help. It comes to much the same.',
])('polish leaves alone: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test('lines with a label take no full stop', async () => {
  const text =
    'Write a page for our tool.\nAudience: small practices in the UK\nTone: friendly, professional';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test.each(['balanced', 'reframe'] as const)('a short answer stays with its sentence at %s', async (level) => {
  const text = 'no thats not what i meant, i want the totals per month not per customer';
  expect(await enhanceOffline(options, { text, level })).toContain("No, that's not what I meant. I want");
});

test('a text to be corrected is no list of notes', async () => {
  const text =
    'please check my text and correct mistakes. i live in samara three years. before that i was working in a factory. i want to find a remote position';
  expect(await enhanceOffline(options, { text, level: 'reframe' })).not.toContain('#');
});

test('an exception stays beside what it excepts', async () => {
  const text =
    "Make a study plan for me, I have 3 weeks until my finals. Subjects are biology and maths. I'm worst at maths. I can study 4 hours on weekdays, but not on Sundays because I work";
  expect(await enhanceOffline(options, { text, level: 'reframe' })).toContain(
    'on weekdays, but not on Sundays',
  );
});

test.each(['polish', 'balanced', 'reframe'] as const)(
  'a query whose tables have short names is left alone by %s',
  async (level) => {
    const query =
      'SELECT u.id, MAX(o.created_at) AS last_order\nFROM users u LEFT JOIN orders o ON o.user_id = u.id\nGROUP BY 1;';
    const text = `can u explain me this query\n\n${query}`;
    expect(await enhanceOffline(options, { text, level })).toContain(query);
  },
);

test('plans one has already are no plans one made', async () => {
  const text = 'i cant come on saturday becuase i have allready plans without sounding rude';
  const result = await enhanceOffline(options, { text, level: 'polish' });
  expect(result).toContain('because I already have plans');
  const planned = 'I have already planned the trip, and we have already plans A and B.';
  expect(await enhanceOffline(options, { text: planned, level: 'polish' })).toContain(
    'I have already planned the trip',
  );
});
