import { describe, expect, it } from 'vitest';
import { readable } from '@/shared/documents/pdf/content/glyph-words.ts';
import { joinLines } from '@/shared/documents/pdf/tables/cell-text.ts';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { outlineOf, readSource } from '@/tests/support/read-pdf-source.ts';

async function blocksOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks;
}

describe('columns', () => {
  it('reads two columns one after the other, what reaches over both where it stands', async () => {
    const content = [
      textAt([150, 740], 'A Title Over Both Columns', { font: 'B', size: 18 }),
      linesAt([50, 700], ['Leftfirst begins here', ...proseLines(20, 240)]),
      linesAt([320, 700], ['Rightfirst begins here', ...proseLines(20, 240, 7)]),
    ].join('');
    const text = (await blocksOf(content)).map((block) => block.text).join('\n');
    expect(text.indexOf('A Title')).toBe(0);
    expect(text.indexOf('Leftfirst')).toBeLessThan(text.indexOf('Rightfirst'));
    expect(text.slice(0, text.indexOf('Rightfirst')).split('committee').length).toBeGreaterThan(3);
  });

  it('reads three columns in order', async () => {
    const content = [0, 1, 2]
      .map((at) =>
        linesAt([40 + 180 * at, 720], [`Column ${at} starts`, ...proseLines(25, 170, at * 3)], {
          size: 9,
          leading: 10,
        }),
      )
      .join('');
    const text = (await blocksOf(content)).map((block) => block.text).join('\n');
    const places = [0, 1, 2].map((at) => text.indexOf(`Column ${at} starts`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
  });

  it('makes no table of columns of prose', async () => {
    const content = linesAt([50, 700], proseLines(30, 240)) + linesAt([320, 700], proseLines(30, 240, 5));
    expect((await blocksOf(content)).filter((block) => block.kind === 'table')).toEqual([]);
  });

  it('makes no table of lines whose spaces were stretched to the edge of a narrow column', async () => {
    const [above = '', below = ''] = proseLines(2, 240);
    const stretched = ['observations under tidal influence', 'observations below narrow harbours'];
    const content = [
      textAt([50, 700], above),
      `18 Tw ${stretched.map((line, at) => textAt([50, 688 - 12 * at], line)).join('')} 0 Tw `,
      textAt([50, 664], below),
    ].join('');
    const blocks = await blocksOf(content);
    expect(blocks.filter((block) => block.kind === 'table')).toEqual([]);
    expect(blocks[0]?.text).toContain('observations under tidal influence observations below');
  });

  it('makes no table of references: labels in a column, stretched lines behind them', async () => {
    const references = (label: (at: number) => string) =>
      [
        'Mordvintsev Olah and Tyka',
        'Hochreiter writes of long memory',
        'Vinyals writes of networks',
        'Residual learning for recognition',
      ]
        .map(
          (text, at) =>
            textAt([60, 700 - 24 * at], label(at)) +
            `${9 + 3 * at} Tw ${textAt([100, 700 - 24 * at], text)} 0 Tw ` +
            textAt([100, 688 - 24 * at], 'in a journal, 2015.'),
        )
        .join('');
    for (const label of [(at: number) => `[Mo${at}]`, (at: number) => `${at + 3}`]) {
      const blocks = await blocksOf(references(label));
      expect(blocks.filter((block) => block.kind === 'table')).toEqual([]);
      expect(blocks.map((block) => block.text).join(' ')).toContain('Mordvintsev Olah and Tyka in a journal');
    }
  });
});

describe('paragraphs', () => {
  it('joins lines, and words parted at the line end, but keeps real hyphens', async () => {
    const content = linesAt(
      [50, 700],
      [
        'The committee found that most of its members agreed with the docu-',
        'ment about water, and that the price of land would be a well-',
        'known matter in the valley by the time the second report came.',
      ],
    );
    expect(outlineOf(await blocksOf(content))).toEqual([
      'paragraph: The committee found that most of its members agreed with the document about water, and that the price of land would be a well-known matter in the valley by the time the second report came.',
    ]);
  });

  it('parts paragraphs by space and by the indent of their first line', async () => {
    const [one = '', two = '', three = '', four = ''] = proseLines(4, 500);
    const content =
      linesAt([50, 700], [one, `${two}.`]) +
      textAt([64, 676], three) +
      linesAt([50, 664], [four]) +
      textAt([50, 630], 'Apart.');
    expect((await blocksOf(content)).map((block) => block.text)).toEqual([
      `${one} ${two}.`,
      `${three} ${four}`,
      'Apart.',
    ]);
  });

  it('takes ligatures apart and drops soft hyphens', () => {
    expect(['\ufb01', '\ufb04', '\ufefb', '\u00a0', '\u00b2', 'a\u200b'].map(readable)).toEqual([
      'fi',
      'ffl',
      '\u0644\u0627',
      ' ',
      '\u00b2',
      'a',
    ]);
    expect(joinLines('an effec\u00ad', 'tive office')).toBe('an effective office');
  });
});

describe('words', () => {
  it('are parted where two letters alone are set apart, as Ghostscript writes a space', async () => {
    const content =
      'BT /R 10 Tf 60 700 Td (an) Tj 2.9 Tc 11.1 0 Td (yr) Tj 0 Tc 11.3 0 Td (emaining one) Tj ET\n';
    expect((await blocksOf(content))[0]?.text).toBe('any remaining one');
  });
});

describe('lists, code and small print', () => {
  it('gathers items with their hanging lines', async () => {
    const content =
      linesAt([50, 720], proseLines(2, 500)) +
      textAt([60, 680], '\x95 First item that goes on') +
      textAt([70, 668], 'in a second line') +
      textAt([60, 656], '\x95 Second item') +
      linesAt([60, 620], ['1. One', '2. Two', '3. Three']);
    const lists = (await blocksOf(content)).filter((block) => block.kind === 'list');
    expect(lists.map(({ text, ordered }) => ({ text, ordered }))).toEqual([
      { text: 'First item that goes on in a second line\nSecond item', ordered: false },
      { text: '1. One\n2. Two\n3. Three', ordered: true },
    ]);
  });

  it('keeps the indents of code', async () => {
    const content =
      linesAt([50, 720], proseLines(6, 500)) +
      linesAt([50, 600], ['function add(a, b) {'], { font: 'C' }) +
      linesAt([62, 588], ['return a + b;'], { font: 'C' }) +
      linesAt([50, 576], ['}'], { font: 'C' });
    expect((await blocksOf(content)).find((block) => block.kind === 'code')?.text).toBe(
      'function add(a, b) {\n  return a + b;\n}',
    );
  });

  it('knows captions and footnotes', async () => {
    const content =
      linesAt([50, 720], proseLines(10, 500)) +
      textAt([50, 560], 'Figure 3: The valley in spring', { size: 9 }) +
      textAt([50, 143], '1', { size: 5 }) +
      textAt([54, 140], 'See the second report, page 12.', { size: 8 });
    const found = outlineOf(await blocksOf(content));
    expect(found).toContain('caption: Figure 3: The valley in spring');
    expect(found.some((line) => /^footnote: 1\s?See the second report, page 12\.$/.test(line))).toBe(true);
  });
});

describe('turned text', () => {
  it('reads a page that is turned', async () => {
    const content = `0 1 -1 0 612 0 cm\n${linesAt([50, 500], proseLines(3, 500))}`;
    const { blocks } = await readSource({ pages: [{ content, rotate: 90 }, { content }] });
    for (const page of [1, 2])
      expect(blocks.find(({ place }) => place.in === 'page' && place.page === page)?.text).toMatch(
        /^the committee found/,
      );
  });

  it('keeps text along the margin out of the blocks, and in the text of the page', async () => {
    const margin = 'q 0 1 -1 0 20 100 cm BT /R 6 Tf (khammond on DSK with RULES) Tj ET Q\n';
    const { blocks, pageTexts } = await readSource({
      pages: [{ content: margin + linesAt([50, 700], proseLines(20, 500)) }],
    });
    expect(blocks.map((block) => block.text).join(' ')).not.toContain('khammond');
    expect(pageTexts[0]).toContain('khammond on DSK with RULES');
  });
});

describe('words aslant', () => {
  const aslant = (degrees: number, [x, y]: readonly [number, number], text: string) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const matrix = [cos, sin, -sin, cos, x, y].map((part) => part.toFixed(4)).join(' ');
    return `q ${matrix} cm BT /R 40 Tf (${text}) Tj ET Q\n`;
  };

  it('over a page are read whole, after its text, and head nothing', async () => {
    const prose = proseLines(20, 500);
    const blocks = await blocksOf(linesAt([50, 700], prose) + aslant(40, [150, 480], 'CONFIDENTIAL'));
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', prose.join(' ')],
      ['paragraph', 'CONFIDENTIAL'],
    ]);
  });

  it('over columns of figures leave the columns alone', async () => {
    const rows = Array.from({ length: 6 }, (_, at) =>
      [`Site ${at}`, `0.${at}1`, `0.${at}2`, `0.${at}3`].map((text, column) =>
        textAt([60 + (column === 0 ? 0 : 60 + 32 * column), 600 - 14 * at], text),
      ),
    );
    const names = [1, 2, 3].map((column) =>
      aslant(60, [126 + 32 * column, 612], 'Method').replace('40 Tf', '9 Tf'),
    );
    const [table] = (await blocksOf(rows.flat().join('') + names.join(''))).filter(
      ({ kind }) => kind === 'table',
    );
    expect(table?.rows?.[2]).toEqual(['Site 2', '0.21', '0.22', '0.23']);
  });
});

describe('rules without text', () => {
  it('are no table', async () => {
    const frame = [
      ruleAt([40, 720], [570, 720]),
      ruleAt([40, 640], [570, 640]),
      ruleAt([40, 640], [40, 720]),
      ruleAt([570, 640], [570, 720]),
    ];
    const blocks = await blocksOf(frame.join('') + linesAt([50, 700], proseLines(4, 500)));
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph']);
  });
});
