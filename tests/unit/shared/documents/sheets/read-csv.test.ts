import { describe, expect, it } from 'vitest';
import { limits } from '@/shared/documents/limits.ts';
import { readCsv } from '@/tests/support/read-to-end.ts';

const signal = new AbortController().signal;
const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const read = (bytes: Uint8Array<ArrayBuffer>) => readCsv(bytes, { signal });
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

function utf16(text: string, { isLittle = true, mark = false } = {}): Uint8Array<ArrayBuffer> {
  const marked = mark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), isLittle);
  return bytes;
}

describe('F26: encodings', () => {
  it('takes a byte order mark away', async () => {
    const { rows, encoding, warnings } = await read(utf8('\uFEFFName,Straße\r\nÄnne,1\r\n'));
    expect(rows).toEqual([
      ['Name', 'Straße'],
      ['Änne', '1'],
    ]);
    expect(encoding).toBe('utf-8');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['with a mark', { mark: true }],
    ['without one', {}],
    ['big endian without one', { isLittle: false }],
  ])('reads UTF-16 %s', async (_, options) => {
    const { rows } = await read(utf16('Name;Größe\nAnna;12\nBertram;13\n', options));
    expect(rows).toEqual([
      ['Name', 'Größe'],
      ['Anna', '12'],
      ['Bertram', '13'],
    ]);
  });

  it('reads Windows-1252 and says that it is a guess', async () => {
    const text = 'Name;Preis\nMüller;5 €\nGröße;7 €\nStraße;9 €\n';
    const byte = (letter: string) => (letter === '€' ? 0x80 : letter.charCodeAt(0));
    const { rows, warnings } = await read(bytesOf(...Array.from(text, byte)));
    expect(rows[1]).toEqual(['Müller', '5 €']);
    expect(rows[3]).toEqual(['Straße', '9 €']);
    expect(warnings).toContainEqual({ code: 'encoding_guessed' });
  });

  it('reads Shift-JIS', async () => {
    // 名前,住所 and 東京,大阪
    const line = [
      0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8f, 0x5a, 0x8f, 0x8a, 0x0a, 0x93, 0x8c, 0x8b, 0x9e, 0x2c, 0x91, 0xe5,
      0x8d, 0xe3, 0x0a,
    ];
    const { rows, encoding } = await read(bytesOf(...line, ...line, ...line, ...line));
    expect(encoding).toBe('shift_jis');
    expect(rows[0]).toEqual(['名前', '住所']);
    expect(rows[1]).toEqual(['東京', '大阪']);
  });

  it('drops NULs', async () => {
    const { rows } = await read(utf8('a,b\n1\0,2 and more text\n'));
    expect(rows[1]).toEqual(['1', '2 and more text']);
  });

  it('refuses what is empty or no text', async () => {
    await expect(read(bytesOf())).rejects.toMatchObject({ code: 'document_empty' });
    await expect(read(utf8(' \n\n'))).rejects.toMatchObject({ code: 'document_empty' });
    const noise = Uint8Array.from(
      { length: 4096 },
      (_, index) => ((index * 7919) % 251) & (index % 3 === 0 ? 7 : 255),
    );
    await expect(read(noise)).rejects.toMatchObject({ code: 'document_mismatch' });
  });
});

describe('delimiters', () => {
  it.each([',', ';', '\t', '|'])('finds %j', async (delimiter) => {
    const lines = [
      ['Name', 'Text', 'Amount'],
      ['"Doe, John; the | first"', 'one, two', '1'],
      ['Ann', '"a, b, c, d"', '2'],
    ].map((fields) =>
      fields.map((field) => (field.includes(delimiter) && !field.startsWith('"') ? `"${field}"` : field)),
    );
    const found = await read(utf8(lines.map((fields) => fields.join(delimiter)).join('\n')));
    expect(found.delimiter).toBe(delimiter);
    expect(found.rows[1]).toEqual(['Doe, John; the | first', 'one, two', '1']);
    expect(found.rows[2]).toEqual(['Ann', 'a, b, c, d', '2']);
  });

  it('reads decimal commas between semicolons, and the line that names the delimiter', async () => {
    expect((await read(utf8('a;b\n1,5;2,5\n3,5;4,5\n'))).delimiter).toBe(';');
    const named = await read(utf8('sep=|\r\na,b|c\r\n1,2|3\r\n'));
    expect(named.rows).toEqual([
      ['a,b', 'c'],
      ['1,2', '3'],
    ]);
  });

  it('takes one column for one column', async () => {
    expect((await read(utf8('Name\nAnn\nBob\n'))).rows).toEqual([['Name'], ['Ann'], ['Bob']]);
  });
});

describe('rows', () => {
  it('keeps line ends and quotes within quotes, and fields as they are written', async () => {
    const { rows } = await read(utf8('a,b\r\n"one\r\ntwo","say ""hi"""\r\n007, 1.50 \r\n'));
    expect(rows).toEqual([
      ['a', 'b'],
      ['one\r\ntwo', 'say "hi"'],
      ['007', ' 1.50 '],
    ]);
  });

  it('keeps ragged rows ragged and says how many there are', async () => {
    const { rows, warnings } = await read(utf8('a,b,c\n1,2\n1,2,3,4\n1,2,3\n'));
    expect(rows.map((row) => row.length)).toEqual([3, 2, 4, 3]);
    expect(warnings).toEqual([{ code: 'ragged_rows', count: 2 }]);
  });

  it('says that a quote was never closed', async () => {
    const { rows, warnings } = await read(utf8('a,b\n1,"open\n2,3\n'));
    expect(rows[1]?.[1]).toContain('open');
    expect(warnings.map(({ code }) => code)).toContain('damaged');
  });

  it('reads thousands of rows with line ends within quotes alike', async () => {
    const lines = Array.from({ length: 7_001 }, (_, row) => `${row},"line ${row}\nnext"`);
    const { rows } = await read(utf8(lines.join('\n')));
    expect(rows).toHaveLength(7_001);
    expect(rows.every((row, index) => row[0] === String(index) && row[1] === `line ${index}\nnext`)).toBe(
      true,
    );
  });

  it('reads a single line of five megabytes', async () => {
    const field = 'x'.repeat(99);
    const begin = performance.now();
    const { rows } = await read(utf8(Array(50_000).fill(field).join(',')));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveLength(50_000);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });

  it('keeps names that objects have already as text', async () => {
    const { rows } = await read(utf8('__proto__,constructor\npolluted,1\n'));
    expect(rows[0]).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('keeps as many fields as the limit allows', { timeout: 30_000 }, async () => {
    const row = `${Array(100).fill('1').join(',')}\n`;
    const { rows, warnings } = await read(utf8(row.repeat(limits.cells / 100 + 3)));
    expect(rows).toHaveLength(limits.cells / 100);
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'rows_cut' }));
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(readCsv(utf8('a,b\n1,2\n'), { signal: controller.signal })).rejects.toThrow();
  });
});
