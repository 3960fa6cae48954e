import { expect, test } from 'vitest';
import { linesOf, readAll } from '@/tests/support/read-blocks.ts';

test('paragraphs carry their lines and keep their line breaks', async () => {
  const { blocks, facts } = await readAll('\nDear Ana,\nhello.\n\n\nBye\n', 'a.txt');
  expect(linesOf(blocks)).toEqual(['lines 2–3 paragraph: Dear Ana,\nhello.', 'line 6 paragraph: Bye']);
  expect(facts).toMatchObject({ format: 'text', parts: null, warnings: [] });
});

const wide = (text: string, mark: number[], swap: boolean) =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap((c) =>
      swap ? [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255] : [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8],
    ),
  ]);

const marked = (text: string, mark: number[]) =>
  Uint8Array.from([...mark, ...new TextEncoder().encode(text)]);

// faults F26 with text files
test.each<[string, Uint8Array<ArrayBuffer>, string, boolean]>([
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFGrüße'), 'Grüße', false],
  ['UTF-16 LE with a mark', wide('Grüße', [0xff, 0xfe], false), 'Grüße', false],
  ['UTF-16 BE with a mark', wide('Grüße', [0xfe, 0xff], true), 'Grüße', false],
  [
    'UTF-8 behind a mark of UTF-16',
    marked('Town;Trees\nGrüße aus Köln;412', [0xff, 0xfe]),
    'Town;Trees\nGrüße aus Köln;412',
    true,
  ],
  [
    'UTF-16 LE behind a mark of UTF-8',
    wide('Grüße aus Köln', [0xef, 0xbb, 0xbf], false),
    'Grüße aus Köln',
    true,
  ],
  ['UTF-16 BE behind a mark of LE', wide('Grüße aus Köln', [0xff, 0xfe], true), 'Grüße aus Köln', true],
  [
    'UTF-16 LE with a mark, without a zero',
    wide('日本語のテキストです。とても長いです。', [0xff, 0xfe], false),
    '日本語のテキストです。とても長いです。',
    false,
  ],
  ['UTF-16 without a mark', wide('Grüße aus Köln', [], false), 'Grüße aus Köln', true],
  [
    'Latin-1',
    Uint8Array.from(
      [...'Grüße aus Köln, schöne Tage und süße Träume für alle Gäste'].map((c) => c.charCodeAt(0)),
    ),
    'Grüße aus Köln, schöne Tage und süße Träume für alle Gäste',
    true,
  ],
  [
    'Shift-JIS',
    Uint8Array.from([
      0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x83, 0x65, 0x83, 0x4c, 0x83, 0x58, 0x83, 0x67, 0x82,
      0xc5, 0x82, 0xb7, 0x81, 0x42,
    ]),
    '日本語のテキストです。',
    true,
  ],
  [
    'NUL in UTF-8',
    new TextEncoder().encode('Hello\u0000 there, this is a text of some length, with one bad letter.'),
    'Hello there, this is a text of some length, with one bad letter.',
    false,
  ],
])('%s is decoded', async (...[, bytes, text, isGuessed]) => {
  const { blocks, warnings } = await readAll(bytes, 'a.txt');
  expect(blocks.map((block) => block.text)).toEqual([text]);
  expect(warnings.some(({ code }) => code === 'encoding_guessed')).toBe(isGuessed);
});

test('one line of 5 MB is read in parts with the same address, up to the limit of text', async () => {
  const { blocks, warnings } = await readAll('word and '.repeat(560_000), 'a.txt');
  expect(new Set(blocks.map(({ place }) => JSON.stringify(place))).size).toBe(1);
  expect(Math.max(...blocks.map(({ text }) => text.length))).toBeLessThanOrEqual(3_000);
  expect(blocks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(2_000_000);
  expect(warnings).toMatchObject([{ code: 'text_cut' }]);
});

// faults F18
test('letters stand for glyphs, soft hyphens are gone, figures keep their height', async () => {
  const { blocks } = await readAll(
    'of\uFB01ce Zu\u00ADcker 10\u2076 m² e\u0301 \uFEB3\u0627 \u202Eabc',
    'a.txt',
  );
  expect(blocks[0]?.text).toBe('office Zucker 10⁶ m² é سا abc');
});

test('code is cut before functions and keeps its lines', async () => {
  const { blocks } = await readAll('import x\n\ndef a():\n    b\n\n    c\n\ndef d():\n    e\n', 'a.py');
  expect(linesOf(blocks)).toEqual([
    'line 1 code: import x',
    'lines 3–6 code: def a():\n    b\n\n    c',
    'lines 8–9 code: def d():\n    e',
  ]);
});
