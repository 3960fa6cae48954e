import { expect, test } from 'vitest';
import { topBars } from '@/shared/documents/sheets/chart.ts';
import { profileFor } from '@/shared/documents/worker-handlers/profile-sheet.ts';
import { bookOf, day, failed, formula, sheetOf, shownAs } from '@/tests/support/workbook.ts';

type Rows = Parameters<typeof sheetOf>[1];

const tablesIn = (rows: Rows) =>
  profileFor({ sheet: 'Data' }, { book: bookOf(sheetOf('Data', rows)) }).tables;

/** What is said of a column of the first table, by name. */
function said(rows: Rows, column: string): Record<string, string> {
  const found = tablesIn(rows)[0]?.columns.find(({ name }) => name === column);
  return Object.fromEntries((found?.facts ?? []).map(({ name, value }) => [name, value]));
}

const visits: Rows = [
  ['Doctor', 'Day', 'Fee'],
  ['Hale', day('2026-01-12'), shownAs(80, '€80.00')],
  ['Hale', day('2026-01-20'), shownAs(145.5, '€145.50')],
  ['Hale Total', null, { ...formula(225.5, 'SUBTOTAL(9,C2:C3)'), display: '€225.50' }],
  ['Osei', day('2026-03-02'), shownAs(35, '€35.00')],
  ['Osei Total', null, { ...formula(35, 'SUBTOTAL(9,C5:C5)'), display: '€35.00' }],
  ['Grand Total', null, { ...formula(260.5, 'SUBTOTAL(9,C2:C5)'), display: '€260.50' }],
];

test('totals are in no sum, no mean, and no bar of a column, and it is said', () => {
  expect(said(visits, 'Fee')).toMatchObject({
    Values: '3',
    Sum: '€260.50',
    Mean: '€86.83',
    Lowest: '€35.00',
    Highest: '€145.50',
  });
  expect(said(visits, 'Day')).toMatchObject({ First: '2026-01-12', Last: '2026-03-02' });
  const [table] = tablesIn(visits);
  expect(table?.notes).toEqual(['Totals in rows 4, 6, 7 were left out.']);
  expect(table?.columns[0]?.bars).toEqual([
    { label: 'Hale', count: 2 },
    { label: 'Osei', count: 1 },
  ]);
});

test('tables below each other are told of one by one', () => {
  const tables = tablesIn([
    ['Income'],
    ['Source', 'Amount'],
    ['Fees', 1840],
    ['Gifts', 250],
    ['Grants', 600],
    [],
    [],
    ['Costs'],
    ['Purpose', 'Amount'],
    ['Hall', 900],
    ['Balls', 187],
    ['Drinks', 534],
  ]);
  const sums = tables.map(({ caption, columns }) => [
    caption,
    columns[1]?.facts.find(({ name }) => name === 'Sum')?.value,
  ]);
  expect(sums).toEqual([
    ['Income', '2,690'],
    ['Costs', '1,621'],
  ]);
});

test('figures of two currencies stand beside each other', () => {
  const rows: Rows = [
    ['Trip', 'Cost'],
    ['London', shownAs(420, '£420.00')],
    ['Paris', shownAs(310, '€310.00')],
    ['Leeds', shownAs(80, '£80.00')],
  ];
  expect(said(rows, 'Cost')).toMatchObject({ Sum: '£500.00 · €310.00', Highest: '£420.00 · €310.00' });
});

test('what does not add up has no sum: shares, years, prices of one piece, a balance', () => {
  const rows: Rows = [
    ['Year', 'Discount', 'Unit price', 'Paid in', 'Balance'],
    ...[100, 40, 60, 25].map((paid, at): Rows[number] => [
      2021 + at,
      shownAs(0.1 * (at + 1), `${10 * (at + 1)}%`),
      12 + at,
      paid,
      [100, 140, 200, 225][at] ?? 0,
    ]),
  ];
  const sums = ['Year', 'Discount', 'Unit price', 'Paid in', 'Balance'].map((name) => said(rows, name).Sum);
  expect(sums).toEqual([undefined, undefined, undefined, '225', undefined]);
  expect(said(rows, 'Discount').Mean).toBe('25 %');
  expect(said(rows, 'Year')).toMatchObject({ Lowest: '2021', Highest: '2024' });
});

test('a day or a number that reads in two ways is given in both', () => {
  const rows: Rows = [
    ['Day', 'Town'],
    ['03/02/2026', 'Aarau'],
    ['05/04/2026', 'Brugg'],
    ['01/07/2026', 'Chur'],
  ];
  expect(said(rows, 'Day').First).toMatch(/2026-01-07 or 2026-02-03|2026-02-03 or 2026-01-07/);
});

test('gaps, errors and words among figures are counted', () => {
  const rows: Rows = [
    ['Town', 'Trees'],
    ['Aarau', 4],
    ['Brugg', 'many'],
    ['Chur', null],
    ['Davos', failed()],
    ...Array.from({ length: 8 }, (_, at): Rows[number] => [`Town ${at}`, 10 + at]),
  ];
  expect(said(rows, 'Trees')).toMatchObject({ Missing: '1', Errors: '1', 'Not numbers': '1', Sum: '112' });
});

test('figures of one column are all shown in groups, whatever their size', () => {
  const rows: Rows = [['Town', 'Trees'], ...[3391.5, 4000, 2783].map((trees, at) => [`T${at}`, trees])];
  expect(said(rows, 'Trees')).toMatchObject({ Sum: '10,174.5', Mean: '3,391.5', Lowest: '2,783' });
});

test('few different figures are counted one by one, many over ranges, whole numbers never in halves', () => {
  const marks: Rows = [['Pupil', 'Mark'], ...[1, 3, 2, 3, 1, 3].map((mark, at) => [`P${at}`, mark])];
  expect(tablesIn(marks)[0]?.columns[1]?.bars).toEqual([
    { label: '1', count: 2 },
    { label: '2', count: 1 },
    { label: '3', count: 3 },
  ]);
  const many: Rows = [['Pupil', 'Points'], ...Array.from({ length: 100 }, (_, at) => [`P${at}`, at * 1])];
  expect(tablesIn(many)[0]?.columns[1]).toMatchObject({ barsAre: 'ranges' });
  expect(tablesIn(many)[0]?.columns[1]?.bars[0]).toEqual({ label: '0 – 9', count: 10 });
  const ages: Rows = [['Guest', 'Age'], ...Array.from({ length: 75 }, (_, at) => [`G${at}`, 18 + (at % 25)])];
  expect(tablesIn(ages)[0]?.columns[1]?.bars[0]?.label).toBe('15 – 19');
});

test('bounds of ranges are round, whatever decimals the figures have', () => {
  const rows: Rows = [
    ['Pupil', 'Fee'],
    ...Array.from({ length: 60 }, (_, at): Rows[number] => [`P${at}`, shownAs(at + 0.25, `€${at}.25`)]),
  ];
  expect(tablesIn(rows)[0]?.columns[1]?.bars[1]?.label).toBe('from €10');
});

test('a sheet without a table says none', () => {
  expect(tablesIn([[null]])).toEqual([]);
});

test('puts what is rare into one bar', () => {
  expect(topBars([{ text: 'a', count: 5 }], 8, 'Other')).toEqual([
    { label: 'a', count: 5 },
    { label: 'Other', count: 3 },
  ]);
});

test('days over a year are parted as coarsely as so many of them fill bars', () => {
  const days = Array.from({ length: 20 }, (_, at) => {
    const month = String((Math.floor((at * 14) / 20) % 12) + 1).padStart(2, '0');
    return [day(`${at * 14 >= 240 ? 2026 : 2025}-${month}-${String(at + 1).padStart(2, '0')}`), at];
  });
  const [table] = tablesIn([['Day', 'Nr'], ...days]);
  const bars = table?.columns[0]?.bars ?? [];
  expect(bars.map(({ label }) => label)).toEqual(['2025 Q1', '2025 Q2', '2025 Q3', '2025 Q4', '2026 Q1']);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(20);
});
