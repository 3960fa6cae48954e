import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function blocksOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks;
}

describe('headings', () => {
  it('finds them by size, by weight and by number, with levels', async () => {
    const content = [
      textAt([50, 740], 'Annual Report', { font: 'B', size: 20 }),
      textAt([50, 700], '1 Introduction', { font: 'B', size: 14 }),
      linesAt([50, 680], proseLines(6, 500)),
      textAt([50, 590], 'Water', { font: 'B' }),
      linesAt([50, 576], proseLines(6, 500)),
      textAt([50, 480], '1.2 Land', { font: 'B', size: 12 }),
      linesAt([50, 460], proseLines(6, 500)),
    ].join('');
    const headings = (await blocksOf(content)).filter((block) => block.kind === 'heading');
    expect(headings.map(({ text, level }) => [text, level])).toEqual([
      ['Annual Report', 1],
      ['1 Introduction', 2],
      ['Water', 4],
      ['1.2 Land', 3],
    ]);
  });

  it('finds those set in typewriter type, and none in the text of a page that is set larger', async () => {
    const { blocks } = await readSource({
      pages: [
        {
          content:
            textAt([50, 740], 'The Harbour', { font: 'C', size: 16 }) +
            linesAt([50, 700], proseLines(50, 500)),
        },
        {
          content: [700, 600, 500, 400]
            .map((y) => linesAt([50, y], proseLines(3, 400, y), { size: 12, leading: 15 }))
            .join(''),
        },
      ],
    });
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual(['The Harbour']);
    expect(blocks.filter(({ kind }) => kind === 'code')).toEqual([]);
  });

  it('finds those set in italics behind their letter', async () => {
    const content =
      linesAt([50, 700], proseLines(5, 500)) +
      textAt([50, 610], 'A. Drawing Robots', { font: 'I' }) +
      linesAt([50, 590], proseLines(5, 500));
    const headings = (await blocksOf(content)).filter((block) => block.kind === 'heading');
    expect(headings.map(({ text }) => text)).toEqual(['A. Drawing Robots']);
  });

  it('are not the titles of a table of contents, however large', async () => {
    const titles = ['Land', 'Water', 'Wind', 'Harbours'].map((title, at) => `On ${title} / ${at + 2}`);
    const content =
      textAt([50, 740], 'Annual Report', { font: 'B', size: 20 }) +
      titles.map((title, at) => textAt([50, 700 - 24 * at], title, { font: 'B', size: 13 })).join('') +
      linesAt([50, 580], proseLines(6, 500));
    const blocks = await blocksOf(content);
    expect(blocks.filter((block) => block.kind === 'heading').map(({ text }) => text)).toEqual([
      'Annual Report',
    ]);
    expect(blocks.map(({ text }) => text).join('\n')).toContain('On Harbours / 5');
  });

  it('takes no sentence and no bold words in a line for one', async () => {
    const content =
      linesAt([50, 700], proseLines(5, 500)) +
      textAt([50, 600], 'Note:', { font: 'B' }) +
      textAt([85, 600], 'the price of land is not what the committee said it was.') +
      linesAt([50, 570], proseLines(5, 500));
    expect((await blocksOf(content)).filter((block) => block.kind === 'heading')).toEqual([]);
  });

  it('are neither entries with the page they begin on, nor formulas', async () => {
    const entry = (y: number, title: string, at: string) =>
      textAt([50, y], title, { font: 'B', size: 12 }) + textAt([540, y], at, { font: 'B', size: 12 });
    const content = [
      textAt([50, 740], 'The Valley', { font: 'B', size: 16 }),
      entry(710, '1 Water', '2'),
      linesAt([70, 690], proseLines(3, 300)),
      entry(640, '2 Land', '9'),
      linesAt([70, 620], proseLines(3, 300)),
      textAt([200, 560], 'E = XB + ZU', { font: 'B', size: 12 }),
      linesAt([50, 530], proseLines(5, 500)),
    ].join('');
    const headings = (await blocksOf(content)).filter(({ kind }) => kind === 'heading');
    expect(headings.map(({ text }) => text)).toEqual(['The Valley']);
  });
});
