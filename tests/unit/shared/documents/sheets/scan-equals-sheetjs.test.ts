import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { utils, type WorkBook, write } from 'xlsx';
import { readBySheetJs } from '@/shared/documents/sheets/read-by-sheetjs.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';
import { makeWorkbook } from '@/tests/bench/documents/sheets/make-workbook.ts';
import { readWorkbook } from '@/tests/support/read-to-end.ts';

const SAMPLES = join(import.meta.dirname, '../../../../../../shared/samples/xlsx');
const signal = new AbortController().signal;

/** What both readers must say alike. Braces of array formulas, prefixes of links and comments have tests of their own. */
function told(book: SheetBook) {
  return {
    isDate1904: book.isDate1904,
    names: book.names.map(({ name, refersTo }) => `${name}=${refersTo}`),
    sheets: book.sheets.map((sheet) => ({
      name: sheet.name,
      hidden: sheet.hidden,
      merged: [...sheet.merged].sort(),
      hiddenRows: [...sheet.hiddenRows],
      hiddenColumns: [...sheet.hiddenColumns],
      cells: Array.from(sheet.cells(), ({ row, column, cell }) => [row, column, cell]),
    })),
  };
}

async function expectAgreement(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const ours = await readWorkbook(bytes, { signal });
  const theirs = await readBySheetJs(bytes, { showsText: false, warnings: [] });
  expect(ours.reader).toBe('scanner');
  expect(told(ours)).toEqual(told(theirs));
}

describe.skipIf(!existsSync(SAMPLES))(
  'the scanner and SheetJS agree on the samples (skipped without them)',
  () => {
    const files = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.xlsx')) : [];
    it.each(files)('%s', async (name) => {
      await expectAgreement(new Uint8Array(readFileSync(join(SAMPLES, name))));
    });
  },
);

function bytesOf(book: WorkBook, options: { bookSST?: boolean } = {}): Uint8Array<ArrayBuffer> {
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', ...options }));
}

function kindsBook(): WorkBook {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Amount', 'When', 'Done', 'Ümläut & <tag> "quoted"'],
    ['a', 1.5, 39045, true, 'line one\nline two'],
    ['b', -2e-7, 44035.375, false, '  spaces  '],
    ['c', 123456789.123456, 60, true, 'emoji 🦆'],
    [null, 0.1, 0.75, null, '_x000D_ kept as it is'],
  ]);
  for (const ref of ['C2', 'C3', 'C4', 'C5']) Object.assign(sheet[ref] ?? {}, { z: 'yyyy-mm-dd hh:mm' });
  Object.assign(sheet.B2 ?? {}, { z: '#,##0.00', f: 'SUM(1,0.5)' });
  sheet['!merges'] = [{ s: { r: 4, c: 0 }, e: { r: 4, c: 1 } }];
  sheet['!cols'] = [{}, { hidden: true }];
  sheet['!rows'] = [{}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "It's a sheet");
  utils.book_append_sheet(
    book,
    utils.sheet_add_aoa(utils.aoa_to_sheet([]), [['far']], { origin: 'AB40' }),
    'Far',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Empty');
  book.Workbook = {
    Sheets: [{}, { Hidden: 1 }, { Hidden: 2 }],
    Names: [{ Name: 'Total', Ref: "'It''s a sheet'!$B$2" }],
  };
  return book;
}

describe('the scanner and SheetJS agree on workbooks SheetJS wrote', () => {
  it('with shared strings', () => expectAgreement(bytesOf(kindsBook(), { bookSST: true })));
  it('with strings in the cells', () => expectAgreement(bytesOf(kindsBook())));
  it('with dates from 1904', () => {
    const book = kindsBook();
    book.Workbook = { ...book.Workbook, WBProps: { date1904: true } };
    return expectAgreement(bytesOf(book));
  });
  it('with ten columns of every kind', () => expectAgreement(makeWorkbook(300)));
});
