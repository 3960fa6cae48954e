import { describe, expect, it } from 'vitest';
import { topBars } from '@/shared/documents/sheets/chart.ts';
import { guessValue } from '@/shared/documents/sheets/guess-value.ts';
import { profileSheet } from '@/shared/documents/sheets/profile.ts';
import type { BookSheet } from '@/shared/documents/sheets/sheet-book.ts';
import { TextSheet } from '@/shared/documents/sheets/text-sheet.ts';
import { rowsToCsv, safeField } from '@/shared/documents/sheets/to-csv.ts';
import { readWorkbook } from '@/tests/support/read-to-end.ts';
import { oneSheet } from './make-package.ts';

const signal = new AbortController().signal;
const profile = (sheet: BookSheet, range?: string) =>
  profileSheet(sheet, { isDate1904: false, signal, range });

function textSheet(rows: string[][]): TextSheet {
  const sheet = new TextSheet('Data');
  sheet.add(rows);
  return sheet;
}

async function salesSheet(): Promise<BookSheet> {
  const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const line = (row: number, name: string, { amount = '', day }: { amount?: string; day: number }) =>
    `<row r="${row}">${text(`B${row}`, name)}${amount === '' ? '' : `<c r="C${row}" s="2"><v>${amount}</v></c>`}<c r="D${row}" s="1"><v>${day}</v></c></row>`;
  const bytes = oneSheet(
    `<row r="1">${text('B1', 'Sales of the year')}</row>
     <row r="3">${text('B3', 'Region')}${text('C3', 'Amount')}${text('D3', 'Day')}</row>
     ${line(4, 'North', { amount: '0.1', day: 46_023 })}${line(5, 'South', { amount: '0.2', day: 46_024 })}${line(6, 'North', { amount: '1234.5', day: 46_054 })}${line(7, 'North', { day: 46_054 })}`,
    {
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>',
    },
  );
  const sheet = (await readWorkbook(bytes, { signal })).sheets[0];
  if (!sheet) throw new Error('There is no sheet.');
  return sheet;
}

describe('profiles of a workbook', () => {
  it('finds the head below a title and tells of each column what it holds, shown as the sheet shows it', async () => {
    const { columns, range, rows } = await profile(await salesSheet());
    expect([range, rows]).toEqual(['B3:D7', 4]);
    const [region, amount, day] = columns;
    expect(region).toMatchObject({
      name: 'Region',
      type: 'text',
      range: 'B4:B7',
      count: 4,
      missing: 0,
      distinct: 2,
    });
    expect(region?.top).toEqual([
      { text: 'North', count: 3 },
      { text: 'South', count: 1 },
    ]);
    expect(amount).toMatchObject({ name: 'Amount', type: 'number', count: 3, missing: 1 });
    expect(amount?.numbers).toEqual({
      sum: { value: 1234.8, shown: '$1,234.80' },
      mean: { value: 1234.8 / 3, shown: '$411.60' },
      median: { value: 0.2, shown: '$0.20' },
      min: { value: 0.1, shown: '$0.10' },
      max: { value: 1234.5, shown: '$1,234.50' },
    });
    expect(day).toMatchObject({ type: 'date', distinct: 3 });
    expect(day?.dates).toEqual({
      first: { iso: '2026-01-01T00:00:00', shown: '1/1/26' },
      last: { iso: '2026-02-01T00:00:00', shown: '2/1/26' },
    });
  });

  it('looks at the range it is asked for', async () => {
    const { columns, rows } = await profile(await salesSheet(), 'C4:C5');
    expect(rows).toBe(2);
    expect(columns.map(({ name }) => name)).toEqual(['C']);
    expect(columns[0]?.numbers?.sum.value).toBeCloseTo(0.3, 12);
  });
});

describe('profiles of delimited text', () => {
  it('guesses what texts are, codes with leading zeros not among numbers', async () => {
    const { columns } = await profile(
      textSheet([
        ['Zip', 'Price', 'Born', 'Note', ''],
        ['01234', '1,200', '2020-01-31', 'n/a'],
        ['00501', '800', '1999-12-01', ''],
        ['90210', '', '2001-06-15', 'x', 'extra'],
      ]),
    );
    expect(columns.map(({ name, type }) => [name, type])).toEqual([
      ['Zip', 'mixed'],
      ['Price', 'number'],
      ['Born', 'date'],
      ['Note', 'text'],
      ['E', 'text'],
    ]);
    expect(columns[1]?.numbers).toMatchObject({
      sum: { value: 2000, shown: '2000' },
      mean: { value: 1000 },
      median: { value: 1000 },
    });
    expect(columns[2]?.dates?.first).toEqual({ iso: '1999-12-01T00:00:00', shown: '1999-12-01' });
  });

  it('shows long figures in groups, and years as they are', async () => {
    const rows = [2022, 2023, 2024, 2025, 2026, 2027].map((year) => [
      String(year),
      String(year * 1000 + 0.5),
    ]);
    const { columns } = await profile(textSheet([['Year', 'Trees'], ...rows]));
    expect(columns[0]?.numbers).toMatchObject({ sum: { shown: '12,147' }, min: { shown: '2022' } });
    expect(columns[1]?.numbers).toMatchObject({
      sum: { shown: '12,147,003' },
      min: { shown: '2,022,000.5' },
    });
    expect(columns[1]?.spread[0]?.label).toBe('2,022,000 – 2,022,500');
  });

  it('shows no number as a day where a column holds both', async () => {
    const rows = ['2006-11-24', '10.52', '2006-11-25', '11.5'].map((value) => [value, 'x']);
    const { columns } = await profile(textSheet([['Value', 'Note'], ...rows]));
    expect(columns[0]).toMatchObject({ type: 'mixed', count: 4, distinct: 4, top: [] });
  });

  it.each([
    ['1,234.5', 'number', 1234.5],
    ['1.234,5', 'number', 1234.5],
    ['12,5', 'number', 12.5],
    ['-$3.20', 'number', -3.2],
    ['45%', 'number', 0.45],
    ['1e3', 'number', 1000],
    ['24.12.2020', 'date', 44189],
    ['12/24/2020', 'date', 44189],
    ['24/12/2020', 'date', 44189],
    ['true', 'boolean', true],
    ['007', 'text', '007'],
    ['1.2.3', 'text', '1.2.3'],
    ['99/99/2020', 'text', '99/99/2020'],
  ])('%s is a %s', (text, kind, value) => {
    expect(guessValue(text)).toEqual({ kind, value });
  });

  it('spreads numbers over ranges of the same width', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [String(index)]);
    const { columns } = await profile(textSheet([['N'], ...rows]));
    expect(columns[0]?.spread).toHaveLength(10);
    expect(columns[0]?.spread[0]).toEqual({ label: '0 – 10', count: 10 });
  });

  it('puts what is rare into one bar', () => {
    expect(topBars([{ text: 'a', count: 5 }], 8, 'Other')).toEqual([
      { label: 'a', count: 5 },
      { label: 'Other', count: 3 },
    ]);
  });
});

describe('F24 and S5: CSV that no spreadsheet runs', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1+1', "'＝1+1"],
    ['-5', '-5'],
    ['-$1,200.50', '-$1,200.50'],
    ['+3.5%', '+3.5%'],
    ['plain', 'plain'],
    ['a;=1+1', "a;'=1+1"],
    ['5; -3 ;-)', '5; -3 ;-)'],
  ])('%j is written as %j', (field, written) => {
    expect(safeField(field)).toBe(written);
  });

  it('quotes as RFC 4180 says', () => {
    expect(rowsToCsv([['a,b', 'say "hi"', 'x\ny', 'z'], ['1']])).toBe('"a,b","say ""hi""","x\ny",z\r\n1\r\n');
  });
});
