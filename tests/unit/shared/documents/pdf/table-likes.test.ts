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
