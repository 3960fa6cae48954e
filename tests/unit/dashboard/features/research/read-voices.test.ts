import { expect, it } from 'vitest';
import {
  isShortened,
  voicesOfFile,
  voicesOfText,
  within,
} from '@/dashboard/features/research/read-voices.ts';
import { MAX_IMPORTED_CHARS, MAX_IMPORTED_ITEMS } from '@/shared/contracts/analysis.ts';
import { xlsxFile } from '@/tests/support/office-files.ts';

const signal = new AbortController().signal;
const read = (name: string, bytes: BlobPart) => voicesOfFile(new File([bytes], name), signal);
const texts = (voices: readonly { text: string }[]) => voices.map(({ text }) => text);

it('takes a pasted text by paragraphs, or by lines where it has none', () => {
  expect(texts(voicesOfText('It broke.\nAgain.\n\nI love it.'))).toEqual(['It broke.\nAgain.', 'I love it.']);
  expect(texts(voicesOfText('It broke.\n\nI love it.\n\n'))).toEqual(['It broke.', 'I love it.']);
  expect(texts(voicesOfText('one\ntwo\n'))).toEqual(['one', 'two']);
});

it('finds the column of texts by its name, and the others beside it', async () => {
  const csv = 'Date,Stars,Review,Author\n2026-10-01,1,"It broke, twice.",ann\n2026-10-02,5,Fine,bob\n';
  expect(await read('reviews.csv', csv)).toEqual([
    { text: 'It broke, twice.', author: 'ann', createdAt: '2026-10-01' },
    { text: 'Fine', author: 'bob', createdAt: '2026-10-02' },
  ]);
});

it('takes the column with the longest cells where none has a name we know', async () => {
  const voices = await read(
    'a.csv',
    'Nr,Was\n1,Das Gerät ging nach zwei Tagen kaputt\n2,Bin sehr zufrieden damit\n',
  );
  expect(texts(voices)).toContain('Bin sehr zufrieden damit');
  expect(texts(voices)).not.toContain('2');
});

it('finds nothing in a table of figures, and the words of a table in another script', async () => {
  expect(await read('a.csv', 'id,score\n1,5\n2,4\n')).toEqual([]);
  expect(texts(await read('b.csv', '番号,内容\n1,とても静かです\n2,音が大きい\n'))).toContain(
    'とても静かです',
  );
});

it('reads JSON of texts, of objects, and of an object that holds them', async () => {
  expect(texts(await read('a.json', '["one", "two", 3, null, ""]'))).toEqual(['one', 'two']);
  expect(await read('b.json', '{"reviews":[{"body":"one","link":"https://a.example/1","x":{}}]}')).toEqual([
    { text: 'one', url: 'https://a.example/1' },
  ]);
  await expect(read('c.json', '{')).rejects.toThrow(SyntaxError);
});

it('finds the list however deep an answer holds it, and reads a line of JSON each', async () => {
  expect(texts(await read('a.json', '{"meta":{"page":1},"data":{"reviews":[{"text":"one"}]}}'))).toEqual([
    'one',
  ]);
  expect(texts(await read('e.json', '{"errors":[],"data":{"reviews":[{"text":"one"}]}}'))).toEqual(['one']);
  expect(texts(await read('b.json', '{"text":"one"}\n{"text":"two"}\n'))).toEqual(['one', 'two']);
  await expect(read('c.json', '')).rejects.toMatchObject({ code: 'document_empty' });
});

it('reads letters in whatever encoding a file has', async () => {
  const wide = new Uint8Array(Buffer.from('\ufeff["Gerät kaputt"]', 'utf16le'));
  expect(texts(await read('a.json', wide))).toEqual(['Gerät kaputt']);
  const narrow = new Uint8Array(Buffer.from('text;author\nSchön war es nie, für mich;jörg\n', 'latin1'));
  expect(await read('a.csv', narrow)).toEqual([{ text: 'Schön war es nie, für mich', author: 'jörg' }]);
});

it('takes formulas and markup for the words they are', async () => {
  const csv = 'text,author\n=HYPERLINK("x"),ann\n<script>alert(1)</script> broke,bob\n';
  expect(texts(await read('a.csv', csv))).toEqual(['=HYPERLINK("x")', '<script>alert(1)</script> broke']);
});

it('reads on beyond what one analysis takes, so that what is left out can be said', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `voice ${at},writer ${at}`);
  const voices = await read('a.csv', `text,author\n${rows.join('\n')}\n`);
  expect(voices.length).toBeGreaterThan(MAX_IMPORTED_ITEMS);
  expect(within(voices)).toHaveLength(MAX_IMPORTED_ITEMS);
});

it('reads workbooks and plain texts as the extension does', async () => {
  const book = xlsxFile({ Reviews: [['Comment'], ['It broke.'], ['I love it.']] });
  expect(texts(await read('book.xlsx', new Uint8Array(book)))).toEqual(['It broke.', 'I love it.']);
  expect(texts(await read('notes.txt', 'It broke.\n\nI love it.\n'))).toEqual(['It broke.', 'I love it.']);
});

it('takes no more than one analysis does', () => {
  const many = Array.from({ length: MAX_IMPORTED_ITEMS + 5 }, (_, at) => ({ text: `voice ${at}` }));
  expect(within(many)).toHaveLength(MAX_IMPORTED_ITEMS);
  const long = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(20_000) }));
  expect(within(long).reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(
    MAX_IMPORTED_CHARS,
  );
});

it('keeps the beginning of a text that is too long, and can say so', async () => {
  const [voice] = await read(
    'long.json',
    JSON.stringify([{ text: 'so loud '.repeat(5_000), author: 'ann' }]),
  );
  expect(voice?.text.startsWith('so loud so loud')).toBe(true);
  expect(voice?.author).toBe('ann');
  expect(voice && isShortened(voice)).toBe(true);
});

it('loses no text over a name out of all bounds', async () => {
  const voices = await read('names.json', JSON.stringify([{ text: 'It broke.', author: 'a'.repeat(300) }]));
  expect(voices).toEqual([{ text: 'It broke.' }]);
});
