import { expect, test } from 'vitest';
import { type BookType, utils, write } from 'xlsx';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { readWorkbook } from '@/tests/support/read-to-end.ts';

type Rows = [level: number, ...cells: (string | number | null)[]][];

/** A workbook whose rows are in an outline, read as a file is. */
function read(rows: Rows, bookType: BookType = 'xlsx') {
  const sheet = utils.aoa_to_sheet(rows.map(([, ...cells]) => cells));
  sheet['!rows'] = rows.map(([level]) => ({ level }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Costs');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
  return readWorkbook(bytes, { signal: new AbortController().signal });
}

const head: Rows = [[0, 'Place', 'Cost']];
// As some programs export groups: no word and no formula tells which rows are sums.
const below: Rows = [
  ...head,
  [2, 'Alder', 10],
  [2, 'Birch', 20],
  [2, 'Cedar', 35],
  [1, 'North', 65],
  [2, 'Damson', 7],
  [2, 'Elder', 8],
  [1, 'South', 15],
  [0, 'Whole', 80],
];
const above: Rows = [
  ...head,
  [0, 'North', 65],
  [1, 'Alder', 10],
  [1, 'Birch', 20],
  [1, 'Cedar', 35],
  [0, 'South', 8],
  [1, 'Damson', 8],
];

test.each([
  { stands: 'below', rows: below, sum: 80, groups: ['North', 'South', 'Whole'] },
  { stands: 'above', rows: above, sum: 73, groups: ['North', 'South'] },
])(
  'a group of the outline that stands $stands its parts is no row of its own',
  async ({ rows, sum, groups }) => {
    const book = await read(rows);
    const answer = await answerFile({ question: 'total cost', blocks: [], book });
    expect(answer.result?.figure).toBe(String(sum));
    const [table] = tablesOfFile({ blocks: [], book });
    expect(table?.left.map(({ label }) => label)).toEqual(groups);
  },
);

test('an outline counts in a file of another format, too', async () => {
  const answer = await answerFile({ question: 'total cost', blocks: [], book: await read(below, 'xlsb') });
  expect(answer.result?.figure).toBe('80');
});

test.each([
  [12, '32'],
  // Nearly their sum, which a figure so short is by chance.
  [10, '30'],
])('rows that the outline has over others and that do not add them up are data: %i', async (cost, sum) => {
  const rows: Rows = [...head, [0, 'Task', cost], [1, 'Step', 5], [1, 'Step two', 4], [0, 'Other', 11]];
  const answer = await answerFile({ question: 'total cost', blocks: [], book: await read(rows) });
  expect(answer.result?.figure).toBe(sum);
});
