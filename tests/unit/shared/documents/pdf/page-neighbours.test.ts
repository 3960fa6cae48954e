import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

const read = async (...pages: string[]) =>
  (await readSource({ pages: pages.map((content) => ({ content })) })).blocks;
const textOf = (blocks: Awaited<ReturnType<typeof read>>) => blocks.map(({ text }) => text).join('\n');
const tablesOf = (blocks: Awaited<ReturnType<typeof read>>) => blocks.filter(({ kind }) => kind === 'table');
const twoColumns = linesAt([50, 700], proseLines(20, 240)) + linesAt([320, 700], proseLines(20, 240, 7));

describe('a page and those before it', () => {
  it('is read column by column where two short columns stand in those of the page before', async () => {
    const blocks = await read(
      twoColumns,
      linesAt([50, 700], ['Left column ends with this', 'and goes no further down']) +
        linesAt([320, 700], ['Right column begins with this', 'and is as short as the left']),
    );
    expect(tablesOf(blocks)).toEqual([]);
    expect(textOf(blocks)).toMatch(/ends with this and goes no further down[\s\S]*Right column begins/);
  });

  it('keeps columns of its own where others below meet elsewhere', async () => {
    const blocks = await read(
      linesAt([50, 740], ['Upper left begins', ...proseLines(6, 240)]) +
        linesAt([320, 740], ['Upper right begins', ...proseLines(6, 240, 3)]) +
        linesAt([50, 580], ['Lower left begins', ...proseLines(20, 300)]) +
        linesAt([390, 580], ['Lower right begins', ...proseLines(20, 170, 5)]),
    );
    expect(textOf(blocks)).toMatch(
      /Upper left begins[\s\S]*Upper right begins[\s\S]*Lower left begins[\s\S]*Lower right begins/,
    );
  });

  it('keeps the names over two columns that a table repeats on its next page', async () => {
    const table = (rows: readonly string[]) =>
      ['File', ...rows]
        .map((name, at) =>
          [
            textAt([120, 730 - 16 * at], name),
            textAt([330, 730 - 16 * at], at === 0 ? 'Size' : `${at * 12}`),
          ].join(''),
        )
        .join('');
    const head = (page: number) =>
      textAt([250, 770], 'The root filesystem', { size: 8 }) + textAt([300, 30], String(page));
    const blocks = await read(
      head(1) + table(['group', 'hosts', 'motd', 'mtab']),
      head(2) + table(['passwd', 'rpc', 'shells', 'issue']),
    );
    expect(tablesOf(blocks).map(({ rows }) => rows?.[0])).toEqual([
      ['File', 'Size'],
      ['File', 'Size'],
    ]);
  });
});

describe('lines with their numbers in the margin', () => {
  it('are read without the numbers, which the text of the page keeps', async () => {
    const lines = proseLines(24, 400);
    const numbers = lines.map((_, at) => textAt([at < 9 ? 60 : 54.4, 700 - 12 * at], String(at + 1)));
    const content = numbers.join('') + linesAt([90, 700], lines, { leading: 12 });
    const { blocks, pageTexts } = await readSource({ pages: [{ content }] });
    expect(textOf(blocks)).not.toMatch(/\d/);
    expect(pageTexts[0]).toMatch(/^1 [\s\S]*\n24 /);
  });

  it('are none where a table counts its rows', async () => {
    const rows = Array.from({ length: 12 }, (_, at) =>
      [
        textAt([60, 700 - 14 * at], String(at + 1)),
        textAt([100, 700 - 14 * at], `Runner ${'abcdefghijkl'[at]} of the town`),
        textAt([320, 700 - 14 * at], `${at + 30}.5 s`),
        textAt([420, 700 - 14 * at], 'Harbour club'),
      ].join(''),
    );
    expect(tablesOf(await read(rows.join('')))[0]?.rows?.[3]).toEqual([
      '4',
      'Runner d of the town',
      '33.5 s',
      'Harbour club',
    ]);
  });
});

describe('drawings, front matter and what is only bold', () => {
  it('makes no table of labels among lines that run aslant', async () => {
    const labels = [0, 1, 2, 3].map((at) =>
      [60, 200, 340].map((x, column) => textAt([x, 600 - 30 * at], `R${at}${column}`)).join(''),
    );
    const zigzag = Array.from(
      { length: 8 },
      (_, at) => `${80 + 30 * at} 590 m ${95 + 30 * at} 540 l S\n`,
    ).join('');
    expect(tablesOf(await read(labels.join('')))).toHaveLength(1);
    expect(tablesOf(await read(labels.join('') + zigzag))).toEqual([]);
  });

  it('takes the largest of many large lines for the title, not the authors under it', async () => {
    const front = [
      'Ada Harbour',
      'Institute of Tides',
      'Port Ellen',
      'Ben Quay',
      'ben@tides.example',
      'Bowmore',
    ];
    const blocks = await read(
      textAt([150, 740], 'How the tide turns', { size: 20 }) +
        front.map((line, at) => textAt([200, 700 - 34 * at], line, { size: 13 })).join('') +
        linesAt([60, 460], proseLines(12, 480)),
    );
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
      'How the tide turns',
    ]);
  });

  it('joins what goes on under the first column of a row', async () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((text, at) => textAt([60 + 160 * at, y], text)).join('');
    const rules = [712, 694, 632].map((y) => ruleAt([60, y], [480, y])).join('');
    const rows = [
      ['Test', 'Speed', 'Heat'],
      ['The first test we ran', '124.3', '68.3'],
      ['this morning'],
      ['The second one we', '82.5', '103.4'],
      ['ran this evening'],
    ];
    const [table] = tablesOf(
      await read(rules + rows.map((cells, at) => row(700 - 14 * at - (at > 0 ? 4 : 0), cells)).join('')),
    );
    expect(table?.rows?.slice(1)).toEqual([
      ['The first test we ran this morning', '124.3', '68.3'],
      ['The second one we ran this evening', '82.5', '103.4'],
    ]);
  });
});
