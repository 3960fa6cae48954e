import { describe, expect, test } from 'vitest';
import { answerQuery } from '@/shared/documents/worker-handlers/answer-query.ts';
import { createBlockStore } from '@/shared/documents/worker-handlers/block-store.ts';
import { readFile } from '@/shared/documents/worker-handlers/read-file.ts';
import { type QueryRequest, type WorkerEvent, workerEvent } from '@/shared/documents/worker-messages.ts';
import { docxFile, xlsxFile } from '@/tests/support/office-files.ts';

async function open(name: string, bytes: Uint8Array<ArrayBuffer> | string) {
  const store = createBlockStore();
  const told: WorkerEvent[] = [];
  // As it is after a port: nothing but what can be cloned, in a known shape.
  const tell = (event: WorkerEvent) => told.push(workerEvent.parse(structuredClone(event)));
  const file = new File([bytes], name);
  await readFile({ file, recognise: false, assets: '/none/', store, tell });
  return { store, told };
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const sales = bytesOf(
  xlsxFile({
    Sales: [
      ['Region', 'Units'],
      ['North', 120],
      ['South', 75],
    ],
    Notes: [['Checked']],
  }),
);

describe('a file that can be read', () => {
  test('is identified first and done last, with what can be looked at', async () => {
    const { told } = await open('sales.xlsx', sales);
    expect(told[0]).toMatchObject({ type: 'identity', id: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(told.at(-1)).toMatchObject({
      type: 'done',
      facts: { name: 'sales.xlsx', format: 'workbook', bytes: sales.length },
      parts: {
        unit: 'sheet',
        sheets: [
          { name: 'Sales', rows: 3, columns: 2 },
          { name: 'Notes', rows: 1, columns: 1 },
        ],
      },
    });
  });

  test('answers with rows, figures and text for a prompt', async () => {
    const { store } = await open('sales.xlsx', sales);
    const rows = { sheet: 'Sales', from: 2, count: 5, column: 2, columns: 1 };
    expect(await answerQuery({ query: 'rows', body: rows }, store)).toEqual({
      rows: [
        { number: 2, cells: ['120'] },
        { number: 3, cells: ['75'] },
      ],
    });
    const profile = await answerQuery({ query: 'profile', body: { sheet: 'Sales' } }, store);
    expect(profile.tables[0]?.columns[1]).toMatchObject({
      name: 'Units',
      column: 'B',
      facts: expect.arrayContaining([{ name: 'Sum', value: '195' }]),
    });
    const body: QueryRequest<'context'> = {
      picks: { ranges: [{ sheet: 'Sales', range: 'A1:B2' }] },
      question: '',
      budget: 1_000,
      maxChars: 10_000,
      name: 'sales.xlsx',
    };
    const { text, isWhole, tokens } = await answerQuery({ query: 'context', body }, store);
    expect(text).toContain('[Sales!A1:B2]');
    expect(text).toContain('North');
    expect(text).not.toContain('South');
    expect([isWhole, tokens > 0 && tokens < 300]).toEqual([true, true]);
  });

  test('of paragraphs is looked at in sections, and a place is found in them', async () => {
    const paragraphs = Array.from({ length: 90 }, (_, at) => `Paragraph number ${at + 1}.`);
    const { store } = await open('long.docx', bytesOf(docxFile(paragraphs)));
    const { blocks } = await answerQuery({ query: 'part', body: { part: 3 } }, store);
    expect(blocks.at(-1)?.text).toBe('Paragraph number 90.');
    const place = { in: 'paragraphs', from: 50, to: 50 };
    expect(await answerQuery({ query: 'locate', body: { place } }, store)).toEqual({
      part: 2,
      block: 9,
    });
  });

  test('cites only places that are there', async () => {
    const { store } = await open('sales.xlsx', sales);
    const answer = 'North sold 120 [Sales!B2], see [Sales!ZZ9] and [x](http://evil.example).';
    const { citations } = await answerQuery({ query: 'citations', body: { answer } }, store);
    expect(citations.map(({ place }) => place)).toEqual([{ in: 'sheet', sheet: 'Sales', range: 'B2' }]);
  });
});

describe('a file that cannot be read', () => {
  test('because it was moved or changed says so (faults F31)', async () => {
    const file = new File(['x'], 'gone.txt');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const reading = readFile({
      file,
      recognise: false,
      assets: '/none/',
      store: createBlockStore(),
      tell: () => undefined,
    });
    await expect(reading).rejects.toMatchObject({ code: 'document_changed' });
  });

  test('because nothing is in it says so (faults F1)', async () => {
    await expect(open('empty.pdf', '')).rejects.toMatchObject({ code: 'document_empty' });
  });

  test('because it is cut off is damaged, whatever its library throws', async () => {
    await expect(open('half.xlsx', sales.slice(0, 300))).rejects.toMatchObject({ code: 'document_damaged' });
  });
});
