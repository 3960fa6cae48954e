import { expect, test } from 'vitest';
import { parsePick } from '@/shared/documents/context/parse-pick.ts';

test.each([
  ['1-3, 7', [1, 2, 3, 7]],
  ['7, 1 – 3', [1, 2, 3, 7]],
  ['p. 4', [4]],
  ['pages 2 to 4', [2, 3, 4]],
  ['5-2', [2, 3, 4, 5]],
  ['8-', [8, 9]],
  ['8-999', [8, 9]],
  ['12', undefined],
  ['0', undefined],
  ['1-3, x', undefined],
  ['', undefined],
])('%j of 9 pages', (text, pages) => {
  expect(parsePick(text, { pages: 9 })?.pages).toEqual(pages);
});

const sheets = ['Sales', 'My, sheet', "Ana's"];
test.each([
  ['B2:D9', [{ sheet: 'Sales', range: 'B2:D9' }]],
  ['d9:b2', [{ sheet: 'Sales', range: 'B2:D9' }]],
  ['Sales!$B$7', [{ sheet: 'Sales', range: 'B7' }]],
  ['sales', [{ sheet: 'Sales' }]],
  ['A:C', [{ sheet: 'Sales', range: 'A1:C1048576' }]],
  ['2:5', [{ sheet: 'Sales', range: 'A2:XFD5' }]],
  [
    "'My, sheet'!A1, B2",
    [
      { sheet: 'My, sheet', range: 'A1' },
      { sheet: 'Sales', range: 'B2' },
    ],
  ],
  ['My, sheet', [{ sheet: 'My, sheet' }]],
  ["'Ana''s'!A1", [{ sheet: "Ana's", range: 'A1' }]],
  ['Other!A1', undefined],
  ['ZZZ1', undefined],
  ['hello world', undefined],
])('%j of a workbook', (text, ranges) => {
  expect(parsePick(text, { sheets })?.ranges).toEqual(ranges);
});
