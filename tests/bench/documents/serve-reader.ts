import { createInterface } from 'node:readline';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { readQuestion } from './read-protocol.ts';

// Reads one file a line and answers a line; ends when whoever asks lets go of the pipe.

const assets = documentAssets();

const answerOf = {
  pdf: async () => (await import('./answer-pdf.ts')).answerPdf,
  xlsx: async () => (await import('./answer-tables.ts')).answerWorkbook,
  csv: async () => (await import('./answer-tables.ts')).answerCsv,
  image: async () => (await import('./answer-image.ts')).answerImage,
};

// A library's own remarks must not pass for answers.
const say = process.stdout.write.bind(process.stdout);
const tell = (said: object) => say(`${JSON.stringify({ reader: said })}\n`);
for (const level of ['log', 'info', 'debug'] as const) console[level] = console.error;

let turn = Promise.resolve();
async function answer(line: string): Promise<void> {
  const question = readQuestion.parse(JSON.parse(line));
  const { id, kind } = question;
  try {
    const read = await answerOf[kind]();
    tell({ id, answer: await read(question, assets) });
  } catch (thrown) {
    tell({ id, error: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown) });
  }
}

// A library's stray rejection is a failed page, not the end of the process.
process.on('unhandledRejection', (thrown) => console.error(thrown));
createInterface({ input: process.stdin })
  .on('line', (line) => {
    turn = turn.then(() => answer(line));
  })
  .on('close', () => process.exit(0));
tell({ pid: process.pid });
