import { describe, expect, it } from 'vitest';
import { SSF } from 'xlsx';
import { numberFormat } from '@/shared/documents/sheets/number-format/number-format.ts';

const show = (code: string, value: number, isDate1904 = false) =>
  numberFormat(code).number(value, isDate1904);

describe('numbers as Excel shows them', () => {
  it.each([
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 1 / 3, '0.333333333'],
    ['General', 123456789012, '1.23457E+11'],
    ['General', 99999999999, '99999999999'],
    ['General', 0.00001, '0.00001'],
    ['General', 0.0000123456789, '1.23457E-05'],
    ['General', -12345.678, '-12345.678'],
    ['0.00', 1.005, '1.01'],
    ['0', 0.5, '1'],
    ['0', -0.5, '-1'],
    ['#,##0.00', 1234567.891, '1,234,567.89'],
    ['0.0,', 12345, '12.3'],
    ['0%', 0.4567, '46%'],
    ['0.00E+00', 12345, '1.23E+04'],
    ['##0.0E+0', 12345, '12.3E+3'],
    ['##0.0E+0', 99999999999, '100.0E+9'],
    ['#.##', 0, '.'],
    ['.00', 1.5, '1.50'],
    ['00000', 42, '00042'],
    ['000-00-0000', 123456789, '123-45-6789'],
    ['"$"#,##0.00_);\\("$"#,##0.00\\)', -1234.5, '($1,234.50)'],
    ['[$€-2]\\ #,##0.00', 9.5, '€ 9.50'],
    ['#,##0.00\\ [$€-407]', 9.5, '9.50 €'],
    ['0.00;[Red]0.00', -3.144, '3.14'],
    ['0;-0;"zero"', 0, 'zero'],
    ['[<100]0.0;0', 99.94, '99.9'],
    ['[<100]0.0;0', 100, '100'],
    ['[=1]"yes";[=0]"no";0', 1, 'yes'],
    ['[>100]0', 7.25, '7.25'],
    ['0" units"', 3, '3 units'],
    ['General" x"', 2.5, '2.5 x'],
    ['# ?/?', 0.5, ' 1/2'],
    ['# ??/??', Math.PI, '3  1/7 '],
    ['# ??/100', 1.25, '1 25/100'],
    ['# ?/8', 2.375, '2 3/8'],
  ])('%s of %d is %s', (code, value, shown) => {
    expect(show(code, value)).toBe(shown);
  });
});

describe('dates and times as Excel shows them', () => {
  it.each([
    ['m/d/yy', 39045, '11/24/06'],
    ['yyyy-mm-dd', 39045.99999999, '2006-11-24'],
    ['d.m.yyyy', 39045, '24.11.2006'],
    ['dddd, mmmm dd, yyyy', 39045, 'Friday, November 24, 2006'],
    ['[$-407]dddd, d. mmmm yyyy', 39045, 'Freitag, 24. November 2006'],
    ['[$-40C]mmmm', 39045, 'novembre'],
    ['[$-F800]dddd, mmmm dd, yyyy', 39045, 'Friday, November 24, 2006'],
    ['[$-409]d\\-mmm\\-yyyy;@', 39045, '24-Nov-2006'],
    ['yyyy"年"m"月"d"日"', 39045, '2006年11月24日'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['h:mm:ss', 0.999999, '0:00:00'],
    ['mm:ss.0', 0.000011, '00:01.0'],
    ['hh:mm:ss.000', 0.5000001, '12:00:00.009'],
    ['[h]:mm', 1.5, '36:00'],
    ['[mm]:ss', 0.0625, '90:00'],
    ['yyyy-mm-dd', 0, '1900-01-00'],
    ['yyyy-mm-dd', 59, '1900-02-28'],
    ['yyyy-mm-dd', 60, '1900-02-29'],
    ['yyyy-mm-dd', 61, '1900-03-01'],
    ['yyyy-mm-dd', -1, '########'],
    ['h:mm', -0.25, '########'],
    ['yyyy-mm-dd', 2958466, '########'],
  ])('%s of %d is %s', (code, value, shown) => {
    expect(show(code, value)).toBe(shown);
  });

  it('counts from 1904 where the workbook says so, before it too', () => {
    expect(show('yyyy-mm-dd', 0, true)).toBe('1904-01-01');
    expect(show('yyyy-mm-dd', 37583, true)).toBe('2006-11-24');
    expect(show('d-mmm-yy', -3, true)).toBe('-4-Jan-04');
  });

  it('tells dates from durations and from colours and quoted letters', () => {
    expect(numberFormat('yyyy-mm-dd').isDate).toBe(true);
    expect(numberFormat('h:mm').isDate).toBe(true);
    expect(numberFormat('[h]:mm').isDate).toBe(false);
    expect(numberFormat('[Red]0.00').isDate).toBe(false);
    expect(numberFormat('0 "days"').isDate).toBe(false);
    expect(numberFormat('#,##0\\d').isDate).toBe(false);
    expect(numberFormat('0.00E+00').isDate).toBe(false);
  });
});

it('puts texts where a format has a place for them', () => {
  expect(numberFormat('0;0;0;"<"@">"').text('a')).toBe('<a>');
  expect(numberFormat('@').text('a')).toBe('a');
  expect(numberFormat('0.00').text('a')).toBe('a');
});

const AGREED = [
  '0',
  '0.00',
  '#,##0',
  '#,##0.00',
  '0%',
  '0.00%',
  'd-mmm-yy',
  'h:mm',
  'm/d/yy h:mm',
  '# ?/?',
  '[h]:mm:ss',
  '0.00E+00',
  '#,##0 ;[Red](#,##0)',
  'mmm-yy',
  '"$"#,##0.00',
];
const VALUES = [0, 1, 0.25, 2.5, 7, 12, 99.5, 1234.5, 39045, 44035.375, 123456.789];

it.each(AGREED)('agrees with SheetJS on %s', (code) => {
  for (const value of VALUES) expect([value, show(code, value)]).toEqual([value, SSF.format(code, value)]);
});
