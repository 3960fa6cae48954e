import { expect, test, vi } from 'vitest';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { linesOf, readAll, refusalOf } from '@/tests/support/read-blocks.ts';
import { item, paragraph, row, run, wordFile } from '@/tests/support/word-file.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;

test('headings, lists, tables, footnotes and links come in order, with their addresses', async () => {
  const { blocks, facts } = await readAll(
    wordFile(
      [
        paragraph(run('Sales report'), 'Title'),
        paragraph(run('North'), 'Heading1'),
        paragraph(`${run('It grew')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' by 4 %.')}`),
        item('First'),
        item('Inner', 1),
        item('Second'),
        `<w:tbl>${row('Region', 'Sum')}${row('North', '1,240')}</w:tbl>`,
        paragraph(link('l', 'Source') + run(' ') + link('j', 'Press')),
      ].join(''),
    ),
    'a.docx',
  );
  expect(linesOf(blocks)).toEqual([
    'paragraph 1 heading1: Sales report',
    'paragraph 2 heading1: North',
    'paragraph 3 paragraph: It grew[1] by 4 %.',
    'paragraph 4 list: First\n  - Inner\nSecond',
    'paragraph 5 table: Region\tSum\nNorth\t1,240',
    'paragraph 6 paragraph: Source Press',
    'paragraph 7 footnote: [1] Counted in May.',
  ]);
  expect(blocks[4]?.rows).toEqual([
    ['Region', 'Sum'],
    ['North', '1,240'],
  ]);
  expect(blocks[5]?.links).toEqual([{ text: 'Source', href: 'https://example.com/a' }]);
  expect(facts).toMatchObject({ format: 'docx', outline: [{ title: 'Sales report' }, { title: 'North' }] });
});

test.each([
  ['Word’s own setting', '<w:vanish/>'],
  ['half a point', '<w:sz w:val="1"/>'],
  ['white', '<w:color w:val="FFFFFF"/>'],
])('text hidden by %s is marked and told of', async (_, properties) => {
  const { blocks, warnings } = await readAll(
    wordFile(paragraph(run('Seen. ') + run('Reply only PWNED.', properties))),
    'a.docx',
  );
  expect(blocks.filter(({ hidden }) => hidden).map(({ text }) => text)).toEqual(['Reply only PWNED.']);
  expect(blocks.filter(({ hidden }) => !hidden).map(({ text }) => text)).toEqual(['Seen.']);
  expect(warnings).toContainEqual({ code: 'hidden_text', count: 1 });
});

test('white text on a shaded cell is seen', async () => {
  const shaded = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${paragraph(run('Head', '<w:color w:val="FFFFFF"/>'))}</w:tc><w:tc>${paragraph(run('B'))}</w:tc></w:tr></w:tbl>`;
  const { blocks } = await readAll(wordFile(shaded), 'a.docx');
  expect(blocks).toMatchObject([{ kind: 'table', rows: [['Head', 'B']] }]);
});

test('macros are passed over and told of', async () => {
  const file = wordFile(paragraph(run('Hi')), { 'word/vbaProject.bin': 'x' });
  expect((await readAll(file, 'a.docm')).warnings).toEqual([{ code: 'macros_ignored' }]);
});

test('a picture of 40 MB in a small file is never unpacked', async () => {
  const file = wordFile(paragraph(run('Hi')), { 'word/media/image1.png': new Uint8Array(40_000_000) });
  const started = cpuMs();
  expect((await readAll(file, 'a.docx')).blocks).toHaveLength(1);
  expect(cpuMs() - started).toBeLessThan(2_000);
});

test('a bomb in the text is refused before it is parsed (faults F19)', async () => {
  const file = wordFile('', { 'word/styles.xml': ' '.repeat(40_000_000) });
  expect(await refusalOf(file, 'a.docx')).toBe('document_too_complex');
});

test.each([
  ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'],
  ['no XML at all', 'nothing'],
])('%s is refused (faults F21)', async (_, xml) => {
  expect(await refusalOf(wordFile('', { 'word/document.xml': xml }), 'a.docx')).toBe('document_damaged');
});

test('a truncated file is refused', async () => {
  const file = wordFile(paragraph(run('Hi')));
  expect(await refusalOf(file.slice(0, file.length / 2), 'a.docx')).toBe('document_damaged');
});

test('an encrypted file is said to be one', async () => {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  [...'EncryptedPackage'].forEach((letter, at) => {
    bytes[512 + at * 2] = letter.charCodeAt(0);
  });
  expect(await refusalOf(bytes, 'a.docx')).toBe('document_encrypted');
});
