import { expect, test } from 'vitest';
import { readPages } from '@/components/files/read-pages.ts';

test.each([
  ['', undefined],
  ['3', [3]],
  ['1-3, 7', [1, 2, 3, 7]],
  ['7 2–3', [2, 3, 7]],
  ['1 - 3', [1, 2, 3]],
  ['2, 2', [2]],
  ['0', null],
  ['11', null],
  ['5-3', null],
  ['all', null],
])('pages of ten: “%s”', (text, pages) => {
  expect(readPages(text, 10)).toEqual(pages);
});
