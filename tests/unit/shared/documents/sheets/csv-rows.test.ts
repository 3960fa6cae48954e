import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { CsvRows, findNewline } from '@/shared/documents/sheets/csv-rows.ts';

function rowsOf(text: string, delimiter = ',', most = 3) {
  const parser = new CsvRows(text, { delimiter, newline: findNewline(text) });
  const rows: string[][] = [];
  for (let next = parser.next(most); next; next = parser.next(most)) rows.push(...next);
  return { rows, hasOpenQuote: parser.hasOpenQuote };
}

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"a ""b""",c\n', [['a "b"', 'c']]],
  [
    '"two\nlines",x\n"more"  ,y',
    [
      ['two\nlines', 'x'],
      ['more', 'y'],
    ],
  ],
  ['a\n\n\nb', [['a'], [''], [''], ['b']]],
  ['5" pipe,6\n', [['5" pipe', '6']]],
  ['"not "closed" here",b', [['not "closed" here', 'b']]],
  ['a;b\n', [['a;b']]],
])('reads %j', (text, rows) => {
  expect(rowsOf(text)).toEqual({ rows, hasOpenQuote: false });
});

it('reads a quote that is never closed to the end, and says so', () => {
  expect(rowsOf('a,"b\nc,d')).toEqual({ rows: [['a', 'b\nc,d']], hasOpenQuote: true });
});

it('reads 2,000 random tables as Papa Parse writes them', () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pieces = ['a', 'bc', ',', '"', '""', ' ', 'é', '1.5', '\n', ''];
  const field = () => Array.from({ length: random(4) }, () => pieces[random(pieces.length)]).join('');
  for (let round = 0; round < 2_000; round += 1) {
    const rows = Array.from({ length: 2 + random(4) }, () => Array.from({ length: 2 + random(3) }, field));
    const newline = random(2) === 0 ? '\r\n' : '\n';
    const text = Papa.unparse(rows, { newline, quotes: random(3) === 0 });
    expect(rowsOf(text), JSON.stringify(text)).toEqual({ rows, hasOpenQuote: false });
  }
});
