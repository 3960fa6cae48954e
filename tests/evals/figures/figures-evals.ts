import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import type { Block } from '@/shared/documents/document.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { type MadeFile, madeFiles } from './made-files.ts';
import { type Question, questionsTo } from './made-questions.ts';
import { languages } from './words.ts';

export type Verdict = 'right' | 'led' | 'refused' | 'wrong';

export interface Asked {
  file: string;
  question: string;
  wants: string[];
  verdict: Verdict;
  said: string;
}

interface Read {
  blocks: Block[];
  book: Workbook | undefined;
}

/** Reads a file as the worker does. */
export async function readWhole(bytes: Uint8Array<ArrayBuffer>, name: string, assets: string): Promise<Read> {
  const events = readDocument({ bytes, name, signal: new AbortController().signal, assets });
  const blocks: Block[] = [];
  for (;;) {
    const step = await events.next();
    if (step.done) return { blocks, book: step.value ?? undefined };
    if (step.value.type === 'blocks') blocks.push(...step.value.blocks);
  }
}

/** Whether a text says all that is wanted, each as a figure or a name of its own. */
export const holds = (text: string, wants: readonly string[]) =>
  wants.every((want) => {
    const at = text.indexOf(want);
    if (at < 0) return false;
    // 1,234 is no part of 11,234 or 1,234,567.
    return [...text.matchAll(new RegExp(want.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))].some(
      ({ index }) =>
        !/[\d,.]\d?$/.test(text.slice(0, index).slice(-1)) &&
        // A column of cents shows them behind a whole amount too.
        !/^(?:[,.]?\d)/.test(text.slice(index + want.length).replace(/^(?:\.00|0)(?!\d)/, '')),
    );
  });

/** Asks one question, and judges what the device says. */
export async function judge(read: Read, name: string, { ask, wants }: Question): Promise<Asked> {
  const { text, result, choices: own, proposals } = await answerFile({ question: ask, ...read, name });
  const choices = [...own, ...proposals];
  const said = [text, ...choices.map(({ label }) => `* ${label}`)].join('\n');
  const verdictOf = (): Verdict => {
    if (result && choices.length === 0) return holds(text, wants) ? 'right' : 'wrong';
    const tables = tablesOfFile(read);
    const isLed = choices.some(({ query }) => {
      const table = tables[query.table];
      return table !== undefined && holds(runQuery(table, query).text, wants);
    });
    return isLed ? 'led' : 'refused';
  };
  return { file: name, question: ask, wants, verdict: verdictOf(), said };
}

async function askFile(file: MadeFile, assets: string): Promise<Asked[]> {
  const read = await readWhole(file.bytes, file.name, assets);
  const asked: Asked[] = [];
  for (const question of questionsTo(file)) asked.push(await judge(read, file.name, question));
  return asked;
}

/** Every third file is kept apart: nothing is tuned by it. */
const isUnseen = (at: number) => at % 3 === 2;

/** Asks the questions to the made files, those that are tuned by or those that are kept apart. */
export async function askMadeFiles({
  unseen,
  assets,
}: {
  unseen: boolean;
  assets: string;
}): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [at, file] of madeFiles(languages).entries())
    if (isUnseen(at) === unseen) asked.push(...(await askFile(file, assets)));
  return asked;
}
