import { expect, test } from 'vitest';
import { ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

const SMALL = { size: 10 };
const rowAt = (y: number, cells: readonly (readonly [number, string])[]) =>
  cells.map(([x, text]) => textAt([x, y], text, SMALL)).join('');

async function tablesOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks.flatMap(({ kind, rows }) => (kind === 'table' && rows ? [rows] : []));
}

test('a row whose cells all go on in a second line is one row', async () => {
  const entries = ['quarter', 'harbour', 'meadow', 'station'].map((place, at) => {
    const y = 700 - 34 * at;
    return (
      rowAt(y, [
        [60, `Site ${at + 1}`],
        [130, `The keeper of the ${place} told us that the gate`],
        [400, `Report ${at + 3},`],
      ]) +
      rowAt(y - 12, [
        [60, 'of note'],
        [130, `had been locked through all of the ${place} days`],
        [400, `p. ${at + 20}`],
      ])
    );
  });
  const [rows] = await tablesOf(entries.join(''));
  expect(rows).toHaveLength(4);
  expect(rows?.[1]).toEqual([
    'Site 2 of note',
    'The keeper of the harbour told us that the gate had been locked through all of the harbour days',
    'Report 4, p. 21',
  ]);
});

test('groups of rows with room between them stay rows', async () => {
  const entries = [700, 688, 676, 650, 638, 626, 600, 588, 576].map((y, at) =>
    rowAt(y, [
      [60, `Site ${at + 1}`],
      [160, `gate ${at} of the long wall`],
      [320, `${at * 7 + 11}`],
    ]),
  );
  const [rows] = await tablesOf(entries.join(''));
  expect(rows).toHaveLength(9);
});

test('a label in several lines is one label', async () => {
  const entries = [700, 664, 628, 592].map(
    (y, at) =>
      rowAt(y, [
        [60, `How content were you with offer ${at}`],
        [300, `${at + 20}%`],
        [360, `${at + 40}%`],
      ]) + rowAt(y - 12, [[60, 'when you last used it']]),
  );
  const [rows] = await tablesOf(entries.join(''));
  expect(rows?.[2]).toEqual(['How content were you with offer 2 when you last used it', '22%', '42%']);
});

test('a name over two columns is said for both', async () => {
  const head =
    rowAt(700, [
      [60, 'Region'],
      [215, '2022'],
      [375, '2023'],
    ]) +
    rowAt(686, [
      [180, 'First'],
      [255, 'Second'],
      [340, 'First'],
      [415, 'Second'],
    ]);
  const lines = [672, 658, 644, 630].map((y, at) =>
    rowAt(y, [
      [60, `Area ${at}`],
      [180, `1,2${at}0`],
      [233, `3,4${at}01`],
      [340, `5,6${at}0`],
      [393, `7,8${at}01`],
    ]),
  );
  const [rows] = await tablesOf(head + lines.join(''));
  expect(rows?.[0]).toEqual(['Region', '2022', '2022', '2023', '2023']);
  expect(rows?.[3]?.slice(1)).toEqual(['1,210', '3,4101', '5,610', '7,8101']);
});

test('details in the margin beside prose are read by themselves', async () => {
  const details = [
    'Contact',
    '',
    'Rosa Lind',
    'Ulm',
    '',
    'Skills',
    '',
    'Editing',
    'Law',
    '',
    'Languages',
    '',
    'German',
  ];
  const margin = details.map((text, at) => (text ? textAt([60, 700 - 13 * at], text, SMALL) : '')).join('');
  const prose = Array.from({ length: 16 }, (_, at) =>
    textAt([200, 700 - 13 * at], `line ${at} of what she did at the press for all those years`, SMALL),
  ).join('');
  const { blocks } = await readSource({ pages: [{ content: margin + prose }] });
  const text = blocks.map((block) => block.text).join('\n');
  expect(blocks.some(({ kind }) => kind === 'table')).toBe(false);
  expect(text.indexOf('German')).toBeLessThan(text.indexOf('line 0'));
});

test('labels stay beside what they name', async () => {
  const entries = ['Aim', 'Place', 'Cost', 'Time', 'Staff'].map((label, at) => {
    const y = 700 - 45 * at;
    return (
      textAt([60, y], label, SMALL) +
      [0, 1, 2]
        .map((line) =>
          textAt([160, y - 13 * line], `${label} line ${line} goes on to say what is meant`, SMALL),
        )
        .join('')
    );
  });
  const { blocks } = await readSource({ pages: [{ content: entries.join('') }] });
  const text = blocks.map((block) => block.text).join('\n');
  expect(text.indexOf('Aim line 2')).toBeLessThan(text.indexOf('Place'));
});

test('cells in the middle of long ones belong to their row', async () => {
  const entries = [0, 1, 2, 3, 4].map((at) => {
    const y = 700 - 46 * at;
    const lines = [
      'The keeper of the gate has been',
      `away for ${at + 2} weeks and nobody`,
      'looked after the lamps',
    ]
      .map((text, line) => textAt([60, y - 12 * line], text, SMALL))
      .join('');
    const effect = [`Boats miss harbour ${at}`, 'in the dark'].map((text, line) =>
      textAt([260, y - 6 - 12 * line], text, SMALL),
    );
    return lines + effect.join('') + textAt([420, y - 12], `${at + 11}`, SMALL);
  });
  const head = rowAt(722, [
    [60, 'What'],
    [260, 'Effect'],
    [420, 'Score'],
  ]);
  const [rows] = await tablesOf(head + entries.join(''));
  expect(rows).toHaveLength(6);
  expect(rows?.[4]).toEqual([
    'The keeper of the gate has been away for 5 weeks and nobody looked after the lamps',
    'Boats miss harbour 3 in the dark',
    '14',
  ]);
});

test('a head of several lines and a row under it, without a line between, are two rows of a grid', async () => {
  const rules = [
    ...[720, 640].map((y) => ruleAt([60, y], [420, y])),
    ...[60, 180, 300, 420].map((x) => ruleAt([x, 720], [x, 640])),
  ].join('');
  const words = [
    rowAt(706, [
      [66, 'Place of the'],
      [186, 'Date of'],
      [306, 'Kind of fuel'],
    ]),
    rowAt(694, [
      [66, 'registration'],
      [186, 'registration'],
      [306, 'or drive'],
    ]),
    rowAt(662, [
      [66, 'Graz'],
      [186, '10/04/2015'],
      [306, 'Diesel'],
    ]),
  ].join('');
  const [rows] = await tablesOf(rules + words);
  expect(rows).toEqual([
    ['Place of the registration', 'Date of registration', 'Kind of fuel or drive'],
    ['Graz', '10/04/2015', 'Diesel'],
  ]);
});

test('lines of a grid that hold two figures each are rows, whatever else some of them leave empty', async () => {
  const rules = [
    ...[720, 640].map((y) => ruleAt([60, y], [480, y])),
    ...[60, 180, 240, 300, 360, 420, 480].map((x) => ruleAt([x, 720], [x, 640])),
  ].join('');
  const words = ['Corvara', 'Farindola', 'Moscufo', 'Salle', 'Vicoli'].map((place, at) =>
    rowAt(708 - 12 * at, [
      [66, place],
      ...(at === 2 ? ([[186, 'SUP']] as const) : ([[246, 'INF']] as const)),
      [366, `${at + 2}.713`],
      [426, `${at * 3 + 1}`],
    ]),
  );
  const [rows] = await tablesOf(rules + words.join(''));
  expect(rows).toHaveLength(5);
  expect(rows?.[2]).toEqual(['Moscufo', 'SUP', '', '4.713', '7']);
});
