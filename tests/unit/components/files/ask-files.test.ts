import { expect, test } from 'vitest';
import {
  answerOfFiles,
  citationsOfFiles,
  figuresOfFiles,
  materialOfFiles,
} from '@/components/files/ask-files.ts';
import type { AskFile, FileEntry, FilesAccess } from '@/components/files/file-entry.ts';
import type { RunSource } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import type { Block } from '@/shared/documents/document.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';
import { answerQuery } from '@/shared/documents/worker-handlers/answer-query.ts';
import { createBlockStore } from '@/shared/documents/worker-handlers/block-store.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

function fileOf(key: string, block: Block): [string, AskFile] {
  const store = createBlockStore();
  store.add([block]);
  return [key, (name, body) => answerQuery({ query: name, body }, store)];
}
const sheet = (key: string, rows: string[][]) =>
  fileOf(key, {
    kind: 'table',
    place: { in: 'page', page: 1 },
    text: '',
    rows,
  });
const asks = new Map([
  sheet('north.xlsx', [
    ['Region', 'Amount'],
    ['EMEA', '100'],
    ['APAC', '250'],
  ]),
  sheet('south.xlsx', [
    ['Region', 'Amount'],
    ['EMEA', '7'],
    ['LATAM', '5'],
  ]),
  fileOf('letter.pdf', {
    kind: 'paragraph',
    place: { in: 'page', page: 1 },
    text: 'The rent is due on the third.',
  }),
]);
const files = [...asks.keys()].map((key) => ({ key, name: key })) as FileEntry[];
const access = { ask: (key: string) => asks.get(key) } as unknown as FilesAccess;

/** An engine that would answer every question with a number of its own. */
function inventive() {
  const tasks: Task[] = [];
  const run: RunSource = async function* (task) {
    tasks.push(task);
    yield { type: 'done', text: 'It is 999.', segments: [], sections: [], guard: [], credits: null };
  };
  return { run, tasks };
}
const figures = (question: string, engine: EngineId, run: RunSource) =>
  figuresOfFiles({ files, access, question }, { engine, run, signal: new AbortController().signal });

test.each<EngineId>(['local', 'cloud'])(
  'over several files %s supplies no figure: each table works its own out',
  async (engine) => {
    const { run } = inventive();
    const found = await figures('What is the total amount?', engine, run);
    expect([...found].map(([key, { answer }]) => [key, answer.result?.figure])).toEqual([
      ['north.xlsx', '350'],
      ['south.xlsx', '12'],
    ]);
    expect(JSON.stringify([...found])).not.toContain('999');
  },
);

test('an engine that costs credits is not asked file after file', async () => {
  const { run, tasks } = inventive();
  await figures('What is the total amount?', 'cloud', run);
  expect(tasks).toEqual([]);
});

test('what no table answers goes to the engine, led by the names of the files', async () => {
  const { run } = inventive();
  const question = 'When is the rent due?';
  expect((await figures(question, 'cloud', run)).size).toBe(0);
  const material = await materialOfFiles({ files, access, question });
  expect(material).toContain('File “letter.pdf”:');
  expect(material).toContain('The rent is due on the third.');
});

test('on this device each file answers for itself, and silent ones are left out', async () => {
  const found = await answerOfFiles({ files, access, question: 'When is the rent due?', isOnly: false });
  expect([...found.keys()]).toEqual(['letter.pdf']);
});

test('figures of a table that were not asked for are offered where the file was asked alone, not as one left over', async () => {
  const store = createBlockStore();
  store.open(
    bookOf(
      sheetOf('Sales', [
        ['Region', 'Units'],
        ['North', 120],
        ['South', 75],
        ['North', 30],
      ]),
    ) as SheetBook,
  );
  const ask: AskFile = (name, body) => answerQuery({ query: name, body }, store);
  const asked = {
    files: [{ key: 'sales', name: 'sales.xlsx' }] as FileEntry[],
    access: { ask: () => ask } as unknown as FilesAccess,
    question: 'Tell me a joke',
  };
  const alone = await answerOfFiles({ ...asked, isOnly: true });
  expect(alone.get('sales')?.answer.proposals.map(({ label }) => label)).toContain('Total of “Units”');
  expect([...(await answerOfFiles({ ...asked, isOnly: false })).keys()]).toEqual([]);
});

const letters = new Map([
  fileOf('first', {
    kind: 'paragraph',
    place: { in: 'page', page: 1 },
    text: 'The rent is due on the third.',
  }),
  fileOf('second', {
    kind: 'paragraph',
    place: { in: 'page', page: 1 },
    text: 'The rent is due on the tenth.',
  }),
  fileOf('third', {
    kind: 'paragraph',
    place: { in: 'page', page: 2 },
    text: 'The rent is due on the last.',
  }),
]);
const named = [
  { key: 'first', name: 'lease.pdf' },
  { key: 'second', name: 'lease.pdf' },
  { key: 'third', name: 'garage [new], 2.pdf' },
] as FileEntry[];
const held = { files: named, access: { ask: (key: string) => letters.get(key) } as unknown as FilesAccess };

test('an answer over several files cites places of each, and one that no file holds stays words', async () => {
  const material = await materialOfFiles({ ...held, question: 'When is the rent due?' });
  expect(material).toContain('[lease.pdf, p. 1]\nThe rent is due on the third.');
  expect(material).toContain('[lease.pdf (2), p. 1]\nThe rent is due on the tenth.');
  const answer =
    'Third [lease.pdf, p. 1], tenth [lease.pdf (2), p. 1], last [garage new , 2.pdf, p. 2]; see [lease.pdf, p. 2], [p. 1].';
  const { citations } = await citationsOfFiles(held)('citations', { answer });
  expect(citations.map(({ file, place }) => [file?.key, place])).toEqual([
    ['first', { in: 'page', page: 1 }],
    ['second', { in: 'page', page: 1 }],
    ['third', { in: 'page', page: 2 }],
  ]);
});
