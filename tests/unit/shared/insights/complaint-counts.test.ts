import { expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { pointsOf } from '@/shared/insights/report/points.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { countComplaints } from '@/tests/evals/insights/complaint-counts.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';
import { reviewSubjects } from '@/tests/evals/insights/review-subjects.ts';

const read = (rows: readonly { text: string; rating?: string }[], query = 'HiveTell') =>
  reportOn({ query }, toImportedItems(rows));
const hive = reviewSubjects.find(({ query }) => query === 'HiveTell');
if (!hive) throw new Error('No reviews of it.');
const { sides, labels } = countComplaints(hive);
const whole = reportOn(hive, hive.voices);

test('complaints on a theme are counted as a person counts them', () => {
  const counted = Object.fromEntries(sides.map(({ side, right, wanted }) => [side, right / wanted]));
  expect(counted.price).toBeGreaterThanOrEqual(0.85);
  expect(counted.battery).toBeGreaterThanOrEqual(0.8);
  expect(counted.support).toBeGreaterThanOrEqual(0.5);
});

test('what the subject is, and the words of its name, are no themes', () => {
  expect(labels).not.toContain('scale');
  expect(labels).not.toContain('hive');
});

test('a charge of money and a load cell are no battery', () => {
  const { items } = read([
    { text: 'I was charged 9 euros in May.' },
    { text: 'Ines sent a new load cell free of charge.' },
    { text: 'The battery is dead.' },
    { text: 'The battery never lasts.' },
  ]);
  const themed = items.filter(({ labels: { themes } }) =>
    themes.some(({ label }) => label === 'battery life'),
  );
  expect(themed.map(({ text }) => text).sort()).toEqual(['The battery is dead.', 'The battery never lasts.']);
});

test('who ends in blame blames what was named before, and stars are read in any language', () => {
  const { items } = read([
    { text: 'I wrote to customer support five times. Silence. A disgrace.' },
    { text: 'Customer support is useless.' },
    { text: 'Customer support was lovely.' },
    { rating: '1 of 5', text: 'Der Kundendienst hat drei Wochen lang nicht auf meine Briefe reagiert.' },
  ]);
  const blamed = items.filter(({ labels: { themes } }) =>
    themes.some(({ label, intents }) => label === 'customer support' && intents.includes('complaint')),
  );
  expect(blamed).toHaveLength(3);
});

test('a few words are of the language of the texts around them', () => {
  const { items } = read([
    { text: 'Superb graphs. Missing: a CSV download.' },
    { text: 'The weight graph shows exactly when the lime trees start to flow.' },
    { text: 'I look at the graph every morning with my first cup of coffee.' },
  ]);
  expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['en']));
});

test.each([
  ['What is the average rating?', 'of five on average'],
  ['What should we fix first?', 'complain about battery life'],
  ['Wie viele Leute klagen über den Akku?', 'complain where they speak of battery life'],
  ['How much did the monthly fee rise?', 'from 4 to 9 euros'],
])('the chat answers %j', (question, said) => {
  const answer = answerChat(question, whole);
  expect(answer.answerable).toBe(true);
  expect(answer.response).toContain(said);
});

test('“Why?” goes on with what was asked', () => {
  const answer = answerChat('Why?', { ...whole, earlier: ['How many complain about the battery?'] });
  expect(answer.response).toContain('battery life');
  expect(answer.citations.length).toBeGreaterThan(0);
});

test('the points of the parts sum to the score', () => {
  const parts = [
    { key: 'demand', score: 0.5, weight: 25 },
    { key: 'pain', score: 0.73, weight: 20 },
    { key: 'gap', score: 0.43, weight: 20 },
    { key: 'reach', score: 0.35, weight: 10 },
  ] as const;
  const score = Math.round(parts.reduce((sum, part) => sum + part.score * part.weight, 0));
  const points = [...pointsOf(parts, score).values()];
  expect(points.reduce((sum, value) => sum + value, 0)).toBe(score);
});
