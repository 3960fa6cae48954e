import { expect, it } from 'vitest';
import { ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function tablesIn(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks.filter((block) => block.kind === 'table').map((block) => block.rows);
}

const xs = [60, 260, 340, 420];
const table = (rows: readonly (readonly string[])[], y = 700) =>
  rows
    .flatMap((row, at) =>
      row.map((text, column) => (text ? textAt([xs[column] ?? 0, y - 18 * at], text) : '')),
    )
    .join('');

it('names of rows stay with their figures where only the sums are underlined', async () => {
  const sheet = [
    ['', 'Note', '2025', '2024'],
    ['Tangible assets', '4', '1,882', '1,790'],
    ['Investments', '5', '310', '300'],
    ['', '', '2,192', '2,090'],
    ['Stocks', '6', '455', '502'],
    ['Debtors', '7', '1,020', '884'],
    ['Cash at bank', '', '96', '(41)'],
    ['', '', '1,571', '1,345'],
  ];
  const rules = [3, 7].flatMap((at) => [
    ruleAt([335, 712 - 18 * at], [450, 712 - 18 * at]),
    ruleAt([335, 695 - 18 * at], [450, 695 - 18 * at]),
  ]);
  expect(await tablesIn(table(sheet) + rules.join(''))).toEqual([sheet]);
});

it('columns that no line parts are columns, beside one behind a line', async () => {
  const survey = [
    ['Question', 'Yes', 'No', 'Not sure'],
    ['Longer hours', '61 %', '22 %', '17 %'],
    ['A garden', '48 %', '40 %', '12 %'],
    ['More chairs', '79 %', '9 %', '12 %'],
  ];
  const across = [0, 1, 2, 3, 4].map((at) => ruleAt([55, 712 - 18 * at], [480, 712 - 18 * at]));
  const content = table(survey) + across.join('') + ruleAt([250, 712], [250, 640]);
  expect(await tablesIn(content)).toEqual([survey]);
});

it('sums without a name in the first column are rows of their own, and a cell in the middle of its row is one', async () => {
  const rows = [
    ['101', 'Shackle with pin', '3.40', '40.80'],
    ['204', 'Fender, white', '22.50', '90.00'],
    ['377', 'Paint, navy blue', '68.00', '136.00'],
    ['', '', 'Subtotal', '266.80'],
    ['', '', 'Tax', '53.36'],
    ['', '', 'Total', '320.16'],
  ];
  const places = [60, 100, 340, 420];
  const at = (y: number, row: readonly string[]) =>
    row.map((text, column) => (text ? textAt([places[column] ?? 0, y], text) : '')).join('');
  const wrapped =
    textAt([100, 705], 'Rope of three strands, sold by the metre and') +
    at(700, ['118', '', '1.95', '117.00']) +
    textAt([100, 695], 'cut to length');
  const head = at(716, ['Item', 'What', 'Price', 'Amount']);
  const content = head + wrapped + rows.map((row, own) => at(682 - 13 * own, row)).join('');
  expect(await tablesIn(content)).toEqual([
    [
      ['Item', 'What', 'Price', 'Amount'],
      ['118', 'Rope of three strands, sold by the metre and cut to length', '1.95', '117.00'],
      ...rows,
    ],
  ]);
});
