import { describe, expect, it } from 'vitest';
import { linesAt, proseLines, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

const page = (top: string, foot: string, start: number) => ({
  content:
    textAt([60, 760], top, { size: 8 }) +
    linesAt([60, 700], proseLines(40, 480, start)) +
    textAt([300, 30], foot, { size: 8 }),
});

describe('running heads and feet', () => {
  it('are kept out of the blocks and in the text of the page', async () => {
    const { blocks, pageTexts } = await readSource({
      pages: [1, 2, 3].map((at) => page(`Annual Report 2023 ${at}`, `Example Ltd, page ${at}`, at)),
    });
    const text = blocks.map((block) => block.text).join('\n');
    expect(text).not.toMatch(/Annual Report|Example Ltd/);
    expect(text).toContain('committee');
    expect(pageTexts.every((one) => one.includes('Annual Report 2023') && one.includes('Example Ltd'))).toBe(
      true,
    );
  });

  it('differ on left and right pages', async () => {
    const { blocks } = await readSource({
      pages: [1, 2, 3, 4].map((at) => page(at % 2 ? 'The Valley' : 'Jane Writer', `${at}`, at)),
    });
    expect(blocks.map((block) => block.text).join('\n')).not.toMatch(/The Valley|Jane Writer|^\d$/m);
  });

  it('are told on a single page by their number', async () => {
    const { blocks } = await readSource({ pages: [page('', '- 12 -', 0)] });
    expect(blocks.map((block) => block.text).join('\n')).not.toContain('12');
  });

  it('are told on a page that ends far above its edge', async () => {
    const content = linesAt([60, 740], proseLines(15, 480)) + textAt([300, 500], '62');
    const { blocks } = await readSource({ pages: [{ content }] });
    expect(blocks.map((block) => block.text).join('\n')).not.toContain('62');
  });

  it('are told on a single page by an imprint, or small type at the very edge', async () => {
    const { blocks } = await readSource({
      pages: [
        {
          content:
            textAt([60, 760], '18002') +
            textAt([200, 760], 'Federal Register / Vol. 89, No. 52 / Friday, March 15, 2024') +
            linesAt([60, 720], proseLines(50, 480)) +
            textAt([60, 20], 'VerDate Sep 11 2014 Jkt 262001 PO 00000', { size: 5 }),
        },
      ],
    });
    expect(blocks.map((block) => block.text).join('\n')).not.toMatch(/Federal Register|VerDate|18002/);
  });

  it('are no first line of a manuscript whose lines are numbered', async () => {
    const lines = proseLines(24, 400).map((line, at) => {
      const y = 730 - 26 * at;
      return textAt([at < 9 ? 65.56 : 60, y], `${at + 1}`) + textAt([100, y], line);
    });
    const { blocks } = await readSource({ pages: [{ content: lines.join('') }] });
    expect(blocks[0]?.text).toMatch(/^the committee found that most/);
  });

  it('are no numbers of a sheet that was numbered before it was written on', async () => {
    const numbers = Array.from({ length: 25 }, (_, at) =>
      textAt([at < 9 ? 65.56 : 60, 730 - 26 * at], `${at + 1}`),
    );
    const words = ['Hearing', 'of', 'the third day', '', 'at ten', 'in', 'Graz'].map((line, at) =>
      textAt([100 + 30 * at, 730 - 26 * at], line),
    );
    const { blocks } = await readSource({ pages: [{ content: [...numbers, ...words].join('') }] });
    expect(blocks.map(({ text }) => text).join(' ')).not.toMatch(/\d/);
  });

  it('are told on a single scanned page under a speck, and in the margin by themselves', async () => {
    const { blocks } = await readSource({
      pages: [
        {
          content:
            textAt([300, 784], '-', { size: 20 }) +
            textAt([60, 730], '400', { size: 13 }) +
            textAt([200, 730], 'BRITISH HUSBANDRY', { size: 13 }) +
            textAt([500, 730], '[Ch. XIX.', { size: 13 }) +
            linesAt([60, 700], proseLines(40, 480)) +
            textAt([60, 25], 'Downloaded on 15 September'),
        },
      ],
    });
    expect(blocks.map((block) => block.text).join('\n')).not.toMatch(/HUSBANDRY|XIX|400|Downloaded/);
  });

  it('are not what stands once, or a title over the text', async () => {
    const { blocks } = await readSource({
      pages: [
        {
          content:
            textAt([60, 740], 'The Price of Land', { font: 'B', size: 18 }) +
            linesAt([60, 700], proseLines(30, 480)),
        },
        {
          content:
            textAt([60, 740], 'The Price of Water', { font: 'B', size: 18 }) +
            linesAt([60, 700], proseLines(30, 480, 9)),
        },
      ],
    });
    expect(blocks.filter((block) => block.kind === 'heading').map((block) => block.text)).toEqual([
      'The Price of Land',
      'The Price of Water',
    ]);
  });

  it('are not the titles of sections that begin their pages, which count up as pages do', async () => {
    const titled = (number: string, title: string) => ({
      content:
        textAt([60, 740], number, { font: 'B', size: 12 }) +
        textAt([60 + 7 * number.length + 14, 740], title, { font: 'B', size: 12 }) +
        linesAt([60, 710], proseLines(40, 480)) +
        textAt([300, 30], number.slice(-1), { size: 10 }),
    });
    const { blocks } = await readSource({
      pages: [titled('2.1', 'Water'), titled('2.2', 'Land'), titled('3', 'Wind')],
    });
    const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
    expect(headings).toEqual(['2.1 Water', '2.2 Land', '3 Wind']);
  });
});
