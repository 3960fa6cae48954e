import { describe, expect, test } from 'vitest';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const texts = [
  ...['again', 'in the rain', 'twice'].map((when) => `The brake failed ${when}, terrible.`),
  'The brake squeals on my way to work.',
  ...['for what it is', 'these days', 'compared to walking'].map((why) => `Far too expensive ${why}.`),
  'The price is fair, I love that.',
  'They want their money back, all of them.',
  'Would buy it again tomorrow, best thing I have owned.',
  'I love how it glides through the park.',
];
const voices = toImportedItems(texts.map((text, at) => ({ text, author: `writer ${at}` })));
const asked = { query: 'Velora' };
const { report, items } = reportOn(asked, voices);
const ask = (message: string) => answerChat(message, { report, items });
const first = (message: string) => ask(message).segments[0];
const textsOf = (ids: readonly string[]) =>
  items.filter(({ id }) => ids.includes(id)).map(({ text }) => text);

const themes = report.findings.flatMap(({ count }) => count.filter.theme ?? []);

test('the report has the themes that are asked for below', () => {
  expect(themes).toContain('brake');
  expect(themes).toContain('price');
});

describe('the chat counts what the report counts', () => {
  const numberOf = (message: string) => first(message)?.numbers[0]?.count;

  test.each(themes)('of %s: who brings it up, complains and praises', (theme) => {
    const told = report.findings.find(({ count }) => count.filter.theme === theme)?.statement.numbers ?? [];
    const inReport = (intent?: string) =>
      told.find(({ count }) => count.filter.intent === intent)?.count.value;
    expect(numberOf(`How many mention ${theme}?`)?.value).toBe(inReport());
    expect(numberOf(`Who complains about ${theme}?`)?.value).toBe(inReport('complaint') ?? 0);
    expect(numberOf(`How many people praise ${theme}?`)?.value).toBe(inReport('praise') ?? 0);
  });

  test('its number opens the same posts', () => {
    const { filter } = numberOf('Who complains about the brake?') ?? {};
    expect(filter).toEqual({ theme: 'brake', intent: 'complaint' });
    expect(countItems(items, filter ?? {}).value).toBe(4);
  });

  test('that nobody says so is an answer, with what is said instead', () => {
    const { answerable, segments, citations } = ask('How many people praise the brake?');
    expect(answerable).toBe(true);
    expect(segments.map(({ text }) => text)).toEqual([
      '0 of 11 posts praise something where they speak of the brake.',
      '4 speak of it.',
    ]);
    expect(citations.map(({ quote }) => quote).join()).toMatch(/brake/);
  });

  test('a survey counts them, too', () => {
    const question = 'What do people complain about the price?';
    const survey = reportOn({ ...asked, questions: [question] }, voices).report.survey[0];
    expect(survey?.basis.value).toBe(countItems(items, { theme: 'price', intent: 'complaint' }).value);
  });
});

test('customers ask for no customer support', () => {
  const supported = toImportedItems([
    ...texts.map((text, at) => ({ text, author: `writer ${at}` })),
    ...['a week', 'a month', 'ages'].map((time, at) => ({
      text: `Customer support took ${time} to answer, awful.`,
      author: `caller ${at}`,
    })),
  ]);
  const other = reportOn(asked, supported);
  const [told] = answerChat('What do customers say about the brake?', other).segments;
  expect(told?.text).toMatch(/ speak of the brake\.$/);
});

test.each(['Do people return it?', 'Do they send it back?', 'How are refunds?'])(
  '%s finds who wants his money back, though that is no theme',
  (message) => {
    expect(themes.join()).not.toMatch(/refund/);
    const told = first(message);
    expect(told?.text).toBe('1 of 11 posts speaks of returns and refunds.');
    expect(textsOf(told?.numbers[0]?.count.filter.ids ?? [])).toEqual([
      'They want their money back, all of them.',
    ]);
  },
);

describe('who asks for the whole is told both sides', () => {
  const both = (all: readonly InsightItem[]) => [
    countItems(all, { intent: 'complaint' }).value,
    countItems(all, { intent: 'praise' }).value,
  ];

  test.each([
    'Would you recommend it?',
    'Is it any good?',
    'Is the Velora worth buying?',
    'Should I buy one?',
    'Would people buy it again?',
  ])('%s', (message) => {
    const [complain, praise] = both(items);
    const { answerable, segments, citations } = ask(message);
    expect(answerable).toBe(true);
    expect(segments[0]?.text).toBe(`Of 11 posts, ${complain} complain and ${praise} praise something.`);
    expect(citations[0]?.quote).toMatch(/buy it again/);
  });

  test('in a survey as well', () => {
    const { report: surveyed } = reportOn({ ...asked, questions: ['Would you recommend it?'] }, voices);
    expect(surveyed.survey[0]).toMatchObject({ answerable: 'yes' });
    expect(surveyed.survey[0]?.answer.map(({ text }) => text).join(' ')).toMatch(/complain and \d praise/);
  });
});

test.each([
  'Do people recycle the cardboard?',
  'Is it sold in Japan?',
  'Does it smell?',
  'Is the saddle any good?',
])('what nobody speaks of stays refused: %s', (message) => expect(ask(message).answerable).toBe(false));
