import { describe, expect, it } from 'vitest';
import type { GlyphRun, GlyphWords } from '@/shared/documents/pdf/content/glyph-words.ts';
import { initialState } from '@/shared/documents/pdf/content/graphics-state.ts';
import { showGlyphs } from '@/shared/documents/pdf/content/show-glyphs.ts';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

const rowAt = (y: number, cells: readonly (readonly [number, string])[]) =>
  cells.map(([x, text]) => textAt([x, y], text)).join('');

const tablesIn = ({ blocks }: Awaited<ReturnType<typeof readSource>>) =>
  blocks.filter((block) => block.kind === 'table').map((block) => block.rows);

const meters = [
  ['Flat', 'Meter', 'Used'],
  ['1 left', 'E-4001', '1,683'],
  ['1 right', 'E-4002', '1,081'],
];
const xs = [60, 160, 260, 340];

function grid(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((_, at) => ruleAt([60, 694 - 20 * at], [340, 694 - 20 * at])).join('');
  const sides = xs.map((x) => ruleAt([x, 714], [x, 714 - 20 * rows.length])).join('');
  const cells = rows.map((row, at) =>
    rowAt(
      700 - 20 * at,
      row.map((text, column) => [(xs[column] ?? 0) + 5, text]),
    ),
  );
  return ruleAt([60, 714], [340, 714]) + lines + sides + cells.join('');
}

describe('sums under a table whose items are ruled', () => {
  it('are its last rows', async () => {
    const sum = rowAt(641, [
      [65, 'Total'],
      [265, '2,764'],
    ]);
    const read = await readSource({ pages: [{ content: grid(meters) + sum }] });
    expect(tablesIn(read)).toEqual([[...meters, ['Total', '', '2,764']]]);
  });

  it('are none of it where the figure stands elsewhere, or it is a line of text', async () => {
    for (const cells of [
      [
        [65, 'Page'],
        [310, '17'],
      ],
      [[65, 'Read on 31 December by the caretaker.']],
    ] as const) {
      const read = await readSource({ pages: [{ content: grid(meters) + rowAt(641, cells) }] });
      expect(tablesIn(read)).toEqual([meters]);
    }
  });
});

it('a table over a sentence that begins with “Figures” is no drawing', async () => {
  const rows = [
    ['Bath', '110', '', '99'],
    ['Deal', '', '64', '59'],
    ['Wye', '77', '81', ''],
  ].map((row, at) =>
    rowAt(
      700 - 16 * at,
      row.map((text, column) => [60 + 90 * column, text]),
    ),
  );
  const note = textAt([60, 640], 'Figures in thousands of pounds, without the shops that closed.');
  expect(tablesIn(await readSource({ pages: [{ content: rows.join('') + note }] }))).toHaveLength(1);
  const drawing = textAt([60, 640], 'Figure 3. What the shops took.');
  expect(tablesIn(await readSource({ pages: [{ content: rows.join('') + drawing }] }))).toEqual([]);
});

it('each date of a life stands before what was done then, and sections follow each other', async () => {
  const jobs = ['2021-now', '2016-2021', '2012-2016'].map(
    (date, at) =>
      textAt([55, 686 - 23 * at], date) +
      linesAt([144, 686 - 23 * at], proseLines(2, 390, 7 * at), { leading: 10 }),
  );
  const content =
    textAt([51, 711], 'Work', { font: 'B', size: 15 }) +
    jobs.join('') +
    textAt([51, 602], 'Languages', { font: 'B', size: 15 }) +
    textAt([51, 578], 'German, French and some Portuguese');
  const { blocks } = await readSource({ pages: [{ content }] });
  const text = blocks.map((block) => block.text).join('\n');
  const places = ['Work', '2021-now', proseLines(1, 390)[0] ?? '', '2016-2021', '2012-2016', 'Languages'];
  const found = places.map((one) => text.indexOf(one));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(found).not.toContain(-1);
});

it('letters drawn by a font of shapes keep the size the page says, narrow ones too', () => {
  const sizesOf = (fontSize: number, unit: number, widths: readonly number[]) => {
    const sizes: number[] = [];
    const text = { spacing: 0, add: (run: GlyphRun) => sizes.push(run.size) } as unknown as GlyphWords;
    showGlyphs(
      widths.map((width) => ({ unicode: 'a', width })),
      {
        state: { ...initialState(), fontSize },
        textMatrix: [1, 0, 0, 1, 0, 0],
        font: {
          face: { name: '', isBold: false, isItalic: false, isMono: false },
          unit,
          isVertical: false,
          isType3: true,
        },
        text,
        isOff: false,
        isArtifact: false,
        isField: false,
      },
    );
    return sizes[0];
  };
  expect([[222], [833], [222, 500]].map((widths) => sizesOf(10, 0.001, widths))).toEqual([10, 10, 10]);
  // Pixels of a scanner's or printer's letters: the size set is 1, and only their widths tell.
  expect(sizesOf(1, 1, [5, 6, 4])).toBe(10);
});
