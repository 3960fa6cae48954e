import { describe, expect, test, vi } from 'vitest';
import { polish } from '@/tests/support/polish.ts';

// The first run compiles every pattern, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// Without a checker: what the rules alone do.
const cases: Record<string, readonly [draft: string, polished: string][]> = {
  'your, you’re': [
    ['I think your right about that.', "I think you're right about that."],
    ["Please send you're address.", 'Please send your address.'],
    ['Is this your right hand?', 'Is this your right hand?'],
  ],
  'their, there, they’re': [
    ['Their is a problem.', 'There is a problem.'],
    ['They forgot there keys.', 'They forgot their keys.'],
    ['There going to win.', "They're going to win."],
    ['Is there going to be a test?', 'Is there going to be a test?'],
  ],
  'its, it’s': [
    ['Its a good idea.', "It's a good idea."],
    ["The dog wagged it's tail.", 'The dog wagged its tail.'],
    ['The company lost its best engineer.', 'The company lost its best engineer.'],
  ],
  'then, than': [
    ['This is better then the old one.', 'This is better than the old one.'],
    ['Stir it, than add the eggs.', 'Stir it, then add the eggs.'],
    ['If it gets better then I will call.', 'If it gets better then I will call.'],
  ],
  'to, too': [
    ['It is to expensive.', 'It is too expensive.'],
    ['I want too go home.', 'I want to go home.'],
    ['She speaks to many people.', 'She speaks to many people.'],
  ],
  'other look-alikes': [
    ['I should of called.', 'I should have called.'],
    ["Don't loose your keys.", "Don't lose your keys."],
    ["Don't lose the loose screw.", "Don't lose the loose screw."],
    ['It will effect our plans.', 'It will affect our plans.'],
    ["Who's car is this?", 'Whose car is this?'],
  ],
  apostrophes: [
    ['I dont know what hes doing, lets ask.', "I don't know what he's doing, let's ask."],
    ['It lets you sort rows.', 'It lets you sort rows.'],
    ['Ill send it when I feel ill.', "I'll send it when I feel ill."],
  ],
  agreement: [
    ["He don't know.", "He doesn't know."],
    ['They was late.', 'They were late.'],
    ['The results is ready.', 'The results are ready.'],
    ['There is many ways.', 'There are many ways.'],
    ['Everyone have a phone.', 'Everyone has a phone.'],
    ['We recommend that he see a doctor.', 'We recommend that he see a doctor.'],
    ['The team are playing well.', 'The team are playing well.'],
    ['Me and Lena was thinking about it.', 'Me and Lena were thinking about it.'],
    ['He called me and it was late.', 'He called me and it was late.'],
    ['This stays between me and Lena was his answer.', 'This stays between me and Lena was his answer.'],
    ['He asked me and Lena was glad.', 'He asked me and Lena was glad.'],
    ['He left before me and Tom was late.', 'He left before me and Tom was late.'],
    ["She and Anna wasn't there.", "She and Anna weren't there."],
  ],
  'verb forms': [
    ['She can helps you.', 'She can help you.'],
    ["I didn't went there.", "I didn't go there."],
    ['He wants to writes a book.', 'He wants to write a book.'],
    ['I have went home.', 'I have gone home.'],
  ],
  'a, an': [
    ['I waited a hour for an user.', 'I waited an hour for a user.'],
    ['We use a LLM and an UUID.', 'We use an LLM and a UUID.'],
  ],
  'doubled words': [
    ['We saw the the house.', 'We saw the house.'],
    [
      'He said that that was very very good, and had had enough.',
      'He said that that was very very good, and had had enough.',
    ],
    ['Log in in the morning.', 'Log in in the morning.'],
    ['The claim number is four four seven one.', 'The claim number is four four seven one.'],
  ],
  capitals: [
    ['i met her on monday in paris. she was late.', 'I met her on Monday in Paris. She was late.'],
    ['The variable i is the index.', 'The variable i is the index.'],
    ['npm install fails on my machine. why?', 'npm install fails on my machine. Why?'],
    ['lol that is funny.', 'lol that is funny.'],
    [
      'It starts. systemd stops it (e.g. foo). See $! for why.',
      'It starts. systemd stops it (e.g. foo). See $! for why.',
    ],
  ],
  'end marks': [
    ['How do I center a div', 'How do I center a div?'],
    ['I need help with my homework', 'I need help with my homework.'],
    ['Quarterly results', 'Quarterly results'],
    ['It is late (this will change.)', 'It is late (this will change.)'],
    ['Best regards,\nAnna', 'Best regards,\nAnna'],
  ],
  spacing: [
    ['Yes , I agree.', 'Yes, I agree.'],
    ['I came,saw and  won.', 'I came, saw and won.'],
  ],
  counting: [
    ['He moved two year ago.', 'He moved two years ago.'],
    ['It has so much errors.', 'It has so many errors.'],
    ['One of my friend called.', 'One of my friends called.'],
    ['It uses a different version.', 'It uses a different version.'],
    ['The Python 3 library and the PKCS#11 module.', 'The Python 3 library and the PKCS#11 module.'],
  ],
  'agreement across what stands between': [
    ['The loop never end.', 'The loop never ends.'],
    ['The supply chain problems has delayed us.', 'The supply chain problems have delayed us.'],
    [
      'The effect of the medicine on patients are serious.',
      'The effect of the medicine on patients is serious.',
    ],
    ['Each of the students have a book.', 'Each of the students has a book.'],
    ['Find users who has a phone.', 'Find users who have a phone.'],
    ['Write a query that select all the rows.', 'Write a query that selects all the rows.'],
    ["Prisma haven't loaded.", "Prisma hasn't loaded."],
    ['Me and my team has a problem.', 'Me and my team have a problem.'],
    ['A number of users have complained.', 'A number of users have complained.'],
    ['The exception are methods.', 'The exception are methods.'],
    ['The user access to the page was denied.', 'The user access to the page was denied.'],
    ['One of the few users who has a phone.', 'One of the few users who has a phone.'],
    ["Write to the people who wasn't there.", "Write to the people who weren't there."],
    ['Two of the six glasses was broken.', 'Two of the six glasses were broken.'],
    ['Skip files that exists already.', 'Skip files that exist already.'],
    ['Print a list of files that shows the size.', 'Print a list of files that shows the size.'],
    ['The loop and the list end here.', 'The loop and the list end here.'],
    ["The loop of the kids' train never ends.", "The loop of the kids' train never ends."],
  ],
  'names in mails': [
    ['hi tom, can you send the file? thanks, priya', 'Hi Tom, can you send the file? Thanks, Priya'],
    ['hi all, can you send the file?', 'Hi all, can you send the file?'],
    ['dear diary, it was a good day', 'Dear diary, it was a good day'],
  ],
  'word order of questions': [
    [
      'How I can make it faster without changing to much?',
      'How can I make it faster without changing too much?',
    ],
    ['How we can save money is the topic.', 'How we can save money is the topic.'],
  ],
  'a text to check': [
    [
      'Please check my grammar. The text: Yesterday I buyed a bread.',
      'Please check my grammar. The text: Yesterday I buyed a bread.',
    ],
  ],
  'indirect questions': [
    ['Explain how does X works.', 'Explain how X works.'],
    ['How does the engine work?', 'How does the engine work?'],
  ],
  'words in company': [
    ['We had ice cream for desert.', 'We had ice cream for dessert.'],
    ['We crossed the desert for days.', 'We crossed the desert for days.'],
    ['The hotel stuff was friendly.', 'The hotel staff was friendly.'],
    ['The stuff was cheap.', 'The stuff was cheap.'],
    ['It changed my live.', 'It changed my life.'],
    ['I saw my live show in the hall.', 'I saw my live show in the hall.'],
    ['Write a complain letter.', 'Write a complaint letter.'],
    ['It has lead to errors.', 'It has led to errors.'],
    ['The lead to follow is his.', 'The lead to follow is his.'],
    ['Take a short brake.', 'Take a short break.'],
    ['The brake failed.', 'The brake failed.'],
  ],
  'missing parts': [
    ['The best place I ever been to.', 'The best place I have ever been to.'],
    ['The price has increase by 10%.', 'The price has increased by 10%.'],
    ['I want ask you a question.', 'I want to ask you a question.'],
    ['What they want help with is clear.', 'What they want help with is clear.'],
  ],
  owners: [
    ['The companys revenue grew.', "The company's revenue grew."],
    ['Many companys fail.', 'Many companies fail.'],
  ],
};

describe.each(Object.entries(cases))('%s', (_name, rows) => {
  test.each(rows)('%s → %s', async (draft, polished) => {
    expect(await polish(draft)).toBe(polished);
  });
});

describe('what is never touched', () => {
  test.each([
    'Run `teh recieve` and see https://teh.example/recieve or mail teh@recieve.com.',
    'Tell @teh_recieve about #recieve and {{recieve}} in [teh].',
    '```\nteh recieve\ni = its\n```',
    '    teh recieve = i\n',
    '> he dont know teh answer',
    '| teh | recieve |\n|---|---|\n| i | dont |',
    'He said "i dont recieve teh mail" and left.',
    'Ich möchte bitte einen Tisch für zwei Personen reservieren',
    '¿Puedes ayudarme con la tarea de matemáticas por favor?',
    'مرحبا، كيف حالك؟ أريد المساعدة',
    '- milk\n- eggs\n\n\n  - butter  \n',
    'parseConfig() reads my_file.yaml, kebab-case-name and node.js.',
    '',
    '   \n\t\n',
  ])('%j', async (text) => {
    expect(await polish(text)).toBe(text);
  });
});

test('line breaks, indents and list marks stay', async () => {
  const draft = 'hi Tom,\n\nI dont know:\n\n  1. teh first\n  2. teh second\n\n\nThanks,\nAnna\n';
  expect(await polish(draft)).toBe(
    "Hi Tom,\n\nI don't know:\n\n  1. the first\n  2. the second\n\n\nThanks,\nAnna\n",
  );
});

test('emoji and surrogates stay whole', async () => {
  expect(await polish('👩‍👩‍👧‍👦 i recieved teh 🎁!')).toBe('👩‍👩‍👧‍👦 I received the 🎁!');
});

test('curly apostrophes are kept in style', async () => {
  expect(await polish('It’s late and I dont care.')).toBe('It’s late and I don’t care.');
});
