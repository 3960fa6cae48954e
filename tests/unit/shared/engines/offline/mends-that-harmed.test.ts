import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  ['Who can bring the tables at Sundays car boot?', "at Sunday's car boot"],
  ['Can we talk about it after Fridays match?', "after Friday's match"],
  ['The shop is closed at Sundays and the kids are home.', 'on Sundays and'],
  ['We tidy up and everybodys just watches us.', 'everybody just watches'],
  ['I think someones always late for it.', "someone's always late"],
  ['The play is about lady macbeth and her husband.', 'Lady Macbeth'],
  ['The notes are in attach file, with the plan.', 'in the attached file'],
  ['My son asks a lot, so how can I explain him it again?', 'explain it to him again'],
  ['I will can not come to the meeting on Monday.', 'will not be able to come'],
  ['We already have many informations about the trip.', 'a lot of information about'],
  ["I don't have many informations about the trip.", 'much information about'],
  ['Is he a villian or a victim of the plot?', 'villain or a victim'],
  ['It is late and I am panicing about the exam.', 'panicking'],
  ['I need as many information as possible.', 'as much information as'],
  ['I need that many information for the report.', 'that much information for'],
  ['I have so many homework today.', 'so much homework'],
  ['We had too many traffic this morning.', 'too much traffic'],
  ['I know how many money it costs.', 'how much money'],
  ['She gave me many advice about the visa.', 'a lot of advice'],
  ['I wrote to professor Smith yesterday.', 'to Professor Smith'],
  ['Yesterday, queen Victoria was in it.', 'Yesterday, Queen Victoria'],
  ['I wonder whether lady Macbeth is to blame.', 'whether Lady Macbeth'],
  ['At Sundays shops are closed.', 'On Sundays shops are'],
  ['At Saturdays trains were late.', 'On Saturdays trains were'],
  ['At Sundays families visit the park.', 'On Sundays families visit'],
  ['At Mondays usually we go swimming.', 'On Mondays usually'],
  ['The notes for Mondays lessons are ready.', "for Monday's lessons"],
  ['The slides for Mondays talk are ready.', "for Monday's talk are"],
  [
    'I was at home when Dan met evryone in the town, and we had to go with them to the end of it.',
    'met everyone',
  ],
  ['I discovered he eat too much.', 'he eats'],
  ['Whoever took my charger please bring it back I have a call at three', 'bring it back. I have'],
])('mends all of it, or nothing: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(expected);
});

test.each([
  'I want to thank her and invite she come back soon.',
  'My notes say the comentarios del código are in Spanish.',
  'My friend the doctor Ahmed knows has moved to Leeds.',
  "I think everyone's always happy with it.",
  "Sorry, Will can't make it tonight.",
  'Anyone who joined in May cannot vote yet.',
  'His will cannot be contested.',
  'Free will cannot be proved.',
  'Harvard law professor John Smith agrees.',
  'I think our team captain Sarah booked it.',
  'The late professor Jane Goodall was right.',
  'My friend the young doctor Ahmed knows has moved to Leeds.',
  'I wonder which king England crowned next.',
  'We saw the drag queen Sharon on stage.',
  'They passed it to captain Harry Kane.',
  'Prices for Mondays start at £5.',
  'The price for Mondays starts at £5.',
  'Rates for Sundays rise in June.',
  'Menus for Fridays change to fish.',
  'What they charge for Saturdays covers lunch.',
  'We closed for Sundays last year.',
  'My boss demands he work on Sunday.',
  'They order he go home.',
  'My job let he work from home.',
])('is left to the writer: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test('what is said of somebody comes behind him', async () => {
  const text = 'Also whoever hasnt signed the form yet can you bring it by friday pls';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain('the form yet can you bring');
});

test.each(['balanced', 'reframe'] as const)(
  'a letter that is signed keeps its greeting at %s',
  async (level) => {
    const text =
      "Hi,\n\nI'm writing again about the lift in our house. Nobody has come for five weeks.\n\nCan you please give me a date by Friday?\n\nRegards\nSimone Adey";
    expect(await enhanceOffline(options, { text, level })).toMatch(/^Hi,\n/);
  },
);

test('help is wanted where it is said that the work is not', async () => {
  const text = 'I have an essay on owls for school. Can you help me make a plan, not write it for me?';
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toContain('help me make a plan');
});

test.each([
  'With kind regards,\nSimone Adey',
  'Kindest regards\nSimone Adey',
  'All the best,\nSimone',
  'Thanks in advance,\nSimone',
  'Love,\nSimone',
  'Thanks\nSimone\nFlat 4',
])('a letter that is signed keeps its greeting in a chat, too: %j', async (close) => {
  const text = `Hi,\n\nCan you please give me a date by Friday?\n\n${close}`;
  expect(await enhanceOffline(options, { text, level: 'reframe', place: 'chat' })).toBe(text);
});

test.each([
  'Hi ChatGPT,\nCan you plan my week?\nThanks,\nMia',
  'Hi,\nCan you write a packing list for Spain?\nthanks\nkeep it short please',
])('a prompt that is closed like a letter loses its greeting: %j', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'reframe', place: 'chat' })).toMatch(
    /^(?:Can you|Write|Plan)/,
  );
});

test.each([
  ['Can you help me write an email to my landlord without making it sound rude?', 'Write an email'],
  ['Help me write a message saying I will not make it on Friday.', 'Write a message'],
  ['Can you help me write an outline instead of writing the essay for me?', 'Can you help me write'],
  ["Can you help me write my essay? Don't write it for me.", 'Can you help me write'],
  ["Help me write the essay, don't do the essay for me.", 'Help me write the essay'],
])('help is wanted only where the work is not, whatever else is not to be: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'balanced', place: 'chat' })).toContain(expected);
});
