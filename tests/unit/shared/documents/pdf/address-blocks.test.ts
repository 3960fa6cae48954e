import { expect, it } from 'vitest';
import { textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

it('reads the seller of an invoice, then its buyer, though a title and sums reach into the gap', async () => {
  const at = (y: number, cells: readonly (readonly [number, string])[], bold = false) =>
    cells.map(([x, text]) => textAt([x, y], text, { size: 8, font: bold ? 'B' : 'R' })).join('');
  const parties = [
    ['Seller', 'Buyer'],
    ['Test Ltd', 'Example Media of the Valley plc'],
    ['1 Mill Lane', '16 Gate Street'],
    ['Graz', 'Leoben'],
    ['VAT no: 5319', 'VAT no: 5272'],
  ].map(([one = '', other = ''], line) =>
    at(
      660 - 11 * line,
      [
        [41, one],
        [316, other],
      ],
      line === 0,
    ),
  );
  const sums = ['Paid', 'To pay', 'Sum', 'Rest'].map((name, line) =>
    at(500 - 12 * line, [
      [48, `Rate ${line}`],
      [410, name],
      [520, `${line + 1}4.00`],
    ]),
  );
  const title = textAt([360, 740], 'Invoice no 1/2021', { size: 12 });
  const { blocks } = await readSource({ pages: [{ content: title + parties.join('') + sums.join('') }] });
  const text = blocks.map((block) => block.text).join('\n');
  expect(text.indexOf('VAT no: 5319')).toBeLessThan(text.indexOf('Buyer'));
  expect(text.indexOf('VAT no: 5319')).toBeGreaterThan(text.indexOf('1 Mill Lane'));
});
