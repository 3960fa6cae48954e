import { describe, expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { readSwitch } from '@/shared/insights/mining/competitors.ts';
import { findIntents } from '@/shared/insights/mining/intents.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = (texts: readonly string[]) =>
  toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}`, createdAt: '2026-10-01' })));

test('a theme is named as a sentence wants it, and one complaint makes no pain', () => {
  const { report } = reportOn(
    { query: 'Kestrel kayak' },
    voices([
      'The skeg fell off in the weeds.',
      'My skeg popped out twice.',
      'Lost the skeg on the first trip.',
      'The pump is blue and the handle is useless.',
      'Love the pump, it is so quick.',
      'The pump came with two hoses, which is great.',
      'Somebody asked about the pump.',
    ]),
  );
  const titles = report.findings.map(({ title }) => title);
  expect(titles).toContain('People complain about the skeg');
  expect(titles).not.toContain('People complain about the pump');
});

test('support of the back is no customer support', () => {
  const { report } = reportOn(
    { query: 'Kestrel kayak' },
    voices([
      'There is no lumbar support.',
      'Terrible lumbar support in this seat.',
      'Lumbar support is missing.',
    ]),
  );
  expect(report.findings.map(({ count }) => count.filter.theme)).not.toContain('customer support');
});

test('a subject is switched to by its short name too', () => {
  const names = ['Kestrel 120 kayak', 'Tahoma'];
  expect(readSwitch('Moved from my Tahoma to the Kestrel.', names)).toEqual({
    from: 'Tahoma',
    to: 'Kestrel 120 kayak',
  });
});

test('the same voices give the same report, byte for byte', () => {
  const texts = [
    'The skeg fell off.',
    'My skeg popped out.',
    'Skeg lost again.',
    'Good seat.',
    'Seam let go.',
  ];
  const [one, other] = [
    reportOn({ query: 'Kestrel' }, voices(texts)),
    reportOn({ query: 'Kestrel' }, voices(texts)),
  ];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

const aboutBeans = [
  ...['oily', 'dark', 'light', 'old', 'fresh', 'cheap', 'local', 'green'].map(
    (kind) => `I put ${kind} beans in every morning and the noise is awful.`,
  ),
  'Please add a tray, I change beans daily.',
  'I wish it had a tray for beans.',
];

test('two wishes among ten posts are no wish of people', () => {
  const { report } = reportOn({ query: 'Aurelia grinder' }, voices(aboutBeans));
  expect(report.findings.filter(({ kind }) => kind === 'request')).toEqual([]);
});

test('the summary counts the posts that complain, not all that speak of it', () => {
  const { report, items } = reportOn(
    { query: 'Aurelia grinder' },
    voices([
      'The noise is awful.',
      'The noise is terrible in a flat.',
      'That noise is unbearable before six.',
      'I hate the noise of it.',
      'The noise comes from the motor, they say.',
      'It makes a noise like a fridge.',
    ]),
  );
  const told = report.summary.find(({ text }) => text.startsWith('What people complain about most is noise'));
  const [number] = told?.numbers ?? [];
  expect(number?.count.filter).toEqual({ theme: 'noise', intent: 'complaint' });
  expect(number?.count.value).toBeLessThan(items.length);
});

test('the same sentence of two people is quoted once', () => {
  const { report } = reportOn(
    { query: 'Aurelia grinder' },
    toImportedItems(
      [
        'The hopper lid cracked, and I am sad.',
        'The hopper lid cracked.',
        'The hopper lid cracked!',
        'My hopper lid broke.',
      ].map((text, index) => ({ text: `${text} Bought in week ${index}.`, author: `writer ${index}` })),
    ),
  );
  const quotes = report.citations.map(({ quote }) => quote.replace(/\W+$/, ''));
  expect(quotes).toContain('The hopper lid cracked');
  expect(quotes.filter((quote) => quote === 'The hopper lid cracked')).toHaveLength(1);
});

test('what would really be great is wished for, and speaks against nothing', () => {
  expect(findIntents('Single dosing would really be great on this one.')).toEqual(['request']);
});

const bikes = [
  ...['it climbs hills like nothing', 'hills are a joy', 'it flies up hills'].map(
    (said) => `I love it, ${said}.`,
  ),
  ...['again', 'in the rain', 'twice'].map((when) => `The brake failed ${when}, terrible.`),
  'The e-bike is great, I love the hills.',
];

test('a question of no kind is answered with how people feel about it', () => {
  const { report } = reportOn({ query: 'Lumo e-bike', questions: ['Does the brake hold?'] }, voices(bikes));
  expect(report.survey?.[0]?.answer.map(({ text }) => text)).toContain('Of these, 3 complain.');
});

test('what everybody mentions and nobody judges is no finding', () => {
  const greys = Array.from({ length: 60 }, (_, at) => `Colour is grey, number ${at}.`);
  const { report } = reportOn({ query: 'Lumo e-bike' }, voices([...bikes, ...greys]));
  expect(report.findings.map(({ count }) => count.filter.theme)).not.toContain('design');
});

test('words of asking find nothing', () => {
  const { report, items } = reportOn({ query: 'Lumo e-bike' }, voices([...bikes, 'It does what it says.']));
  expect(answerChat('Does it play the tango?', { report, items })).toMatchObject({
    answerable: false,
    citations: [],
  });
  const said = answerChat('What do people say about the brake?', { report, items }).segments.map(
    ({ text }) => text,
  );
  expect(said).toContain('Of these, 3 complain.');
});

describe('a question that goes on with the one before', () => {
  const { report, items } = reportOn({ query: 'Lumo e-bike' }, voices(bikes));
  const first = (message: string, ...earlier: string[]) =>
    answerChat(message, { report, items, earlier }).segments[0]?.text;

  test.each([
    [
      'how many of them complain?',
      ['What about the brake?'],
      /^3 of 7 posts complain where they speak of the brake/,
    ],
    ['and the hills?', ['What do people like?'], /praise something where they speak of hills/],
    ['why?', ['What about the brake?'], /^3 of 7 posts speak of the brake/],
    [
      'why?',
      ['What about the brake?', 'how many of them complain?'],
      /complain where they speak of the brake/,
    ],
  ])('%s', (message, earlier, says) => {
    expect(first(message, ...earlier)).toMatch(says);
  });

  test('one that stands by itself is asked of all posts', () => {
    const alone = first('What do people like?');
    expect(first('What do people like?', 'What about the brake?')).toBe(alone);
    expect(first('Why do people hate it?', 'What about the hills?')).toBe(first('Why do people hate it?'));
  });
});

test('of every kind of finding it is told who speaks against it, or that nobody does', () => {
  const { report } = reportOn(
    { query: 'Kestrel kayak' },
    voices([
      'How do I clean the skeg?',
      'Does the skeg fit the older hull?',
      'Where can I buy a spare skeg?',
      'Can the skeg be replaced at home?',
      'Love the seat.',
      'The seat is great.',
      'The seat is really comfortable.',
      'I switched from the Kestrel to a Tahoma.',
      'We moved from the Kestrel to another one.',
      'I love this kayak, best thing I ever bought.',
    ]),
  );
  const byKind = (kind: string) => report.findings.find((finding) => finding.kind === kind);
  const quotes = (ids: readonly string[] = []) =>
    report.citations.filter(({ id }) => ids.includes(id)).map(({ quote }) => quote);
  for (const kind of ['question', 'praise'])
    expect(byKind(kind)).toMatchObject({
      counterCitationIds: [],
      counterNote: { text: expect.stringMatching(/^No opposing voice was found in these \d posts\.$/) },
    });
  // Against those who leave speaks who likes it.
  expect(byKind('switch')?.counterNote).toBeNull();
  expect(quotes(byKind('switch')?.counterCitationIds)).toEqual([
    'I love this kayak, best thing I ever bought.',
  ]);
});

test('a post that praises otherwise, or gives all stars, is an opposing voice', () => {
  const blamed = [
    'The brake failed again, terrible.',
    'The brake failed in the rain, awful.',
    'My brake failed twice.',
  ];
  const pain = (last: { text: string; rating?: string }) =>
    reportOn(
      { query: 'Lumo e-bike' },
      toImportedItems([
        ...blamed.map((text, index) => ({ text, author: `writer ${index}` })),
        { author: 'writer 9', ...last },
      ]),
    ).report.findings.find(({ count }) => count.filter.theme?.startsWith('brake'));
  const starred = pain({ text: 'The brake squeals.', rating: '5/5' });
  const praising = pain({ text: 'The brake failed once. I love this bike anyway.' });
  for (const finding of [starred, praising]) {
    expect(finding?.kind).toBe('pain');
    expect(finding?.counterNote).toBeNull();
    expect(finding?.counterCitationIds).toHaveLength(1);
  }
  expect(pain({ text: 'The brake failed at noon.' })?.counterNote?.text).toMatch(/^No opposing voice/);
});

test('the share of voice shows the subject beside the others', () => {
  const { report } = reportOn(
    { query: 'Kestrel kayak', competitors: ['Tahoma'] },
    voices([
      'Love the Kestrel seat.',
      'The skeg of my Kestrel fell off.',
      'My skeg popped out twice.',
      'Lost the skeg on the first trip.',
      'The Tahoma leaks more than the Kestrel.',
      'The Kestrel hull is strong.',
    ]),
  );
  const rows = report.charts.find(({ id }) => id === 'voices')?.rows;
  expect(rows?.map(({ label, count }) => [label, count.value])).toEqual([
    ['Kestrel kayak alone', 5],
    ['Tahoma', 1],
  ]);
});
