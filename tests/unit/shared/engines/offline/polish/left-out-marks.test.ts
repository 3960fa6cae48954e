import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  ['She asked me if somethings going on Saturday.', "something's going on"],
  [
    'traffics awful today and the waters going to be off until noon',
    "Traffic's awful today and the water's going",
  ],
  ['The valve cover on the drivers side is new.', "driver's side"],
  ['We went on dads car and stayed at nans house.', "dad's car and stayed at nan's house"],
  ['I gave two weeks notice and paid a months rent.', "two weeks' notice and paid a month's rent"],
  ['£1,340 all in, 2 days work, 50% deposit up front.', "2 days' work,"],
  ['My mother in law says hi.', 'mother-in-law'],
  ['We get 3 months pay in advance.', "3 months' pay"],
  ['Is it normal for a 5 month old to wake up at night?', '5-month-old'],
  ['She has a 7 year old girl.', '7-year-old girl'],
  ['I need it for last months email stats.', "last month's email stats"],
  ['It was in this years budget.', "this year's budget"],
  ['Each weeks report is late.', "Each week's report"],
  ['Write to my sons basketball coach about it.', "my son's basketball coach"],
  ["I've had a look and its really strong, just a couple of bits from me.", "it's really strong"],
  ['its $50 a month and I want out', "It's $50 a month"],
  ['Neither of us can walk to far anymore.', 'walk too far'],
  ["I'd rather not do anything to expensive.", 'anything too expensive'],
  ['My car looses oil every week.', 'loses oil'],
  ['I need to loose about 350 words.', 'lose about 350'],
  ['Will this be enough do you think.', 'Will this be enough do you think?'],
  ["So who's doing the conclusion now.", "So who's doing the conclusion now?"],
  ['Mate can you write a quote for me for the roof.', 'Mate can you write a quote for me for the roof?'],
  ['If I been driving 7 hrs does that count?', 'If I have been driving'],
  ["I noticed there's two extra cars in the driveway.", 'there are two extra cars'],
  ['Just like a bloke whose local.', "a bloke who's local"],
  ['was ment to be back last week', 'Was meant to be back last week.'],
  ['How social media effects body image.', 'How social media affects'],
  ['It has to be no more than 24 inchs.', '24 inches'],
  ['Nobodys ordered any, nobodies pulled yet.', "Nobody's ordered any, nobody's pulled"],
  ['planning a party for maya in a silverado with danish friends', 'Maya in a Silverado with Danish friends'],
])('what is left out in a hurry is put in: %s', async (draft, mended) => {
  expect(await polish(draft, tools)).toContain(mended);
});

test.each([
  'The person whose local shop closed is here.',
  "There's three of us, and there's lots of space.",
  'This is how the special effects are made.',
  'The waters off the coast are cold.',
  'She works at the drivers union.',
  'Two weeks work well for me.',
  'The baby is 5 months old.',
  'My sons play football.',
  'My mums are good at it.',
  'We spoke to the dads waiting outside.',
  'In its 3 day trial it failed.',
  'I wonder who is doing the conclusion.',
  'Months later, nothing works out.',
  'He set the arrows loose.',
  'The first thing to far outweigh it was the price.',
  'It is light and works great.',
  'It is cheap and helps so much, but jams too often.',
  'My experiences so far are good.',
  'This is 3 years old and still works.',
  'These two days work for me.',
  'Would two weeks work?',
  "There's lots of work this week.",
  "There's ten times more rain here.",
  'In the last two months rent went up.',
  'In two weeks leave for Berlin.',
  'I found a group for moms new to the area.',
  'In the last months not one customer came.',
  'We were nobodies living in a small town.',
])('what is right stays: %s', async (text) => {
  expect(await polish(text, tools)).toBe(text);
});
