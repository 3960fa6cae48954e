import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { answerFile, type FileAnswer } from '@/shared/documents/answers/answer-file.ts';
import { readDocument } from '@/shared/documents/read-document.ts';

/** Reads a file as the worker does, and asks it. */
async function answerTo(bytes: Uint8Array<ArrayBuffer>, name: string, question: string): Promise<FileAnswer> {
  const events = readDocument({ bytes, name, signal: new AbortController().signal, assets: '' });
  const blocks = [];
  for (;;) {
    const step = await events.next();
    if (step.done) return answerFile({ question, blocks, book: step.value, name });
    if (step.value.type === 'blocks') blocks.push(...step.value.blocks);
  }
}

const ask = async (...asked: Parameters<typeof answerTo>): Promise<string> => (await answerTo(...asked)).text;

const rows = [
  ['Region', 'Amount', 'Sold on'],
  ['North', 1_200.5, new Date('2025-01-10T00:00:00Z')],
  ['South', 300, new Date('2025-02-10T00:00:00Z')],
  ['North', 99.5, new Date('2025-02-11T00:00:00Z')],
];

test.each(['xlsx', 'xls', 'ods'] as const)(
  'a real %s answers with figures from its cells',
  async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Sales');
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const name = `a.${bookType}`;
    expect(await ask(bytes, name, 'What is the total amount?')).toContain(
      'is 1,600, over 3 rows of [Sales!B2:B4]',
    );
    expect(await ask(bytes, name, 'sum of amount in the north')).toContain('is 1,300,');
    expect(await ask(bytes, name, 'sum of amount in February 2025')).toContain('is 399.5,');
  },
);

test.each([
  ['sales.csv', 'Region,Amount,Sold on\nNorth,"1,200.50",2025-01-10\nSouth,300.00,2025-02-10\n'],
  ['sales.csv', 'Region;Amount;Sold on\nNorth;1.200,50;10.01.2025\nSouth;300,00;13.02.2025\n'],
])('a CSV answers in its own style of figures', async (name, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(await ask(bytes, name, 'What is the total amount?')).toContain(
    'is 1,500.50, over 2 rows of [sales!B2:B3]',
  );
  expect(await ask(bytes, name, 'amount per month')).toContain('- 2025-02: 300');
  expect(await ask(bytes, name, 'How many sales are there?')).toContain('2 rows');
  const quarters = await ask(bytes, name, 'amount per quarter');
  expect(quarters).toContain('- 2025 Q1: 1,500.50');
});

test('a table in Markdown answers too', async () => {
  const text = '# Budget\n\n| Team | Cost |\n| --- | --- |\n| A | $10.50 |\n| B | $4.00 |\n';
  expect(await ask(new TextEncoder().encode(text), 'a.md', 'What is the highest cost?')).toContain(
    'The highest “Cost” is $10.50, in [lines 3–6]',
  );
});

const offer = `# Offer

The warranty of the Oak desk lasts five years, and covers scratches.

| Item | Price |
| --- | --- |
| Oak desk | 300 |
| Pine desk | 200 |
`;

test('what a letter says of a word its table lacks is quoted, and no lack is told', async () => {
  const asked = (question: string) => answerTo(new TextEncoder().encode(offer), 'offer.md', question);
  const told = await asked('warranty of the Oak desk');
  expect([told.text, told.query]).toEqual(['', null]);
  expect(told.passages.map(({ text }) => text)).toEqual([
    'The warranty of the Oak desk lasts five years, and covers scratches.',
  ]);
  expect((await asked('varnish of the Oak desk')).text).toContain('“varnish” is not in this table');
  expect((await asked('What is the price of the Oak desk?')).text).toContain('“Price” is 300');
});
