import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

const columns = [60, 200, 340, 480] as const;
const right = 540;

function cells(rows: readonly (readonly string[])[], y = 700): string {
  return rows
    .map((row, at) =>
      row.map((text, column) => textAt([(columns[column] ?? 0) + 4, y - 20 * at], text)).join(''),
    )
    .join('');
}

function across(count: number, y = 714): string {
  return Array.from({ length: count }, (_, at) => ruleAt([60, y - 20 * at], [right, y - 20 * at])).join('');
}

function down(xs: readonly number[], rows: number, y = 714): string {
  return xs.map((x) => ruleAt([x, y], [x, y - 20 * rows])).join('');
}

async function tablesOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks.filter((block) => block.kind === 'table').map((block) => block.rows);
}

const fruit = [
  ['Fruit', 'Colour', 'Price', 'Stock'],
  ['Apple', 'red', '1.20', '40'],
  ['Pear', '', '1.50', ''],
  ['Plum', 'blue', '', '7'],
];

describe('tables', () => {
  it('are read by their rules, empty cells kept', async () => {
    expect(await tablesOf(across(5) + down([...columns, right], 4) + cells(fruit))).toEqual([fruit]);
  });

  it('are read where only rows, or only columns, are ruled', async () => {
    expect(await tablesOf(across(5) + cells(fruit))).toEqual([fruit]);
    expect(await tablesOf(down([...columns, right], 4) + cells(fruit))).toEqual([fruit]);
  });

  it('are read with a rule under the head and at the end alone', async () => {
    const rules = [714, 694, 634].map((y) => ruleAt([60, y], [right, y])).join('');
    expect(await tablesOf(rules + cells(fruit))).toEqual([fruit]);
  });

  it('are read from borders whose ends are cut aslant, as browsers print them', async () => {
    const mitred = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
      x1 - x0 > y1 - y0
        ? `${x0} ${y0} m ${x1} ${y0} l ${x1 - 1} ${y1} l ${x0 + 1} ${y1} l f\n`
        : `${x0} ${y0} m ${x0} ${y1} l ${x1} ${y1 - 1} l ${x1} ${y0 + 1} l f\n`;
    const lines = [714, 694, 674, 654, 634].map((y) => mitred([60, y], [right, y + 1])).join('');
    const sides = [...columns, right].map((x) => mitred([x, 634], [x + 1, 715])).join('');
    const [head = [], apple = [], ...others] = fruit;
    const near = [head, ['Apple, the early kind from farm', ...apple.slice(1)], ...others];
    expect(await tablesOf(lines + sides + cells(near))).toEqual([near]);
  });

  it('stand from the left where two begin at one height', async () => {
    const lines = (x: number) => [714, 694, 674, 654].map((y) => ruleAt([x, y], [x + 160, y])).join('');
    const beside = (x: number, rows: readonly string[][]) =>
      lines(x) +
      [x, x + 80, x + 160].map((at) => ruleAt([at, 714], [at, 654])).join('') +
      rows
        .flatMap((row, at) => row.map((text, own) => textAt([x + 4 + 80 * own, 700 - 20 * at], text)))
        .join('');
    const left = [
      ['Part', 'Left'],
      ['Bolt', '120'],
      ['Washer', '400'],
    ];
    const right = [
      ['Part', 'Left'],
      ['Rivet', '77'],
      ['Pin', '5'],
    ];
    expect(await tablesOf(beside(300, right) + beside(60, left))).toEqual([left, right]);
  });

  it('are read where columns stand near each other, by the spaces that are not written', async () => {
    const narrow = [60, 90, 130, 160] as const;
    const rows = [
      ['Burj', 'Dubai', '2010', '828 m'],
      ['Oslo', 'Seoul', '2017', '555 m'],
      ['Lotte', 'Lima', '2014', '541 m'],
    ];
    const near = rows
      .flatMap((row, at) => row.map((text, column) => textAt([narrow[column] ?? 0, 700 - 20 * at], text)))
      .join('');
    expect(await tablesOf(linesAt([60, 760], proseLines(3, 480)) + near)).toEqual([rows]);
  });

  it('are read without rules where columns are aligned', async () => {
    const before = linesAt([60, 760], proseLines(3, 480));
    expect(await tablesOf(before + cells(fruit))).toEqual([fruit]);
  });

  const towns = [
    ['Town', 'Trees', 'Parks', 'Share'],
    ['Aarau', '4', '12', '7.1%'],
    ['Brugg', '9', '31', '2.4%'],
    ['Chur', '3', '25', '5.0%'],
    ['Davos', '8', '17', '6.6%'],
  ];
  /** Heads on the left of their columns, figures on the right. */
  const figuresOnTheRight = towns
    .flatMap((row, at) =>
      row.map((text, column) =>
        textAt([(columns[column] ?? 0) + (at > 0 && column > 0 ? 100 : 4), 700 - 20 * at], text),
      ),
    )
    .join('');

  it('are one column where its head stands on the left and its figures on the right', async () => {
    const before = linesAt([60, 760], proseLines(3, 480));
    expect(await tablesOf(before + figuresOnTheRight)).toEqual([towns]);
  });

  it('keep a head that stands over the first rule', async () => {
    const rules = [694, 674, 654, 634, 614].map((y) => ruleAt([60, y], [620, y])).join('');
    expect(await tablesOf(rules + figuresOnTheRight)).toEqual([towns]);
  });

  it('leave no heading of a row that is alone on the next page', async () => {
    const row = ['Erlen', '5', '14', '3.3%']
      .map((text, at) => textAt([columns[at] ?? 0, 740], text))
      .join('');
    const content = row + linesAt([60, 690], proseLines(8, 480));
    const { blocks } = await readSource({ pages: [{ content }] });
    expect(blocks.filter(({ kind }) => kind === 'heading')).toEqual([]);
  });

  it('keep lines of a cell together', async () => {
    const content =
      [714, 694, 660].map((y) => ruleAt([60, y], [right, y])).join('') +
      [...columns, right].map((x) => ruleAt([x, 714], [x, 660])).join('') +
      cells([['Fruit', 'Colour', 'Price', 'Stock']]) +
      cells([['Apple from', 'red', '1.20', '40']], 682) +
      textAt([64, 668], 'the valley');
    expect(await tablesOf(content)).toEqual([
      [
        ['Fruit', 'Colour', 'Price', 'Stock'],
        ['Apple from the valley', 'red', '1.20', '40'],
      ],
    ]);
  });

  it('keep the text of a merged cell in its first column', async () => {
    const content =
      [714, 694, 674].map((y) => ruleAt([60, y], [right, y])).join('') +
      [60, right].map((x) => ruleAt([x, 714], [x, 674])).join('') +
      [200, 340, 480].map((x) => ruleAt([x, 694], [x, 674])).join('') +
      textAt([240, 700], 'Fruit of the whole valley in spring') +
      cells([['Apple', 'red', '1.20', '40']], 680);
    expect(await tablesOf(content)).toEqual([
      [
        ['Fruit of the whole valley in spring', '', '', ''],
        ['Apple', 'red', '1.20', '40'],
      ],
    ]);
  });

  it('say a merged head for each of its columns', async () => {
    const content =
      [714, 674].map((y) => ruleAt([60, y], [right, y])).join('') +
      ruleAt([200, 694], [right, 694]) +
      [60, 200, 480, right].map((x) => ruleAt([x, 714], [x, 654])).join('') +
      ruleAt([340, 694], [340, 654]) +
      ruleAt([60, 654], [right, 654]) +
      textAt([230, 700], 'Year ended') +
      cells(
        [
          ['', '2024', '2023', ''],
          ['Apple', '12', '10', '40'],
        ],
        680,
      );
    expect((await tablesOf(content))[0]?.[0]).toEqual(['', 'Year ended', 'Year ended', '']);
  });

  it('are not made of prose, lists, contents or equations', async () => {
    const contents = Array.from(
      { length: 6 },
      (_, at) =>
        textAt([60, 500 - 14 * at], `Chapter ${at + 1} . . . . . . . . . . . . . . . . . . .`) +
        textAt([500, 500 - 14 * at], `${at * 7}`),
    ).join('');
    const items = Array.from(
      { length: 4 },
      (_, at) =>
        textAt([60, 400 - 14 * at], `${at + 1}.`) +
        textAt([90, 400 - 14 * at], 'An item that says something'),
    ).join('');
    const equations = Array.from(
      { length: 4 },
      (_, at) =>
        textAt([200, 300 - 20 * at], `y = ${at} x + b`) + textAt([500, 300 - 20 * at], `(${at + 1})`),
    ).join('');
    expect(await tablesOf(linesAt([60, 740], proseLines(12, 480)) + contents + items + equations)).toEqual(
      [],
    );
  });

  const terms = (bold: 'R' | 'B') =>
    [
      ['-a', 'all entries, those that begin with a point too'],
      ['', 'and the two of every folder'],
      ['-l', 'one entry a line with its size'],
      ['-r', 'the last entry first'],
    ]
      .map(
        ([term = '', text = ''], at) =>
          (term && textAt([60, 700 - 12 * at], term, { font: bold })) + textAt([100, 700 - 12 * at], text),
      )
      .join('');

  it('are not made of terms with their descriptions', async () => {
    expect(await tablesOf(linesAt([60, 740], proseLines(2, 480)) + terms('B'))).toEqual([]);
  });

  it('are made of such rows under names of columns', async () => {
    const head = textAt([60, 714], 'Flag', { font: 'B' }) + textAt([100, 714], 'Meaning', { font: 'B' });
    expect((await tablesOf(head + terms('R')))[0]?.[0]).toEqual(['Flag', 'Meaning']);
  });

  it('say a head over several columns for each of them', async () => {
    const head = textAt([376, 720], 'Year ended');
    const found = await tablesOf(linesAt([60, 760], proseLines(2, 480)) + head + figuresOnTheRight);
    expect(found[0]?.slice(0, 2)).toEqual([['', 'Year ended', 'Year ended', 'Year ended'], towns[0]]);
  });

  it('keep their rows beside a chart that a line parts from them', async () => {
    const narrow = [60, 160, 230] as const;
    const prices = Array.from({ length: 12 }, (_, at) => [`Town number ${at}`, `${at}.50`, `${at}.75`]);
    const table = prices
      .map((row, at) =>
        row.map((text, column) => textAt([narrow[column] ?? 0, 700 - 20 * at], text)).join(''),
      )
      .join('');
    const scale = Array.from({ length: 9 }, (_, at) => textAt([330, 696 - 27 * at], `${90 - 10 * at}.00`));
    const found = await tablesOf(table + scale.join('') + ruleAt([310, 720], [310, 460]));
    expect(found).toEqual([prices]);
  });
});
