import { describe, expect, it } from 'vitest';
import type { Block } from '@/shared/documents/document.ts';
import { type ReadEvent, type ReadRequest, readEvent } from '@/shared/documents/read-events.ts';
import { openCsv } from '@/shared/documents/sheets/csv-reader.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';
import { openWorkbook } from '@/shared/documents/sheets/workbook-reader.ts';
import { makeWorkbook } from '@/tests/bench/documents/sheets/make-workbook.ts';
import { linkRelation, makePackage, oneSheet, relation } from './make-package.ts';

const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

function requestFor(bytes: Uint8Array<ArrayBuffer>, name = 'book.xlsx'): ReadRequest {
  return { bytes, name, assets: '/', signal: new AbortController().signal };
}

async function readAll(events: AsyncGenerator<ReadEvent, SheetBook>) {
  const all: ReadEvent[] = [];
  for (;;) {
    const step = await events.next();
    if (step.done) {
      const blocks = all.flatMap((event) => (event.type === 'blocks' ? event.blocks : []));
      return { all, blocks, book: step.value };
    }
    all.push(readEvent.parse(step.value));
  }
}

const rangeOf = ({ place }: Block) => (place.in === 'sheet' ? place.range : '');

describe('a workbook as blocks', () => {
  it('names each sheet and finds the tables on it by the gaps between them', async () => {
    const { blocks, all } = await readAll(
      openWorkbook(
        requestFor(
          oneSheet(
            `<row r="1">${text('A1', 'Title')}</row>
             <row r="3">${text('A3', 'x')}${text('B3', 'y')}${text('E3', 'other')}${text('F3', 'z')}</row>
             <row r="4"><c r="A4"><v>1</v></c><c r="B4"><v>2</v></c><c r="E4"><v>3</v></c></row>
             <row r="9">${text('C9', 'end')}</row>`,
          ),
        ),
      ),
    );
    expect(blocks.map((block) => [block.kind, rangeOf(block), block.text])).toEqual([
      ['heading', 'A1', 'Sheet1'],
      ['paragraph', 'A1', 'Title'],
      ['table', 'A3:B4', 'x\ty\n1\t2'],
      ['table', 'E3:F4', 'other\tz\n3\t'],
      ['paragraph', 'C9', 'end'],
    ]);
    const done = all.at(-1);
    expect(done).toMatchObject({
      type: 'done',
      facts: { format: 'workbook', parts: { unit: 'sheets', count: 1 }, outline: [{ title: 'Sheet1' }] },
    });
  });

  it('gives long tables fifty rows at a time, each under the head', async () => {
    const { blocks, book } = await readAll(openWorkbook(requestFor(makeWorkbook(120))));
    const tables = blocks.filter(({ kind }) => kind === 'table');
    expect(tables.map(rangeOf)).toEqual(['A1:J50', 'A51:J100', 'A101:J120']);
    expect(tables.map(({ rows }) => rows?.length)).toEqual([50, 51, 21]);
    expect(tables[1]?.rows?.[0]).toEqual(tables[0]?.rows?.[0]);
    expect(tables[1]?.rows?.[1]?.[0]).toBe('51');
    expect(book.sheets[0]?.cell(119, 0)?.value).toBe(120);
  });

  it('marks what is hidden, tells of links and comments, warns', async () => {
    const { blocks, all } = await readAll(
      openWorkbook(
        requestFor(
          makePackage({
            sheets: [
              {
                name: 'Seen',
                before: '<cols><col min="3" max="3" hidden="1"/></cols>',
                rows: `<row r="1">${text('A1', 'a')}${text('B1', 'b')}${text('C1', 'secret')}</row><row r="2" hidden="1">${text('A2', 'hidden')}</row><row r="3">${text('A3', 'c')}${text('B3', 'd')}</row>`,
                after:
                  '<hyperlinks><hyperlink ref="A1" r:id="h"/><hyperlink ref="B1" r:id="j"/></hyperlinks>',
                relations:
                  linkRelation('h', 'https://example.org/') +
                  linkRelation('j', 'javascript:alert(1)') +
                  relation('c', 'comments', '../comments.xml'),
              },
              { name: 'Unseen', state: 'hidden', rows: `<row r="1">${text('A1', 'x')}</row>` },
            ],
            parts: {
              'xl/comments.xml':
                '<comments><commentList><comment ref="B3"><text><t>look here</t></text></comment></commentList></comments>',
            },
          }),
        ),
      ),
    );
    expect(blocks.map((block) => [rangeOf(block), block.text, block.hidden === true])).toEqual([
      ['A1', 'Seen', false],
      ['A1:B1', 'a\tb', false],
      ['C1', 'secret', true],
      ['A2:B2', 'a\tb\nhidden\t', true],
      ['A3:B3', 'a\tb\nc\td', false],
      ['B3', 'look here', false],
      ['A1', 'Unseen', true],
      ['A1', 'x', true],
    ]);
    expect(blocks[1]?.links).toEqual([{ text: 'a', href: 'https://example.org/' }]);
    const codes = all.flatMap((event) => (event.type === 'warning' ? [event.warning.code] : []));
    expect(codes).toEqual(['hidden_rows', 'hidden_sheet']);
  });

  it('gives the first rows while the rest is still read, and stops when told to', {
    timeout: 30_000,
  }, async () => {
    const controller = new AbortController();
    const request = { ...requestFor(makeWorkbook(6_000)), signal: controller.signal };
    const events = openWorkbook(request);
    const kinds: string[] = [];
    let rows = 0;
    for await (const event of events) {
      kinds.push(event.type);
      if (event.type === 'blocks')
        rows += event.blocks.reduce((sum, block) => sum + (block.rows?.length ?? 0), 0);
      if (rows >= 200) break;
    }
    expect(kinds).not.toContain('done');
    const stopped = openWorkbook(request);
    await stopped.next();
    controller.abort();
    await expect(readAll(stopped)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says where the text was cut, and keeps the cells', { timeout: 30_000 }, async () => {
    const { blocks, all, book } = await readAll(openWorkbook(requestFor(makeWorkbook(25_000))));
    const chars = blocks.reduce((sum, block) => sum + block.text.length, 0);
    expect(chars).toBeLessThanOrEqual(2_000_000);
    expect(all).toContainEqual({ type: 'warning', warning: { code: 'text_cut' } });
    expect(book.sheets[0]?.rowCount).toBe(25_000);
  });
});

it('gives delimited text as a sheet with its addresses', async () => {
  const csv = new TextEncoder().encode('Name,Amount\nAnn,1\nBob,2\n');
  const { blocks, book, all } = await readAll(openCsv(requestFor(new Uint8Array(csv), 'sales.csv')));
  expect(blocks.map((block) => [block.kind, rangeOf(block), block.text])).toEqual([
    ['heading', 'A1', 'sales'],
    ['table', 'A1:B3', 'Name\tAmount\nAnn\t1\nBob\t2'],
  ]);
  expect(book.sheets[0]?.cell(1, 1)?.value).toBe('1');
  expect(all.at(-1)).toMatchObject({ facts: { format: 'csv', parts: { unit: 'rows', count: 3 } } });
});
