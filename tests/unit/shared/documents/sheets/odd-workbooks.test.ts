import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { limits } from '@/shared/documents/limits.ts';
import { readWorkbook } from '@/tests/support/read-to-end.ts';
import { oneSheet, packageParts, relations } from './make-package.ts';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';

const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readWorkbook(bytes, { signal: new AbortController().signal });

describe('F23: odd packages', () => {
  it('takes names that climb out of the archive as names', async () => {
    const book = await read(
      oneSheet(ROW, { parts: { '../../evil.xml': '<x/>', '/abs.xml': '<x/>', 'C:\\x.xml': '<x/>' } }),
    );
    expect(book.sheets[0]?.cell(0, 0)?.value).toBe(1);
  });

  it('finds parts named with backslashes and other case', async () => {
    const parts = packageParts({ sheets: [{ name: 'S', rows: ROW }] });
    const renamed = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name === 'xl/worksheets/sheet0.xml' ? 'xl\\Worksheets\\SHEET0.xml' : name,
        part,
      ]),
    );
    const book = await read(new Uint8Array(zipSync(renamed)));
    expect(book.sheets[0]?.cell(0, 0)?.value).toBe(1);
  });

  it('reads what is there of a package with missing parts', async () => {
    const parts = packageParts({ sheets: [{ name: 'Here', rows: ROW }, { name: 'Gone' }] });
    delete parts['xl/worksheets/sheet1.xml'];
    const book = await read(new Uint8Array(zipSync(parts)));
    expect(book.sheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ['Here', 1],
      ['Gone', 0],
    ]);
    expect(book.warnings).toContainEqual({ code: 'damaged', count: 1 });
  });

  it('reads the last of two entries with one name', async () => {
    const first = packageParts({ sheets: [{ name: 'S', rows: ROW }] });
    const named = {
      ...first,
      'xl/worksheets/sheetX.xml': strToU8(
        '<worksheet><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>',
      ),
    };
    const bytes = new Uint8Array(zipSync(named, { level: 0 }));
    const text = 'xl/worksheets/sheetX.xml';
    for (let at = 0; at < bytes.length - text.length; at += 1)
      if (text.split('').every((letter, index) => bytes[at + index] === letter.charCodeAt(0)))
        bytes[at + 19] = 0x30;
    const book = await read(bytes);
    expect(book.sheets[0]?.cell(0, 0)?.value).toBe(2);
  });

  it('reads strict Office Open XML', async () => {
    const main = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
    const office = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const strict = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
    const bytes = new Uint8Array(
      zipSync({
        '_rels/.rels': strToU8(relations(strict('r', 'officeDocument', 'xl/workbook.xml'))),
        'xl/workbook.xml': strToU8(
          `<workbook xmlns="${main}" xmlns:r="${office}" conformance="strict"><workbookPr/><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': strToU8(relations(strict('r1', 'worksheet', 'worksheets/sheet1.xml'))),
        'xl/worksheets/sheet1.xml': strToU8(
          `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="d"><v>2026-03-09T12:00:00</v></c></row></sheetData></worksheet>`,
        ),
      }),
    );
    expect((await read(bytes)).sheets[0]?.cell(0, 0)).toMatchObject({
      kind: 'date',
      iso: '2026-03-09T12:00:00',
    });
  });

  it('ignores macros and links to other workbooks and says so', async () => {
    const book = await read(
      oneSheet(ROW, {
        parts: { 'xl/vbaProject.bin': 'x', 'xl/externalLinks/externalLink1.xml': '<externalLink/>' },
      }),
    );
    expect(book.warnings).toEqual([{ code: 'macros_ignored' }, { code: 'external_links_ignored', count: 1 }]);
  });
});

describe('F24 and F25: cells at the limits', () => {
  it('keeps formulas as text and calculates nothing', async () => {
    const { sheets } = await read(
      oneSheet(
        `<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://127.0.0.1:9/","go")</f><v>go</v></c><c r="B1" t="str"><f>cmd|'/c calc'!A0</f><v>#REF!</v></c></row>`,
      ),
    );
    expect(sheets[0]?.cell(0, 0)).toMatchObject({
      value: 'go',
      formula: '=HYPERLINK("http://127.0.0.1:9/","go")',
    });
    expect(sheets[0]?.cell(0, 1)?.formula).toBe("=cmd|'/c calc'!A0");
  });

  it('reads the longest cell, the last column and the last row', async () => {
    const text = 'x'.repeat(limits.cellChars);
    const wide = Array.from({ length: limits.columns }, (_, column) => `<c><v>${column}</v></c>`).join('');
    const { sheets } = await read(
      oneSheet(
        `<row r="1">${wide}</row><row r="2"><c r="A2" t="inlineStr"><is><t>${text}</t></is></c></row><row r="1048576"><c r="A1048576"><v>9</v></c></row>`,
      ),
    );
    expect(sheets[0]?.columnCount).toBe(limits.columns);
    expect(sheets[0]?.rowCount).toBe(limits.rows);
    expect(sheets[0]?.cell(0, limits.columns - 1)?.value).toBe(limits.columns - 1);
    expect(sheets[0]?.cell(1, 0)?.value).toBe(text);
    expect(sheets[0]?.cell(limits.rows - 1, 0)?.value).toBe(9);
  });
});

describe('F27: dates', () => {
  const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const rows =
    '<row r="1"><c r="A1" s="1"><v>60</v></c><c r="B1" s="1"><v>-3</v></c><c r="C1" s="1"><v>0.5</v></c></row>';

  it('has the day Excel invented, and days before its first, which Excel does not show', async () => {
    const { sheets } = await read(oneSheet(rows, { styles }));
    expect(sheets[0]?.cell(0, 0)).toMatchObject({
      kind: 'date',
      iso: '1900-02-29T00:00:00',
      display: '2/29/00',
    });
    expect(sheets[0]?.cell(0, 1)).toMatchObject({
      value: -3,
      iso: '1899-12-27T00:00:00',
      display: '########',
    });
  });

  it('counts from 1904 where the workbook says so', async () => {
    const book = await read(oneSheet(rows, { styles, workbook: '<workbookPr date1904="true"/>' }));
    expect(book.sheets[0]?.cell(0, 0)?.iso).toBe('1904-03-01T00:00:00');
    expect(book.sheets[0]?.cell(0, 1)?.display).toBe('-1/4/04');
  });
});

describe('other formats', () => {
  it.each(['xls', 'biff5', 'xlsb', 'ods'] as const)('reads %s', async (bookType) => {
    const sheet = utils.aoa_to_sheet([
      ['Name', 'Amount'],
      ['a & b', 1.5],
      ['c', true],
    ]);
    sheet['!merges'] = [{ s: { r: 4, c: 0 }, e: { r: 4, c: 1 } }];
    const book = utils.book_new(sheet, 'First');
    utils.book_append_sheet(book, utils.aoa_to_sheet([[7]]), 'Second');
    const read2 = await read(new Uint8Array(write(book, { type: 'array', bookType })));
    expect(read2.reader).toBe('sheetjs');
    expect(read2.sheets.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(Array.from(read2.sheets[0]?.cells() ?? [], ({ cell }) => cell.value)).toEqual([
      'Name',
      'Amount',
      'a & b',
      1.5,
      'c',
      true,
    ]);
    expect(read2.sheets[1]?.cell(0, 0)).toMatchObject({ value: 7, display: '7' });
  });
});
