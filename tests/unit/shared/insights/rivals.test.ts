import { expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const others = ['Love the Kestrel seat.', 'My skeg fell off.', 'The skeg popped out.', 'Lost the skeg.'];

/** How many praise and blame the Tahoma. */
function judged(...texts: string[]) {
  const { report } = reportOn(
    { query: 'Kestrel kayak', competitors: ['Tahoma'] },
    toImportedItems([...texts, ...others].map((text, index) => ({ text, author: `writer ${index}` }))),
  );
  const rival = report.competitors.find(({ name }) => name === 'Tahoma');
  return [rival?.praise.value, rival?.complaints.value];
}

test.each([
  ['I love my Kestrel. The Tahoma is in the garage.', [0, 0]],
  ['The Tahoma leaks. I love the hills around here.', [0, 1]],
  ['The Kestrel is lighter than my Tahoma.', [0, 1]],
  ['The Kestrel is louder than the Tahoma.', [1, 0]],
  ['The Tahoma is lighter than the Kestrel.', [1, 0]],
  ['Better than the Tahoma.', [0, 1]],
  ['Unlike my old Tahoma, the Kestrel never leaked.', [0, 1]],
  ['Moved from my Tahoma to the Kestrel and I love it.', [0, 0]],
  ['The Kestrel is great, but the Tahoma leaks.', [0, 1]],
  ['The Tahoma is excellent.', [1, 0]],
])('%s', (text, expected) => {
  expect(judged(text)).toEqual(expected);
});

test('what is said of a rival alone is no praise or blame of the subject, and is told who asks for it', () => {
  const said = ['The Tahoma is excellent.', 'The Tahoma leaks.', 'The Tahoma skeg is terrible.', ...others];
  const { report, items } = reportOn(
    { query: 'Kestrel kayak', competitors: ['Tahoma'] },
    toImportedItems(said.map((text, index) => ({ text, author: `writer ${index}` }))),
  );
  const judging = items.filter(({ text, labels }) => /Tahoma/.test(text) && labels.intents.length > 0);
  expect(judging).toEqual([]);
  const { segments, citations } = answerChat('How does it compare with the Tahoma?', { report, items });
  expect(segments[0]?.text).toBe('3 of 7 posts name Tahoma: 1 praises it and 2 complain about it.');
  expect(citations.length).toBeGreaterThan(0);
});

test('who asks what people change to is told by name', () => {
  const said = [
    'Sold the Kestrel and got a Tahoma.',
    'I returned my Kestrel and bought a Tahoma.',
    ...others,
  ];
  const { report, items } = reportOn(
    { query: 'Kestrel kayak', competitors: ['Tahoma'] },
    toImportedItems(said.map((text, index) => ({ text, author: `writer ${index}` }))),
  );
  const answer = answerChat('Which brand do people switch to?', { report, items });
  expect(answer.segments.map(({ text }) => text)).toEqual([
    '2 of 6 posts tell of a change from one product to another.',
    '2 of them leave Kestrel kayak.',
    '2 of them come to Tahoma.',
  ]);
});

const seats = [
  'The seat of my Kestrel kayak is broken.',
  'Awful seat, my back hurts for days.',
  'I hate how hard the seat is.',
  'Cracked seat after a single week.',
  'That seat is terrible on a long trip.',
];

test('which of two is better is told of the rival, not of a theme that nobody named', () => {
  const said = [...seats, 'The Tahoma tracks far better than the Kestrel.', 'My Tahoma is a joy.'];
  const { report, items } = reportOn(
    { query: 'Kestrel kayak', competitors: ['Tahoma'] },
    toImportedItems(said.map((text, index) => ({ text, author: `writer ${index}` }))),
  );
  const answer = answerChat('Which is better, the Tahoma or the Kestrel?', { report, items });
  expect(answer.segments[0]?.text).toMatch(/^2 of 7 posts name Tahoma/);
});

test('texts of one’s own among public posts are told apart', () => {
  const [first, ...rest] = toImportedItems(seats.map((text, index) => ({ text, author: `writer ${index}` })));
  if (!first) throw new Error('no voice');
  const { report } = reportOn({ query: 'Kestrel kayak' }, [...rest, { ...first, source: 'reddit' }]);
  expect(report.summary[0]?.text).toBe('5 posts on Kestrel kayak were read, 4 of them your own texts.');
});
