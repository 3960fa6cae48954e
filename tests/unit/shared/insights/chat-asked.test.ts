import { describe, expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const texts = [
  'Love the hills on my Lumo e-bike.',
  'The hills are no problem, the Lumo is brilliant there.',
  'The Lumo e-bike is great on hills.',
  'The buckle of the Lumo bag broke in a week.',
  'The buckle is lovely and easy to close.',
  ...['again', 'in the rain', 'twice', 'on the hill'].map((when) => `The brake failed ${when}, terrible.`),
  'Die Bremse ist nach zwei Wochen kaputt gegangen und niemand antwortet mir.',
];
const voices: RawItem[] = toImportedItems(texts.map((text, at) => ({ text, author: `writer ${at}` }))).map(
  (voice, at) => (at < 3 ? { ...voice, source: 'reddit' } : voice),
);
const { report, items } = reportOn({ query: 'Lumo e-bike' }, voices);
const ask = (message: string, ...earlier: string[]) => answerChat(message, { report, items, earlier });
const first = (message: string, ...earlier: string[]) => ask(message, ...earlier).segments[0]?.text;

test.each([
  'What do people not like?',
  "What don't people like about it?",
  'What is not good?',
  'What is not very good about it?',
  'What does nobody like?',
])('%s asks for complaints', (message) => {
  expect(first(message)).toMatch(/^\d of \d+ posts complain\.$/);
});

test.each([
  'What do people like?',
  'Not sure what to think. What do people love?',
  'Why not tell me what is good?',
])('%s asks for praise', (message) => expect(first(message)).toMatch(/^\d of \d+ posts praise something\.$/));

test('who disagrees speaks from the other side', () => {
  expect(first('and who disagrees?', 'What do people like?')).toMatch(/ complain\.$/);
  expect(first('who disagrees?', 'What do people hate?')).toMatch(/ praise something\.$/);
  expect(first('Does anyone disagree?', 'Do people like the hills?')).not.toMatch(/praise/);
});

test('who asks what would make people leave does not go on with the hills', () => {
  expect(first('What would make them buy something else?', 'Do people like the hills?')).not.toMatch(/hills/);
});

describe('a thing that is no theme', () => {
  test.each([
    'Do people like the colour?',
    'What is bad about the colour?',
    'Do people like the colour of the buckle?',
  ])('%s is not answered with something else', (message) => {
    expect(ask(message).answerable).toBe(false);
    expect(first(message)).toMatch(/^Nothing in these \d+ posts answers that\./);
  });

  test('is not answered with what was asked before', () => {
    expect(ask('What about the colour?', 'What about the brake?').answerable).toBe(false);
  });

  test('is looked up where posts name it', () => {
    const { answerable, segments, citations } = ask('Is there anything good about the buckle?');
    expect(answerable).toBe(true);
    expect(segments[0]?.text).toMatch(/^2 of \d+ posts come close to that\.$/);
    for (const { quote } of citations) expect(quote).toMatch(/buckle/);
  });
});

test.each([
  ['How many posts are from Reddit?', /^2 of 9 posts are from Reddit\.$/],
  ['How many are on Quora?', /^0 of 9 posts are from Quora\.$/],
  ['How many are in German?', /^1 of 9 posts is in German\.$/],
  ['What do people on Reddit like?', /^2 of 9 posts are from Reddit and praise something\.$/],
  ['Are there more complaints than praise?', /^Of 9 posts, \d complain and \d praise something\.$/],
  ['What do people like and dislike?', /^Of 9 posts, \d complain and \d praise something\.$/],
  ['How many posts are there?', /^9 posts were read\.$/],
])('%s is counted', (message, says) => {
  const { answerable, segments } = ask(message);
  expect(answerable).toBe(true);
  expect(segments[0]?.text).toMatch(says);
  expect(segments[0]?.numbers.length).toBeGreaterThan(0);
});

test.each([
  ['How many stars on average?', []],
  ['who said that?', ['What do people like?']],
  ['When did people start to complain?', []],
  ['when?', ['What do people like?']],
])('%s is refused', (message, earlier) => {
  expect(ask(message, ...earlier).answerable).toBe(false);
  expect(first(message, ...earlier)).toMatch(/^Nothing in these \d+ posts answers that\./);
});

test('stars are counted where they were given', () => {
  const rated = items.map((item, at) => (at < 3 ? { ...item, rating: { value: at + 3, of: 5 } } : item));
  expect(answerChat('How many stars on average?', { report, items: rated }).segments[0]?.text).toBe(
    '3 of 9 posts give stars, 4.0 of five on average: 2 of them four of five or more, 0 two of five or fewer.',
  );
});

describe('quotes in a language', () => {
  test.each(['show quotes in German', 'Show me German quotes', 'Show me the German reviews'])(
    '%s',
    (message) => {
      const { answerable, citations } = ask(message);
      expect(answerable).toBe(true);
      expect(citations.map(({ quote: words }) => words)).toEqual([
        'Die Bremse ist nach zwei Wochen kaputt gegangen und niemand antwortet mir.',
      ]);
    },
  );

  test('of a language that nobody wrote in are none', () => {
    expect(first('Do you have any quotes in Italian?')).toMatch(/^0 of \d+ posts are in Italian\.$/);
  });
});

test.each(['Is the brake any good?', 'Do people like the brake?'])('%s is told both sides', (message) => {
  expect(first(message)).toMatch(/^\d of \d+ posts speak of the brake\.$/);
});

test('which source complains most is told by source', () => {
  const told = ask('Which source is most negative?').segments.map(({ text }) => text);
  expect(told).toEqual([expect.stringMatching(/^Your own material: \d of \d posts complain\.$/)]);
  expect(ask('Which platform has the most posts?').segments.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Your own material: \d posts\.$/),
    'Reddit: 2 posts.',
  ]);
});

test('an answer quotes the sentence that speaks of what was asked, in whatever words', () => {
  const loud = [
    'It screams through every bean.',
    'It is so loud at six.',
    'It is noisy all day.',
    'So loud!',
  ];
  const leads = [
    'We make the flat whites for people here.',
    'Bought in the spring.',
    'My third.',
    'About ours.',
  ];
  const { report: of, items: read } = reportOn(
    { query: 'Aurelia grinder' },
    toImportedItems(loud.map((text, at) => ({ text: `${leads[at]} ${text}`, author: `writer ${at}` }))),
  );
  const { citations } = answerChat('What do people say about the noise?', { report: of, items: read });
  expect(citations.length).toBeGreaterThan(0);
  for (const { quote } of citations) expect(loud).toContain(quote);
});
