import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function blocksOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks;
}

const rowAt = (y: number, cells: readonly (readonly [number, string])[]) =>
  cells.map(([x, text]) => textAt([x, y], text)).join('');

const tablesOf = async (content: string) => (await blocksOf(content)).filter(({ kind }) => kind === 'table');

describe('pages of papers and manuals', () => {
  it('makes no table of sections and their pages, without a line that says so', async () => {
    const entries = ['1 Water', '1.1 Rivers', '1.2 Lakes', '2 Land', '2.1 Fields'].map((title, at) =>
      rowAt(690 - 16 * at, [
        [60, title],
        [500, `${2 + 3 * at}`],
      ]),
    );
    expect(await tablesOf(entries.join(''))).toEqual([]);
  });

  it('keeps a table whose first column counts on', async () => {
    const rows = ['Oslo', 'Bergen', 'Bodø', 'Voss'].map((town, at) =>
      rowAt(690 - 16 * at, [
        [60, `${at + 1}`],
        [120, town],
        [300, `${20 + 9 * at}`],
      ]),
    );
    expect(await tablesOf(rows.join(''))).toHaveLength(1);
  });

  it('makes no table of fractions', async () => {
    const fraction = (x: number, y: number) =>
      textAt([x, y + 6.5], 'a + 1') + textAt([x + 40, y], '=') + textAt([x, y - 6.5], 'b - 2');
    const formula = [100, 200, 300].map((x) => fraction(x, 600) + fraction(x, 574)).join('');
    expect(await tablesOf(linesAt([60, 720], proseLines(6, 480)) + formula)).toEqual([]);
  });

  it('leaves out the numbers of every fifth line, also between two columns', async () => {
    const numbers = (x: number, first: number) =>
      Array.from({ length: 5 }, (_, at) => textAt([x, 700 - 60 * at], `${first + 5 * at}`, { size: 7 })).join(
        '',
      );
    const left = linesAt([60, 700], ['Leftmost line begins here', ...proseLines(27, 210)]);
    const right = linesAt([330, 700], ['Rightmost line begins here', ...proseLines(27, 210, 9)]);
    const text = (await blocksOf(left + right + numbers(40, 220) + numbers(310, 265)))
      .map((block) => block.text)
      .join('\n');
    expect(text).not.toMatch(/\b(220|225|265|270|285)\b/);
    expect(text.slice(0, text.indexOf('Rightmost')).split('committee').length).toBeGreaterThan(4);
  });

  it('reads rows between two lines where a name takes two lines', async () => {
    const ys = [700, 684, 620];
    const lines = ys.map((y) => ruleAt([60, y], [500, y])).join('');
    const down = [60, 250, 375, 500].map((x) => ruleAt([x, 700], [x, 620])).join('');
    const rows = [
      rowAt(688, [
        [64, 'Medicine'],
        [254, 'Morning'],
        [379, 'Evening'],
      ]),
      rowAt(671, [
        [64, 'A long name of a pill'],
        [254, '1'],
        [379, '0'],
      ]),
      rowAt(658, [[64, 'in two lines']]),
      rowAt(645, [
        [64, 'Insulin'],
        [254, '2'],
        [379, '1'],
      ]),
      rowAt(632, [
        [64, 'Metformin'],
        [254, '0'],
        [379, '3'],
      ]),
    ];
    const [table] = await tablesOf(lines + down + rows.join(''));
    expect(table?.rows).toEqual([
      ['Medicine', 'Morning', 'Evening'],
      ['A long name of a pill in two lines', '1', '0'],
      ['Insulin', '2', '1'],
      ['Metformin', '0', '3'],
    ]);
  });
});
