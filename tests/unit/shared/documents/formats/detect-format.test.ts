import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { detectFormat } from '@/shared/documents/formats/detect-format.ts';
import { AppError } from '@/shared/errors/app-error.ts';

const text = (value: string) => strToU8(value);
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])));
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const ole = (name: string) => {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  [...name].forEach((letter, at) => {
    bytes[512 + at * 2] = letter.charCodeAt(0);
  });
  return bytes;
};
const PAGE = '<!doctype html><html><body><p>Hi</p></body></html>';
const TABLE = '<table><tr><td>1</td></tr></table>';

async function outcome(bytes: Uint8Array, name: string): Promise<string> {
  try {
    return await detectFormat(bytes, name);
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : String(thrown);
  }
}

test.each<[string, Uint8Array, string, string]>([
  ['a PDF', text('%PDF-1.7\n'), 'a.pdf', 'pdf'],
  ['a PDF without an ending', text('%PDF-1.7\n'), 'scan', 'pdf'],
  ['a PDF behind 3 KB of junk (faults F4)', text(`${'junk '.repeat(600)}%PDF-1.4\n`), 'a.pdf', 'pdf'],
  ['a PDF that lost its header', text('1 0 obj\n<< /Type /Catalog >>\nendobj'), 'a.pdf', 'pdf'],
  ['a workbook', zip('[Content_Types].xml', 'xl/workbook.xml'), 'a.xlsx', 'workbook'],
  ['a workbook with macros', zip('xl/workbook.xml', 'xl/vbaProject.bin'), 'a.xlsm', 'workbook'],
  ['a workbook whose directory is cut off', zip('xl/workbook.xml').subarray(0, 60), 'a.xlsx', 'workbook'],
  ['a Word file', zip('[Content_Types].xml', 'word/document.xml'), 'a.docx', 'docx'],
  [
    'an OpenDocument sheet',
    zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
    'a.ods',
    'workbook',
  ],
  ['an old workbook', ole('Workbook'), 'a.xls', 'workbook'],
  ['an encrypted workbook', ole('EncryptedPackage'), 'a.xlsx', 'workbook'],
  [
    'an XML sheet of 2003',
    text('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    'a.xls',
    'workbook',
  ],
  ['a picture', png, 'a.png', 'image'],
  ["a bitmap's letters in a note", text('BMW is a car maker.'), 'a.txt', 'text'],
  ['text', text('Dear Ana,\nhello.'), 'a.txt', 'text'],
  ['Markdown', text('Plain words.'), 'a.md', 'markdown'],
  ['HTML', text(PAGE), 'a.html', 'html'],
  ['JSON', text('{"a":1}'), 'a.json', 'json'],
  ['code', text('<?php echo 1;'), 'a.php', 'code'],
  ['CSV', text('a,b\n1,2'), 'a.csv', 'csv'],
  [
    'text of another age',
    Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x61, 0x75, 0x73]),
    'a.txt',
    'text',
  ],
  [
    'UTF-16 without a mark',
    Uint8Array.from([...'Some plain text'].flatMap((c) => [c.charCodeAt(0), 0])),
    'a.txt',
    'text',
  ],
])('%s is recognised', async (...[, bytes, name, format]) => {
  expect(await outcome(bytes, name)).toBe(format);
});

test.each<[string, Uint8Array, string, string]>([
  ['.txt that is Markdown', text('# Title\n\n- a\n- b\n\n[x](https://x.test)'), 'a.txt', 'markdown'],
  ['.txt that is JSON', text('[{"a":1}]'), 'a.txt', 'json'],
  ['.txt that is HTML', text(PAGE), 'a.txt', 'html'],
  ['.xls that is an HTML table', text(TABLE), 'a.xls', 'html'],
  ['.xls that is text by tabs', text('a\tb\n1\t2'), 'a.xls', 'csv'],
  ['.csv that is a workbook', zip('xl/workbook.xml'), 'a.csv', 'workbook'],
  ['.csv that is HTML', text(PAGE), 'a.csv', 'html'],
  ['.jpg that is PNG', png, 'a.jpg', 'image'],
  ['.xls that is XLSX', zip('xl/workbook.xml'), 'a.xls', 'workbook'],
  ['an unknown ending', jpeg, 'photo.bak', 'image'],
])('%s is read as what it is', async (...[, bytes, name, format]) => {
  expect(await outcome(bytes, name)).toBe(format);
});

// faults F3
test.each<[string, Uint8Array, string]>([
  ['HTML called .pdf', text(PAGE), 'a.pdf'],
  ['PNG called .pdf', png, 'a.pdf'],
  ['a PDF called .xlsx', text('%PDF-1.7\n'), 'a.xlsx'],
  ['text called .xlsx', text('a,b\n1,2'), 'a.xlsx'],
  ['HTML called .xlsx', text(TABLE), 'a.xlsx'],
  ['text called .docx', text('Dear Ana'), 'a.docx'],
  ['text called .pdf', text('Dear Ana'), 'a.pdf'],
  ['a workbook called .docx', zip('xl/workbook.xml'), 'a.docx'],
  ['PNG called .txt', png, 'a.txt'],
  ['a program called .pdf', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]), 'a.pdf'],
  ['an archive of anything called .pdf', zip('photo.jpg'), 'a.pdf'],
  ['zeros called .txt', new Uint8Array(500), 'a.txt'],
  ['text called .png', text('Dear Ana'), 'a.png'],
])('%s is refused as a mismatch', async (_, bytes, name) => {
  expect(await outcome(bytes, name)).toBe('document_mismatch');
});

test.each<[string, Uint8Array, string, string]>([
  ['zeros called .pdf', new Uint8Array(500), 'a.pdf', 'document_damaged'],
  ['zeros called .xlsx', new Uint8Array(500), 'a.xlsx', 'document_damaged'],
  [
    'a program',
    Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]),
    'a.bin',
    'document_not_supported',
  ],
  ['an archive of anything', zip('photo.jpg'), 'a.zip', 'document_not_supported'],
  ['slides', zip('[Content_Types].xml', 'ppt/presentation.xml'), 'a.pptx', 'document_not_supported'],
  ['an old Word file', ole('WordDocument'), 'a.doc', 'document_not_supported'],
  ['rich text', text('{\\rtf1 Hello}'), 'a.rtf', 'document_not_supported'],
  ['SVG (faults F30)', text('<svg onload="alert(1)"/>'), 'a.svg', 'document_not_supported'],
])('%s is refused', async (...[, bytes, name, code]) => {
  expect(await outcome(bytes, name)).toBe(code);
});
