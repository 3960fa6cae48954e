import { describe, expect, it } from 'vitest';
import { rowsToCsv, safeField } from '@/shared/documents/sheets/to-csv.ts';

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
