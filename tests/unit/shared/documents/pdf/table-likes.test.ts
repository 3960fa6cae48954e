import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function blocksOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks;
}

const rowAt = (y: number, cells: readonly (readonly [number, string])[]) =>
  cells.map(([x, text]) => textAt([x, y], text)).join('');

describe('what looks like a table', () => {
  it('is none where two columns of an index stand beside each other', async () => {
    const entries = (letter: string) =>
      Array.from({ length: 12 }, (_, at) => `${letter}${'aeiou'[at % 5]}lder, ${at + 3}, ${at + 20}`);
    const blocks = await blocksOf(linesAt([60, 700], entries('w')) + linesAt([320, 700], entries('y')));
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    const text = blocks.map((block) => block.text).join('\n');
    expect(text.lastIndexOf('welder')).toBeLessThan(text.indexOf('yalder'));
  });

  it('is none under the word Contents', async () => {
    const entries = ['Water', 'Land', 'Wind', 'Harbours'].map((title, at) =>
      rowAt(690 - 20 * at, [
        [60, `${at + 1}`],
        [90, title],
        [500, `${2 + 7 * at}`],
      ]),
    );
    const blocks = await blocksOf(textAt([60, 720], 'Contents', { font: 'B', size: 14 }) + entries.join(''));
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    expect(blocks.map((block) => block.text).join('\n')).toMatch(/Harbours\s+23/);
  });

  it('is none where signs alone stand between the parties of a case and its number', async () => {
    const parties = ['Mary Writer,', 'Keeper of the gate,', 'Petitioner', 'v.', 'Jane Reader.'];
    const content = parties.map((party, at) =>
      [
        textAt([60, 700 - 20 * at], party),
        textAt([220, 700 - 20 * at], ':'),
        at === 3 ? textAt([260, 700 - 20 * at], 'No. 07-1315') : '',
      ].join(''),
    );
    const { blocks } = await readSource({ pages: [{ content: content.join('') }] });
    expect(blocks.every(({ kind }) => kind !== 'table')).toBe(true);
  });

  it('is none where a formula was torn apart', async () => {
    const formula =
      rowAt(600, [
        [100, 'd(u'],
        [140, '='],
        [200, 'log('],
        [260, '|'],
        [300, 'L'],
      ]) +
      rowAt(588, [
        [100, 'Z'],
        [140, '+'],
        [200, 'RZX ('],
        [260, '|'],
        [300, 'u)'],
      ]);
    const blocks = await blocksOf(linesAt([60, 700], proseLines(6, 480)) + formula);
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
  });

  const plot = (xs: readonly number[], y: number) =>
    rowAt(
      y,
      xs.map((x, at) => [x, String(at * 5 + 10)]),
    );
  const groups = rowAt(640, [
    [100, 'treated'],
    [200, 'not treated'],
    [300, 'lost'],
  ]);

  it('is none where numbers only grow along an axis', async () => {
    const axis = plot([100, 160, 220, 280, 340], 624);
    const blocks = await blocksOf(linesAt([60, 740], proseLines(3, 480)) + groups + axis);
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    expect(blocks.map(({ text }) => text).join('\n')).toContain('not treated');
  });

  it('is none where the words under it call it a figure, unless its rows are full', async () => {
    const labels =
      groups +
      rowAt(624, [
        [200, 'low'],
        [300, 'low'],
      ]) +
      rowAt(608, [
        [100, 'low'],
        [300, 'high'],
      ]);
    const under = (words: string) => textAt([100, 570], words);
    const kinds = async (content: string) => (await blocksOf(content)).map(({ kind }) => kind);
    expect(await kinds(labels + under('Table 3: Who was treated.'))).toContain('table');
    expect(await kinds(labels + under('Figure 3: Who was treated.'))).not.toContain('table');
    const full = [640, 624, 608, 592].map((y) =>
      rowAt(y, [
        [100, `north ${y}`],
        [200, `${y + 7}`],
        [300, `${y * 3}`],
      ]),
    );
    expect(await kinds(full.join('') + under('Figure 3: Who was treated.'))).toContain('table');
  });
});

describe('rows', () => {
  const rules = (ys: readonly number[]) => ys.map((y) => ruleAt([60, y], [400, y])).join('');

  it('that are one run of words stand in the cell they begin in', async () => {
    const figures = (y: number, name: string) =>
      rowAt(y, [
        [64, name],
        [160, '1.20'],
        [240, '3.40'],
        [320, '5'],
      ]);
    const content =
      rules([714, 694, 614]) +
      rowAt(700, [
        [64, 'Fruit'],
        [160, 'Price'],
        [240, 'Weight'],
        [320, 'Stock'],
      ]) +
      textAt([64, 680], 'Fruit of the early kinds sold') +
      figures(660, 'Apple') +
      figures(640, 'Pear') +
      figures(620, 'Plum');
    const [table] = (await blocksOf(content)).filter(({ kind }) => kind === 'table');
    expect(table?.rows?.slice(0, 3)).toEqual([
      ['Fruit', 'Price', 'Weight', 'Stock'],
      ['Fruit of the early kinds sold', '', '', ''],
      ['Apple', '1.20', '3.40', '5'],
    ]);
  });

  it('are two where no line parts them and each holds a figure', async () => {
    const sides = [60, 150, 300, 400].map((x) => ruleAt([x, 714], [x, 664])).join('');
    const row = (y: number, cells: readonly string[]) =>
      rowAt(
        y,
        cells.map((text, at) => [[64, 154, 304][at] ?? 0, text] as const),
      );
    const content =
      rules([714, 694, 664]) +
      sides +
      row(700, ['Fruit', 'Unit price', 'Stock']) +
      row(682, ['Apple', '1.20', '40']) +
      row(670, ['Pear', '1.50', '7']);
    const [table] = (await blocksOf(content)).filter(({ kind }) => kind === 'table');
    expect(table?.rows).toEqual([
      ['Fruit', 'Unit price', 'Stock'],
      ['Apple', '1.20', '40'],
      ['Pear', '1.50', '7'],
    ]);
  });
});

describe('what a form and a letter have side by side', () => {
  const lines = (rows: readonly (readonly [string, string])[], right: number) =>
    rows.map(([first, second], at) =>
      rowAt(700 - 14 * at, [
        [60, first],
        [right, second],
      ]),
    );

  it('is no table where labels with a colon stand before what was filled in', async () => {
    const form = lines(
      [
        ['Name:', 'Alice Brown'],
        ['Address:', 'Mill Lane, Ely'],
        ['Telephone:', '01353 661 220'],
        ['Vehicle:', 'Skoda Fabia'],
      ],
      200,
    );
    const blocks = await blocksOf(form.join(''));
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    expect(blocks.map((block) => block.text).join('\n')).toMatch(/Vehicle:\s+Skoda Fabia/);
  });

  it('is a table where they are sums', async () => {
    const sums = lines(
      [
        ['Subtotal:', '120.00'],
        ['Tax:', '24.00'],
        ['Total:', '144.00'],
      ],
      200,
    );
    expect((await blocksOf(sums.join(''))).filter(({ kind }) => kind === 'table')).toHaveLength(1);
  });

  it('is an address, then the dates at the other edge of the page', async () => {
    const letter = lines(
      [
        ['Harbour Ltd', 'Date 3 March 2026'],
        ['2 Quay Street', 'Customer 5512'],
        ['Hull', 'Terms 30 days'],
      ],
      420,
    );
    const blocks = await blocksOf(letter.join(''));
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    const text = blocks.map((block) => block.text).join('\n');
    expect(text.indexOf('Hull')).toBeLessThan(text.indexOf('Date 3 March'));
  });

  it('is boxes with a small label over what was filled in, one after the other', async () => {
    const box = (y: number, [label, filled]: readonly [string, string], x: number) =>
      textAt([x, y], label, { size: 7 }) + textAt([x, y - 12], filled, { size: 11 });
    const rows = [
      box(700, ['Name', 'Alice Brown'], 60) + box(700, ['Born', '12 May 1981'], 300),
      box(670, ['Address', 'Mill Lane'], 60) + box(670, ['Telephone', '01353 66'], 300),
      box(640, ['Vehicle', 'Skoda'], 60) + box(640, ['Colour', 'blue'], 300),
    ];
    const blocks = await blocksOf(rows.join(''));
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    expect(blocks.map((block) => block.text).join(' ')).toMatch(/Name\s+Alice Brown\s+Born\s+12 May 1981/);
  });
});
