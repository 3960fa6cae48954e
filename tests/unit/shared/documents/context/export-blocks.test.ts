import { expect, test } from 'vitest';
import { exportMarkdown, guardCell } from '@/shared/documents/context/export-blocks.ts';
import { sheetTable } from '@/tests/support/blocks.ts';

// faults S5, F24
test.each([
  ['=HYPERLINK("http://e.test")', `'=HYPERLINK("http://e.test")`],
  ['+cmd|calc', "'+cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['-5', '-5'],
  ['-1,240.50', '-1,240.50'],
  ['+4 %', '+4 %'],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is exported as %j', (text, safe) => {
  expect(guardCell(text)).toBe(safe);
});

test('tables in Markdown are guarded too', () => {
  expect(
    exportMarkdown([
      sheetTable('S', [
        ['a', 'b'],
        ['=1', '2'],
      ]),
    ]),
  ).toContain("| '=1 | 2 |");
});
