import { expect, test } from 'vitest';
import { picksAt } from '@/components/files/picks-at.ts';
import type { Block, Place } from '@/shared/documents/document.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';
import { answerQuery } from '@/shared/documents/worker-handlers/answer-query.ts';
import { createBlockStore } from '@/shared/documents/worker-handlers/block-store.ts';
import type { Picks } from '@/shared/documents/worker-messages.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const table = (page: number, amount: string): Block => ({
  kind: 'table',
  place: { in: 'page', page },
  text: '',
  rows: [
    ['Region', amount],
    ['North', '120'],
    ['South', '75'],
    ['North', '30'],
  ],
});
const pages = createBlockStore();
pages.add([table(1, 'Sales'), table(5, 'Visits')]);

const sheets = createBlockStore();
sheets.open(
  bookOf(
    sheetOf('Sales', [
      ['Region', 'Units'],
      ['North', 120],
      ['South', 75],
      ['North', 30],
    ]),
    sheetOf('Staff', [
      ['Team', 'Days'],
      ['Red', 5],
      ['Red', 3],
      ['Blue', 4],
    ]),
  ) as SheetBook,
);

async function first(store: typeof pages, place: Place, look: { picks: Picks; page: number }) {
  const body = { picks: picksAt(place, look), place };
  const { proposals } = await answerQuery({ query: 'propose', body }, store);
  return proposals[0]?.label;
}

test('the table of the page in view is worked out, whichever pages are picked', async () => {
  const picks = { pages: [1, 2] };
  expect(await first(pages, { in: 'page', page: 5 }, { picks, page: 5 })).toBe('Total of “Visits”');
  expect(await first(pages, { in: 'page', page: 1 }, { picks, page: 1 })).toBe('Total of “Sales”');
});

test('the table of the sheet in view is worked out, whichever sheet questions are about', async () => {
  const look = { picks: { ranges: [{ sheet: 'Staff' }] }, page: 1 };
  const at = (sheet: string): Place => ({ in: 'sheet', sheet, range: 'A1' });
  expect(await first(sheets, at('Sales'), look)).toBe('Total of “Units”');
  expect(await first(sheets, at('Staff'), look)).toBe('Total of “Days”');
});

test('of a sheet of which a range is picked the range is worked out', () => {
  const picks = { ranges: [{ sheet: 'Sales', range: 'A1:B3' }] };
  expect(picksAt({ in: 'sheet', sheet: 'Sales', range: 'A1' }, { picks, page: 1 })).toBe(picks);
});
