import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askFollowUps } from '@/shared/engines/offline/follow-ups/ask-follow-ups.ts';
import generalQuestions from '@/shared/engines/offline/follow-ups/general-questions.json' with {
  type: 'json',
};
import { MAX_QUESTION_CHARS, parseFollowUps } from '@/shared/enhance/follow-ups.ts';
import { answers } from '@/tests/evals/action-texts.ts';

const table = [
  ...answers,
  ...readFileSync('tests/evals/follow-up-answers.txt', 'utf8').trim().split('\n=====\n'),
];
const ask = (text: string) => askFollowUps(text).split('\n').filter(Boolean);
const general = new Set([...Object.values(generalQuestions.text).flat(), ...generalQuestions.code]);

describe('asks into a gap of the text', () => {
  test.each([
    [
      'The price of the repair depends on the model of your car. It is done in a day, and you can wait for it in the shop.',
      'How exactly does the price of the repair depend on the model of my car?',
    ],
    [
      'The old town is worth a visit, and most sights lie close together. Some museums close on Mondays. Trams run until midnight.',
      'Which museums close on Mondays?',
    ],
    [
      'Access tokens are signed. You should rotate the keys every month. The service reads the new key without a restart, so nobody is logged out.',
      'Why should I rotate the keys every month?',
    ],
    [
      'Bread needs a hot oven and some patience. Too much steam can cause a pale crust. The loaf is ready after 40 minutes in most ovens.',
      'How can I prevent a pale crust?',
    ],
    [
      'The agent starts with the system. It registers with the MDM service and then waits for its first orders from the portal.',
      'What does MDM stand for, and what does it do here?',
    ],
    [
      'The portal accepts two kinds of login for scripts and services. Use certificates or tokens for automation. Both are kept in the vault.',
      'When are certificates the better choice, and when tokens?',
    ],
    [
      'New habits are hard to keep, as every gym knows. About 80% of beginners give up. A partner who comes along makes it easier.',
      'Where does the figure “80% of beginners” come from?',
    ],
    [
      '## Installing the agent\nDownload the package from the portal and run it on every machine of the office.\n\n## Hardening\nDisable the login by password and open the firewall for the portal alone.',
      'What can go wrong when installing the agent?',
    ],
    [
      'Here it is:\n\n```js\nfunction parseDate(text) {\n  return new Date(text);\n}\n```',
      'Which inputs make `parseDate` fail?',
    ],
    [
      'Whisk 200 g flour with 300 ml buttermilk and an egg, then fry the batter in butter.',
      'What can I use instead of buttermilk?',
    ],
    [
      '1. Park on level ground.\n2. Loosen the nuts.\n3. Place the jack under the sill and raise the car.',
      'How exactly do I place the jack under the sill?',
    ],
    [
      'The release moves to 14 May. Ada checks the export by Friday and Tom writes the notes. Two risks remain: the import is slow, and the login page was not tested. We could split the import into batches, or tell customers to wait.',
      'How can these risks be reduced?',
    ],
    ['**React vs Vue**\n\nBoth are mature.', 'When is React the better choice, and when Vue?'],
    [
      'An API gateway is a server that sits in front of your services. Clients talk to one address, and the gateway sends each call on.',
      'Can you give me a concrete example of an API gateway?',
    ],
  ])('%j', (text, question) => expect(ask(text)).toContain(question));
});

describe('asks nothing that is answered already', () => {
  test.each([
    ['You should rotate the keys every month because old ones leak.', /Why should/],
    ['Mobile device management (MDM) is on. MDM starts first.', /MDM stand/],
    ['According to a 2023 survey, about 80% of beginners give up.', /figure/],
    ['Steam can cause a pale crust. To avoid this, open the door.', /prevent/],
  ])('%j', (text, question) => expect(askFollowUps(text)).not.toMatch(question));
});

describe('picks no fragment', () => {
  test.each([
    'Please send it to them when they ask for it. You should do this. It depends on that. Some of them do so.',
    'He may cause this. If you want it quickly, take the other one. We are OK with it, and THIS IS FINAL.',
    'If you also visit her, it pays off. If the king called them in 1789, nobody came. Use this or that.',
  ])('%j', (text) => {
    const questions = ask(text);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const question of questions) expect(general).toContain(question);
  });
});

test.each([
  ['Die Hauptstadt der Schweiz ist Bern und nicht Zürich.', /^Kannst du/],
  ['1. Mezcla 250 g de harina con 3 huevos.\n2. Calienta la sartén con mantequilla.', /^¿Puedes dar/],
  [
    "La photosynthèse permet aux plantes de produire du sucre à partir de la lumière et de l'eau.",
    /^Peux-tu/,
  ],
])('%j is asked about in its language', (text, first) => expect(askFollowUps(text)).toMatch(first));

test('the questions that are right for any answer fit a chip', () => {
  for (const questions of [generalQuestions.code, ...Object.values(generalQuestions.text)]) {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(parseFollowUps(questions.slice(0, 5).join('\n'))).toEqual(questions.slice(0, 5));
  }
});

describe.each(table)('text %#', (text) => {
  const questions = ask(text);

  test('has three to five different questions that fit a chip', () => {
    expect(parseFollowUps(questions.join('\n'))).toEqual(questions);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    for (const question of questions) expect(question.length).toBeLessThanOrEqual(MAX_QUESTION_CHARS);
  });

  test('is asked about in its own words, or in words that are right for any', () => {
    const said = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
    for (const question of questions.filter((one) => !general.has(one))) {
      const own = question.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
      expect(own.filter((word) => said.has(word)).length, question).toBeGreaterThan(0);
      expect(question).not.toMatch(/\b(?:they|them|these|those|he|she)\b/i);
    }
  });
});

test('says nothing in a language it has no words for', () => {
  expect(askFollowUps('De brug is gesloten en de raad heeft nog niet besloten wat er met hem gebeurt.')).toBe(
    '',
  );
});
