import { expect, test } from 'vitest';
import { templateQuestions } from '@/dashboard/features/research/survey/survey-questions.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = (texts: readonly string[]) =>
  toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}`, createdAt: '2026-10-01' })));

const bikes = [
  ...['it climbs hills like nothing', 'hills are a joy', 'it flies up hills'].map(
    (said) => `I love it, ${said}.`,
  ),
  ...['again', 'in the rain', 'twice'].map((when) => `The brake failed ${when}, terrible.`),
  'The e-bike is great, I love the hills.',
];

test('a survey of a product with a hyphen answers from all who speak, not from those who write its name', () => {
  const { report } = reportOn(
    { query: 'Lumo e-bike', questions: ['What do people like most about Lumo e-bike?'] },
    voices(bikes),
  );
  expect(report.survey?.[0]).toMatchObject({ answerable: 'yes', basis: { value: 4 } });
});

test.each([
  ['What do owners like most about it?', 4],
  ['What impresses customers?', 4],
  ['What do buyers regret?', 3],
  ['What are the downsides for users?', 3],
])('who is asked about is no thing that posts have to name: %s', (asked, count) => {
  const { report } = reportOn({ query: 'Lumo e-bike', questions: [asked] }, voices(bikes));
  expect(report.survey?.[0]).toMatchObject({ answerable: 'yes', basis: { value: count } });
});

test('a fan is asked for, though fans are people too', () => {
  const { report } = reportOn(
    { query: 'Lumo laptop', questions: ['What do people complain about the fan?'] },
    voices([
      ...['again', 'at night', 'all day'].map((when) => `The fan is awful ${when}.`),
      'The screen failed, terrible.',
    ]),
  );
  expect(report.survey?.[0]).toMatchObject({ answerable: 'yes', basis: { value: 3 } });
});

test('a voice on something else speaks against no answer of a survey', () => {
  const { report } = reportOn(
    { query: 'Lumo e-bike', questions: ['What problems do people report with Lumo e-bike?'] },
    voices(bikes),
  );
  const [answer] = report.survey ?? [];
  expect(answer?.distribution[0]?.label).toBe('brake');
  expect(answer?.counterCitationIds).toEqual([]);
});

test('a question too few speak to shows the posts there are', () => {
  const { report } = reportOn(
    { query: 'Lumo e-bike', questions: ['Does it squeak?', 'Does it play the tango?'] },
    voices([...bikes, 'My Lumo squeaks when I turn left.']),
  );
  const [few, none] = report.survey ?? [];
  expect(few).toMatchObject({
    answerable: 'no',
    basis: { value: 1 },
    reason: expect.stringMatching(/^Too few/),
  });
  const quoted = report.citations.filter(({ id }) => few?.citationIds.includes(id)).map(({ quote }) => quote);
  expect(quoted).toEqual([expect.stringMatching(/squeaks/)]);
  expect(none).toMatchObject({ answerable: 'no', citationIds: [] });
});

test('praise of something else answers no question on what nobody speaks of', () => {
  const { report } = reportOn(
    {
      query: 'Lumo e-bike',
      questions: ['Do people like the colour of the strap?', 'What do people dislike about the touchscreen?'],
    },
    voices(bikes),
  );
  expect(report.survey?.map(({ answerable, reason }) => [answerable, reason])).toEqual([
    ['no', 'Nobody says anything on this in what was read.'],
    ['no', 'Nobody says anything on this in what was read.'],
  ]);
});

test('a question that names a side is answered by who speaks of it, not by who shares its other words', () => {
  const { report } = reportOn(
    { query: 'Lumo e-bike', questions: ['How many posts complain about the brake?'] },
    voices([...bikes, 'How many gears has it, and how many posts are there on the hill?']),
  );
  expect(report.survey?.[0]).toMatchObject({ answerable: 'yes', basis: { value: 3 } });
});

test('a question on a competitor is answered by who names it', () => {
  const { report } = reportOn(
    { query: 'Lumo e-bike', competitors: ['Rydon'], questions: ['How does it compare with Rydon?'] },
    voices([...bikes, 'The Rydon is lighter.', 'My old Rydon had more range.', 'Rydon has shops, too.']),
  );
  expect(report.survey?.[0]).toMatchObject({ answerable: 'partial', basis: { value: 3 } });
});

test('of a list either is an answer, and half of a thing is none', () => {
  const { report } = reportOn(
    {
      query: 'Trimbold',
      questions: ['Is it safe for hedgehogs and pets?', 'Is it used on football pitches?'],
    },
    voices([
      'It ran over a hedgehog at dusk.',
      'We found a hurt hedgehog twice.',
      'It bumped the pets and the hedgehog.',
      ...['dogs', 'birds', 'bats'].map((who) => `It whines at a pitch that only ${who} hear.`),
    ]),
  );
  const [list, compound] = report.survey ?? [];
  expect(list).toMatchObject({ answerable: expect.not.stringMatching('no'), basis: { value: 3 } });
  expect(compound?.answerable).toBe('no');
});

test('what else a post says answers no question', () => {
  const { report } = reportOn(
    { query: 'Trimbold', questions: ['How good is customer support?'] },
    voices([
      'Customer support never answered. The lawn looks like a carpet.',
      'Customer support is a joke. It hums like a fridge.',
      'Customer support sent a new wheel. The blades rust.',
    ]),
  );
  const quotes = report.citations.filter(({ id }) => report.survey?.[0]?.citationIds.includes(id));
  expect(quotes.length).toBeGreaterThan(0);
  for (const { quote } of quotes) expect(quote).toMatch(/support/i);
});

const LEFT = [
  'I switched from the Lumo to a Rydon last year.',
  'We moved from the Lumo e-bike to another brand in spring.',
  'Our club migrated from Lumo to Rydon, all nine of us.',
];

test.each([
  ...templateQuestions('Lumo e-bike').map(({ text }) => text),
  'What do people say about the brake?',
  'Is it any good?',
])('every answer meets its best counter-voice, or says that there is none: %s', (asked) => {
  const bought = 'It was worth the money.';
  const { report } = reportOn(
    { query: 'Lumo e-bike', competitors: ['Rydon'], questions: [asked] },
    voices([
      ...bikes,
      'The brake is great, I love it.',
      'I love this bike, best thing I ever bought.',
      ...['again', 'last week', 'in May'].map((when) => `The price went up ${when}, far too expensive.`),
      bought,
      ...LEFT,
      ...['lights', 'a bell', 'a stand'].map((what) => `I wish it had ${what}.`),
    ]),
  );
  const [answer] = report.survey ?? [];
  if (!answer || answer.answerable === 'no') throw new Error('It is not answered.');
  expect(answer.counterCitationIds.length > 0).toBe(answer.counterNote === null);
  if (answer.counterNote)
    expect(answer.counterNote.text).toMatch(/^No opposing voice was found in these \d+ posts\.$/);
  expect(answer.counterCitationIds.filter((id) => answer.citationIds.includes(id))).toEqual([]);
});

test.each([
  [3, /I love this bike/],
  [4, /worth the money|love this bike/],
])('of template %i those speak against it who see it otherwise', (template, says) => {
  const question = templateQuestions('Lumo e-bike')[template - 1]?.text ?? '';
  const { report } = reportOn(
    { query: 'Lumo e-bike', competitors: ['Rydon'], questions: [question] },
    voices([
      'I love this bike, best thing I ever bought.',
      ...['again', 'last week', 'in May'].map((when) => `The price went up ${when}, far too expensive.`),
      'The price is great, it was worth the money.',
      ...LEFT,
    ]),
  );
  const [answer] = report.survey ?? [];
  const quotes = report.citations.filter(({ id }) => answer?.counterCitationIds.includes(id));
  expect(quotes.map(({ quote }) => quote)).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
});
