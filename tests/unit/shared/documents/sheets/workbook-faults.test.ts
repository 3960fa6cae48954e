import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { CFB } from 'xlsx';
import { limits } from '@/shared/documents/limits.ts';
import { readWorkbook } from '@/tests/support/read-to-end.ts';
import { makePackage, oneSheet, packageParts, relation } from './make-package.ts';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';

const read = (bytes: Uint8Array<ArrayBuffer>, password?: string) =>
  readWorkbook(bytes, { signal: new AbortController().signal, password });

const codeOf = async (reading: Promise<unknown>) => {
  try {
    await reading;
  } catch (thrown) {
    return (thrown as { code?: string }).code;
  }
  return 'read';
};

afterEach(() => {
  // F22: whatever was read, no object anywhere has got a key it did not have.
  const inherited: string[] = [];
  for (const key in {}) inherited.push(key);
  expect(inherited).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(12);
});

describe('F3 and F6: files that are something else', () => {
  it('refuses what is no workbook', async () => {
    expect(await codeOf(read(new Uint8Array(0)))).toBe('document_empty');
    expect(await codeOf(read(strToU8('Name,Amount\na,1\n') as Uint8Array<ArrayBuffer>))).toBe(
      'document_mismatch',
    );
    expect(await codeOf(read(strToU8('%PDF-1.7\n%%EOF') as Uint8Array<ArrayBuffer>))).toBe(
      'document_mismatch',
    );
    const word = new Uint8Array(zipSync({ 'word/document.xml': strToU8('<document/>') }));
    expect(await codeOf(read(word))).toBe('document_mismatch');
  });

  it('says of an encrypted workbook that it cannot be read', async () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, '/EncryptionInfo', new Uint8Array(64));
    CFB.utils.cfb_add(file, '/EncryptedPackage', new Uint8Array(512));
    const bytes = new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
    expect(await codeOf(read(bytes))).toBe('document_encrypted');
  });

  it('says that a cut-off file is damaged', async () => {
    const whole = oneSheet(ROW);
    expect(await codeOf(read(whole.slice(0, whole.length / 2)))).toBe('document_damaged');
    expect(await codeOf(read(whole.slice(0, 30)))).toBe('document_damaged');
  });
});

describe('F19: archives that unpack to more than they say', () => {
  it('stops at a sheet of blanks', { timeout: 30_000 }, async () => {
    const blanks = new Uint8Array(limits.archiveRatioFromBytes * 8).fill(32);
    const packed = zipSync(
      packageParts({ sheets: [{ name: 'S' }], parts: { 'xl/worksheets/sheet0.xml': blanks } }),
      { level: 1 },
    );
    const begin = performance.now();
    expect(await codeOf(read(new Uint8Array(packed)))).toBe('document_too_complex');
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it('counts what comes out, whatever the archive says its size is', async () => {
    const blanks = new Uint8Array(limits.archiveRatioFromBytes * 2).fill(32);
    const packed = new Uint8Array(
      zipSync(packageParts({ sheets: [{ name: 'S' }], parts: { 'xl/worksheets/sheet0.xml': blanks } })),
    );
    const view = new DataView(packed.buffer);
    for (let at = 0; at < packed.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    expect(await codeOf(read(packed))).toBe('document_too_complex');
  });

  it('refuses five thousand parts and does not look into archives in archives', {
    timeout: 30_000,
  }, async () => {
    const parts = Object.fromEntries(
      Array.from({ length: limits.archiveEntries }, (_, index) => [`x/${index}`, 'x']),
    );
    expect(await codeOf(read(makePackage({ sheets: [{ name: 'S' }], parts })))).toBe('document_too_complex');
    const inner = zipSync({ a: new Uint8Array(limits.archiveRatioFromBytes * 2) });
    const nested = await read(oneSheet(ROW, { parts: { 'xl/embeddings/inner.zip': inner } }));
    expect(nested.sheets[0]?.cell(0, 0)?.value).toBe(1);
  });

  it('keeps as many cells as the limit allows and says what it left out', { timeout: 60_000 }, async () => {
    const columns = 8;
    const rows = limits.cells / columns + 2;
    const row = `<row>${'<c><v>1</v></c>'.repeat(columns)}</row>`;
    const noise = crypto.getRandomValues(new Uint8Array(60_000));
    const parts: Record<string, Uint8Array> = {};
    for (let index = 0; index < 8; index += 1) parts[`xl/media/${index}.bin`] = noise;
    const book = await read(oneSheet(row.repeat(rows), { parts }));
    expect(book.warnings).toContainEqual(expect.objectContaining({ code: 'rows_cut', count: 2 * columns }));
    expect(book.sheets[0]?.rowCount).toBe(limits.cells / columns);
  });

  it('refuses OpenDocument cells repeated over millions', async () => {
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="S"><table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="1024"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
    const bytes = new Uint8Array(
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8(content),
        'META-INF/manifest.xml': strToU8('<manifest:manifest xmlns:manifest="m"/>'),
      }),
    );
    expect(await codeOf(read(bytes))).toBe('document_too_complex');
  });
});

describe('F20: a sheet that says it is huge', () => {
  it('gives its two cells at once', async () => {
    const bytes = oneSheet(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>',
      { before: '<dimension ref="A1:XFD1048576"/>' },
    );
    const begin = performance.now();
    const { sheets } = await read(bytes);
    expect(Array.from(sheets[0]?.cells() ?? [], ({ cell }) => cell.value)).toEqual([1, 2]);
    expect(performance.now() - begin).toBeLessThan(500);
  });

  it('gives them too where another reader has to take over', async () => {
    const bytes = oneSheet(
      '<row r="1048576"><c r="XFD1048576"><v>2</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>',
      { before: '<dimension ref="A1:XFD1048576"/>' },
    );
    const begin = performance.now();
    const { sheets, reader } = await read(bytes);
    expect(reader).toBe('sheetjs');
    expect(Array.from(sheets[0]?.cells() ?? [], ({ cell }) => cell.value)).toEqual([1, 2]);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });
});

describe('F21: entities', () => {
  const bomb = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;

  it('refuses a document type in any part', async () => {
    const sheet = `${bomb}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;&x;</t></is></c></row></sheetData></worksheet>`;
    expect(await codeOf(read(oneSheet('', { xml: sheet })))).toBe('document_damaged');
    const strings = makePackage({
      sheets: [{ name: 'S', rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' }],
      parts: { 'xl/sharedStrings.xml': `${bomb}<sst><si><t>&b;</t></si></sst>` },
    });
    expect(await codeOf(read(strings))).not.toBe('internal');
    expect(
      await codeOf(read(makePackage({ sheets: [], parts: { 'xl/workbook.xml': `${bomb}<workbook/>` } }))),
    ).toBe('document_damaged');
  });

  it('leaves entities nobody declared as they are written', async () => {
    const { sheets } = await read(
      oneSheet('<row r="1"><c r="A1" t="str"><v>&amp;b; &lol; &#x41;</v></c></row>'),
    );
    expect(sheets[0]?.cell(0, 0)?.value).toBe('&b; &lol; A');
  });
});

describe('F22: names that objects have already', () => {
  it('takes them as the text they are', async () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const cells = names.map(
      (name, column) => `<c r="${'ABC'[column]}1" t="inlineStr"><is><t>${name}</t></is></c>`,
    );
    const bytes = makePackage({
      sheets: names.map((name) => ({
        name,
        rows: `<row r="1">${cells.join('')}</row>`,
        relations: relation('c', 'comments', '../comments.xml'),
      })),
      parts: {
        'xl/comments.xml':
          '<comments><authors/><commentList><comment ref="__proto__"><text><t>polluted</t></text></comment></commentList></comments>',
      },
    });
    const book = await read(bytes);
    expect(book.sheets.map(({ name }) => name)).toEqual(names);
    for (const sheet of book.sheets)
      expect(Array.from(sheet.cells(), ({ cell }) => cell.value)).toEqual(names);
  });

  it('takes them so in the other reader too', async () => {
    const bytes = oneSheet(
      '<row r="2"><c r="A2" t="inlineStr"><is><t>__proto__</t></is></c></row><row r="1"><c r="A1" t="inlineStr"><is><t>constructor</t></is></c></row>',
      {
        name: '__proto__',
        relations: relation('c', 'comments', '../comments.xml'),
        parts: {
          'xl/comments.xml':
            '<comments><authors/><commentList><comment ref="__proto__"><text><t>polluted</t></text></comment></commentList></comments>',
        },
      },
    );
    expect(await codeOf(read(bytes))).toMatch(/^(?:read|document_damaged)$/);
  });
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(readWorkbook(oneSheet(ROW), { signal: controller.signal })).rejects.toThrow();
});
