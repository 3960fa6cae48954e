import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  ['Could you send me the offer until Tuesday?', 'Could you send me the offer by Tuesday?'],
  ['Please confirm me the appointment.', 'Please confirm the appointment.'],
  ['We are searching a new flat in Leeds.', 'We are looking for a new flat in Leeds.'],
  ['Neither the price or the date is clear.', 'Neither the price nor the date is clear.'],
  ['She has a own office.', 'She has her own office.'],
  ['Turn this list in to a table.', 'Turn this list into a table.'],
  ['I have a tenant which pays late.', 'I have a tenant who pays late.'],
  ['Thanks you for your time.', 'Thank you for your time.'],
  ['In my country is normal to tip the driver.', 'In my country it is normal to tip the driver.'],
  ['I would like to know how long does it take.', 'I would like to know how long it takes.'],
  ['Can you check where is the parcel?', 'Can you check where the parcel is?'],
  [
    'Tell us what we should bring and when can we come.',
    'Tell us what we should bring and when we can come.',
  ],
  ['For three months I am learning Dutch.', 'For three months I have been learning Dutch.'],
  ['My dog didn’t eat since yesterday.', 'My dog hasn’t eaten since yesterday.'],
  ['We are a shop that sells bikes since 1990.', 'We are a shop that has sold bikes since 1990.'],
  ['Our build fails since yesterday.', 'Our build has been failing since yesterday.'],
  ['She is moving in to sales.', 'She is moving into sales.'],
  ['I want that they replace it.', 'I want them to replace it.'],
])('%s', async (draft, mended) => {
  expect((await polish(draft, tools)).replaceAll("'", '’')).toBe(mended);
});

test.each([
  'Please don’t send anything until Friday.',
  'Please give me time until Friday.',
  'We will not pay until Monday.',
  'He turned his badge in to a teacher.',
  'Ask my teacher which chapters matter.',
  'The difference of opinion and the noise are gone.',
  'Thanks you two for the help.',
  'Make the most of the day.',
  'He is moving in to help us.',
  'The shop sells bikes since it opened.',
  'I get the error cannot read properties of undefined.',
])('right as it is: %s', async (draft) => {
  expect(await polish(draft, tools)).toBe(draft);
});

test.each([
  ['he is 67. has a bench at home', 'He is 67. Has a bench at home.'],
  ['has anyone seen my keys', 'Has anyone seen my keys?'],
  ['she is fit, i think. can walk fine but no jumping', 'She is fit, I think. Can walk fine but no jumping.'],
  ['i studied biology. did a long internship at a lab', 'I studied biology. Did a long internship at a lab.'],
  ['did the train leave', 'Did the train leave?'],
  ['can dogs eat chocolate', 'Can dogs eat chocolate?'],
])('a sentence without its subject asks nothing: %s', async (draft, mended) => {
  expect(await polish(draft, tools)).toBe(mended);
});
