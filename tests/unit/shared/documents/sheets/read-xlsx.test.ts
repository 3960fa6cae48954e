import { describe, expect, it } from 'vitest';
import { readWorkbook } from '@/tests/support/read-to-end.ts';
import { linkRelation, makePackage, oneSheet, relation } from './make-package.ts';

const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readWorkbook(bytes, { signal: new AbortController().signal });

async function readSheet(bytes: Uint8Array<ArrayBuffer>) {
  const book = await read(bytes);
  expect(book.reader).toBe('scanner');
  const sheet = book.sheets[0];
  if (!sheet) throw new Error('There is no sheet.');
  return sheet;
}

describe('cells', () => {
  it('reads every kind of value', async () => {
    const sheet = await readSheet(
      oneSheet(
        `<row r="1"><c r="A1"><v>1.5</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c>
         <c r="E1" t="str"><f>"x"&amp;"y"</f><v>x&amp;y</v></c><c r="F1" t="inlineStr"><is><r><t>in</t></r><r><t xml:space="preserve"> line</t></r></is></c>
         <c r="G1" s="1"><v>39045.5</v></c><c r="H1" t="d"><v>2006-11-24</v></c><c r="I1" s="1"/><c r="J1"><f>NOW()</f></c></row>`,
        {
          strings:
            '<si><t>no</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>phonetic</t></rPh></si>',
          styles: '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>',
        },
      ),
    );
    const cells = Array.from(sheet.cells(), ({ column, cell }) => [
      column,
      cell.kind,
      cell.value,
      cell.display,
    ]);
    expect(cells).toEqual([
      [0, 'number', 1.5, '1.5'],
      [1, 'text', 'rich text', 'rich text'],
      [2, 'boolean', true, 'TRUE'],
      [3, 'error', '#N/A', '#N/A'],
      [4, 'text', 'x&y', 'x&y'],
      [5, 'text', 'in line', 'in line'],
      [6, 'date', 39045.5, '11/24/06 12:00'],
      [7, 'date', 39045, '11/24/06'],
      [9, 'empty', null, ''],
    ]);
    expect(sheet.cell(0, 4)?.formula).toBe('="x"&"y"');
    expect(sheet.cell(0, 6)?.iso).toBe('2006-11-24T12:00:00');
    expect(sheet.cell(0, 9)?.formula).toBe('=NOW()');
    expect(sheet.cell(0, 8)).toBeUndefined();
  });

  it('writes shared formulas out and shows array formulas in braces over their range', async () => {
    const sheet = await readSheet(
      oneSheet(
        `<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*$A$1+Sheet1!A1+SUM(A:A)&amp;"A1"</f><v>1</v></c></row>
         <row r="2"><c r="B2"><f t="shared" si="0"/><v>2</v></c></row>
         <row r="3"><c r="B3"><f t="shared" si="0"/><v>2</v></c><c r="C3"><f t="array" ref="C3:C4">_xlfn.UNIQUE(A1:A2)</f><v>3</v></c></row>
         <row r="4"><c r="C4"><v>4</v></c></row>`,
      ),
    );
    expect(sheet.cell(1, 1)?.formula).toBe('=A2*$A$1+Sheet1!A2+SUM(A:A)&"A1"');
    expect(sheet.cell(2, 1)?.formula).toBe('=A3*$A$1+Sheet1!A3+SUM(A:A)&"A1"');
    expect(sheet.cell(2, 2)?.formula).toBe('{=UNIQUE(A1:A2)}');
    expect(sheet.cell(3, 2)?.formula).toBe('{=UNIQUE(A1:A2)}');
  });

  it('counts rows and cells that carry no number, with or without a namespace prefix', async () => {
    const sheet = await readSheet(
      oneSheet('', {
        xml: `<?xml version="1.0"?><x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row r="5"><x:c r="C5"><x:v>3</x:v></x:c><x:c><x:v>4</x:v></x:c></x:row><x:row><x:c><x:v>5</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:B1"/></x:mergeCells></x:worksheet>`,
      }),
    );
    expect(Array.from(sheet.cells(), ({ row, column, cell }) => [row, column, cell.value])).toEqual([
      [0, 0, 1],
      [0, 1, 2],
      [4, 2, 3],
      [4, 3, 4],
      [5, 0, 5],
    ]);
    expect(sheet.merged).toEqual(['A1:B1']);
  });

  it('reads the same whatever pieces the bytes come in', async () => {
    const rows = Array.from({ length: 3000 }, (_, row) => {
      const text = 'long '.repeat(row % 90);
      return `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c><c r="B${row + 1}" t="inlineStr"><is><t>${text}${row}</t></is></c></row>`;
    });
    const sheet = await readSheet(oneSheet(rows.join('')));
    expect(sheet.rowCount).toBe(3000);
    for (const row of [0, 1499, 2999]) {
      expect(sheet.cell(row, 0)?.value).toBe(row);
      expect(sheet.cell(row, 1)?.value).toBe(`${'long '.repeat(row % 90)}${row}`);
    }
  });
});

describe('what lies beside the cells', () => {
  it('knows hidden sheets, rows and columns, merges, names and tables', async () => {
    const book = await read(
      makePackage({
        workbook:
          '<workbookPr date1904="1"/><definedNames><definedName name="Rate">Data!$B$1</definedName><definedName name="Own" localSheetId="0">Data!$A$1</definedName></definedNames>',
        sheets: [
          {
            name: 'Data',
            before: '<cols><col min="2" max="3" hidden="1"/><col min="4" max="4" width="9"/></cols>',
            rows: '<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="0"><c r="A2"><v>2</v></c></row>',
            after: '<mergeCells count="2"><mergeCell ref="A1:B2"/><mergeCell ref="$C$1:$D$1"/></mergeCells>',
          },
          { name: 'Secret', state: 'veryHidden' },
        ],
      }),
    );
    const [data, secret] = book.sheets;
    expect(book.isDate1904).toBe(true);
    expect(book.names).toEqual([
      { name: 'Rate', refersTo: 'Data!$B$1' },
      { name: 'Own', refersTo: 'Data!$A$1', sheet: 'Data' },
    ]);
    expect([...(data?.hiddenRows ?? [])]).toEqual([0]);
    expect([...(data?.hiddenColumns ?? [])]).toEqual([1, 2]);
    expect(data?.merged).toEqual(['A1:B2', 'C1:D1']);
    expect(secret?.hidden).toBe(true);
    expect(book.warnings.map(({ code }) => code)).toEqual(['hidden_rows', 'hidden_sheet']);
  });

  it('reads links that lead out, into the workbook, and both', async () => {
    const sheet = await readSheet(
      oneSheet('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row>', {
        after:
          '<hyperlinks><hyperlink ref="A1" r:id="h1"/><hyperlink ref="B1" location="Other!A1" display="x"/><hyperlink ref="C1:D2" r:id="h1" location="part"/></hyperlinks>',
        relations: linkRelation('h1', 'https://example.org/a?b=1&amp;c=2'),
      }),
    );
    expect(sheet.cell(0, 0)?.link).toBe('https://example.org/a?b=1&c=2');
    expect(sheet.cell(0, 1)?.link).toBe('#Other!A1');
    expect(sheet.cell(0, 2)?.link).toBe('https://example.org/a?b=1&c=2#part');
  });

  it('reads notes and threads of comments, on empty cells too', async () => {
    const sheet = await readSheet(
      oneSheet('<row r="1"><c r="A1"><v>1</v></c></row>', {
        relations:
          relation('c1', 'comments', '/xl/comments1.xml') +
          relation('c2', 'threadedComment', '../threadedComments/t.xml'),
        workbook: '',
        parts: {
          'xl/comments1.xml':
            '<comments><authors><author>Ann</author></authors><commentList><comment ref="A1" authorId="0"><text><r><rPr/><t>Ann:</t></r><r><t xml:space="preserve">\nplease &lt;check&gt;</t></r></text></comment><comment ref="C7" authorId="0"><text><t>on nothing</t></text></comment><comment ref="D7" authorId="0"><text><t>[Threaded comment] old programs show this</t></text></comment></commentList></comments>',
          'xl/threadedComments/t.xml':
            '<ThreadedComments><threadedComment ref="D7" personId="p"><text>Is this right?</text></threadedComment><threadedComment ref="D7" personId="p" parentId="t"><text>Yes.</text></threadedComment></ThreadedComments>',
        },
      }),
    );
    expect(sheet.cell(0, 0)?.comment).toBe('Ann:\nplease <check>');
    expect(sheet.cell(6, 2)).toMatchObject({ kind: 'empty', comment: 'on nothing' });
    expect(sheet.cell(6, 3)?.comment).toBe('Is this right?\nReply: Yes.');
    expect(Array.from(sheet.cells(), ({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [6, 2],
      [6, 3],
    ]);
  });

  it('passes over chart sheets, keeping their place', async () => {
    const book = await read(
      makePackage({
        sheets: [
          { name: 'Chart', type: 'chartsheet', xml: '<chartsheet><drawing/></chartsheet>' },
          { name: 'Data', rows: '<row r="1"><c r="A1"><v>1</v></c></row>' },
        ],
      }),
    );
    expect(book.sheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ['Chart', 0],
      ['Data', 1],
    ]);
    expect(book.reader).toBe('scanner');
  });
});
