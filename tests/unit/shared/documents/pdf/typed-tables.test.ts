import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function blocksOf(content: string) {
  return (await readSource({ pages: [{ content }] })).blocks;
}

const tablesIn = (blocks: Awaited<ReturnType<typeof blocksOf>>) =>
  blocks.filter((block) => block.kind === 'table').map((block) => block.rows);

const rowAt = (y: number, cells: readonly (readonly [number, string])[]) =>
  cells.map(([x, text]) => textAt([x, y], text)).join('');

const prose = linesAt(
  [60, 740],
  ['What is in the store is counted twice a year.', 'The list below is of September.'],
);

const typed = (lines: readonly string[]) => linesAt([60, 690], lines, { font: 'C', size: 9, leading: 11 });

describe('lines in typewriter type', () => {
  it('are a table where they hold figures in columns, without the lines typed for want of rules', async () => {
    const list = [
      'Article     Name               Stock     Value',
      '----------------------------------------------',
      '10-2201     Hinge, brass         140    301.00',
      '10-2207     Hinge, steel         310    325.50',
      '11-0041     Door knob, oak         8    114.00',
      '----------------------------------------------',
      '            Total                       740.50',
    ];
    expect(tablesIn(await blocksOf(prose + typed(list)))).toEqual([
      [
        ['Article', 'Name', 'Stock', 'Value'],
        ['10-2201', 'Hinge, brass', '140', '301.00'],
        ['10-2207', 'Hinge, steel', '310', '325.50'],
        ['11-0041', 'Door knob, oak', '8', '114.00'],
        ['', 'Total', '', '740.50'],
      ],
    ]);
  });

  it('are none where they are code', async () => {
    const code = [
      'int    size     = 10;    /* of a row */',
      'long   pages    = 20;    /* of a file */',
      'char   *name    = 0;     /* of a part */',
      'int    columns  = 4;     /* of a table */',
    ];
    expect(tablesIn(await blocksOf(prose + typed(code)))).toEqual([]);
  });
});

it('figures one letter apart stay lines as they stand, not half of a table', async () => {
  const list = [
    'hospital    0.312449   0.091437 3.417 0.000633',
    'health     -0.008716   0.161024 -0.054 0.956833',
    'school      0.026143   0.005084 5.1422 2.715',
    'gender     -0.112320   0.035343 -3.1780 0.001483',
  ];
  const text = linesAt([60, 600], proseLines(12, 480));
  expect(tablesIn(await blocksOf(prose + typed(list) + text))).toEqual([]);
});

describe('small tables beside each other', () => {
  const entries = (y: number, left: string, right: string) => (at: number) =>
    rowAt(y - 16 * at, [
      [60, `${left} ${'abcd'[at]}`],
      [200, `${at + 2}.40`],
      [300, `${right} ${'abcd'[at]}`],
      [450, `${at + 3}.10`],
    ]);

  it('are read one after the other under their titles', async () => {
    const rows = [0, 1, 2, 3].map(entries(680, 'Drink', 'Cake')).join('');
    const titles = [60, 300].map((x, at) => textAt([x, 704], ['Drinks', 'Cakes'][at] ?? '', { size: 13 }));
    const blocks = await blocksOf(titles.join('') + rows);
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
      'Drinks',
      'Cakes',
    ]);
    expect(tablesIn(blocks)).toEqual([
      [0, 1, 2, 3].map((at) => [`Drink ${'abcd'[at]}`, `${at + 2}.40`]),
      [0, 1, 2, 3].map((at) => [`Cake ${'abcd'[at]}`, `${at + 3}.10`]),
    ]);
  });

  it('are one where each column has its name', async () => {
    const rows = [0, 1, 2, 3].map(entries(680, 'Drink', 'Cake')).join('');
    const head = rowAt(696, [
      [60, 'Drink'],
      [200, 'Price'],
      [300, 'With'],
      [450, 'Extra'],
    ]);
    expect(tablesIn(await blocksOf(head + rows))).toHaveLength(1);
  });
});

it('the head and the first section of a statement whose sums alone are ruled are its first rows', async () => {
  const statement = [
    ['in thousands', '2025', '2024'],
    ['Revenue', '', ''],
    ['Tickets', '1,240', '1,180'],
    ['Total revenue', '1,240', '1,180'],
    ['Expenses', '', ''],
    ['Staff', '1,410', '1,335'],
    ['Total expenses', '1,410', '1,335'],
    ['Result', '(170)', '(155)'],
  ];
  const cells = statement.map((row, at) =>
    rowAt(
      700 - 18 * at,
      row.flatMap((text, column) => (text ? [[60 + 120 * column, text] as const] : [])),
    ),
  );
  const rules = [3, 6].map((at) => ruleAt([60, 713 - 18 * at], [350, 713 - 18 * at]));
  expect(tablesIn(await blocksOf(cells.join('') + rules.join('')))).toEqual([statement]);
});

it('numbered entries of contents keep their numbers and are no table, though some are wrapped', async () => {
  const entries = Array.from({ length: 14 }, (_, at) =>
    rowAt(690 - 28 * at, [
      [60, `${at + 1}`],
      [74, `What is to be done about the water in year ${at + 1}`],
      ...(at === 11 ? [] : [[540, `${2 + at}`] as const]),
    ]),
  );
  const rest = rowAt(690 - 28 * 11 - 12, [
    [74, 'and all the others?'],
    [540, '13'],
  ]);
  const title = textAt([60, 730], 'Contents', { font: 'B', size: 14 });
  const blocks = await blocksOf(title + entries.join('') + rest);
  expect(tablesIn(blocks)).toEqual([]);
  expect(blocks.map(({ text }) => text).join(' ')).toMatch(
    /14 What is to be done about the water in year 14/,
  );
});
