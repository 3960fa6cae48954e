import { readFileSync } from 'node:fs';
import { chooseQuery } from '@/shared/documents/answers/choose-query.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { takeFeatures } from '@/shared/documents/candidates/features.ts';
import type { Candidate } from '@/shared/documents/candidates/list-candidates.ts';
import { candidatesFor, scoreOf } from '@/shared/documents/candidates/rank.ts';
import { nearWords } from '@/shared/documents/query/near-words.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { readWhole } from '@/tests/evals/figures/figures-evals.ts';
import { madeFiles } from '@/tests/evals/figures/made-files.ts';
import { questionsTo } from '@/tests/evals/figures/made-questions.ts';
import { languages } from '@/tests/evals/figures/words.ts';
import { isTrue, type Truth } from './judge.ts';

export interface Labelled {
  features: [string, number][];
  isTrue: boolean;
  /** What it comes to, to tell candidates apart. */
  said: string;
  query: string;
  rules: number | undefined;
}

export interface Example {
  file: string;
  question: string;
  isAnswerable: boolean;
  /** How the rules stand: sure, asking, or silent. */
  rules: 'sure' | 'asks' | 'silent';
  /** How many words the rules left unexplained. */
  unknown: number;
  candidates: Labelled[];
  listed: number;
  ms: number;
  /** Made by a program, not by a stranger. */
  isMade?: boolean;
}

export interface AskedFile {
  name: string;
  tables: readonly DataTable[];
  questions: { question: string; truth: Truth; tolerance: number }[];
}

/** Files of a folder with `questions.jsonl` beside them. */
export async function filesIn(folder: string, assets: string): Promise<AskedFile[]> {
  const lines = readFileSync(`${folder}/questions.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const files: AskedFile[] = [];
  for (const name of new Set<string>(lines.map(({ file }) => file))) {
    const read = await readWhole(new Uint8Array(readFileSync(`${folder}/${name}`)), name, assets);
    const questions = lines
      .filter(({ file }) => file === name)
      .map(({ question, answer, tolerance }) => ({ question, truth: answer, tolerance: tolerance ?? 0.01 }));
    files.push({ name, tables: tablesOfFile(read), questions });
  }
  return files;
}

/** Every sixth of the made files that rules may be tuned by; the others are kept apart. */
export async function filesMade(part: number, assets: string): Promise<AskedFile[]> {
  const files: AskedFile[] = [];
  for (const [at, file] of madeFiles(languages).entries()) {
    if (at % 3 === 2 || at % 6 !== part) continue;
    const read = await readWhole(file.bytes, file.name, assets);
    const questions = questionsTo(file).map(({ ask, wants }) => ({
      question: ask,
      truth: { says: wants },
      tolerance: 0.01,
    }));
    files.push({ name: `${file.name}${at}`, tables: tablesOfFile(read), questions });
  }
  return files;
}

/** What a result comes to, to tell candidates apart; `''` where it comes to nothing that would be offered. */
function saidBy({ figure, lines, text, choices }: ReturnType<typeof runQuery>): string {
  if (figure !== null) return figure;
  if (lines.length > 0)
    return lines
      .slice(0, 12)
      .map(({ label, shown }) => label + shown)
      .join('|');
  return choices.length > 0 ? text : '';
}

const ran = new Map<string, ReturnType<typeof runQuery>>();

function resultOf(name: string, table: DataTable, candidate: Candidate) {
  const key = `${name}|${JSON.stringify(candidate.query)}`;
  const found = ran.get(key) ?? runQuery(table, candidate.query);
  ran.set(key, found);
  return found;
}

/** The candidates of a file's questions that weigh most, each worked out and held against the truth. */
export async function examplesOf(
  { name, tables, questions }: AskedFile,
  { count, weights }: { count: number; weights: Readonly<Record<string, number>> },
): Promise<Example[]> {
  const near = await nearWords();
  const names = [name.replace(/\.\w+$/, '')];
  ran.clear();
  return questions.map(({ question, truth, tolerance }) => {
    let found = chooseQuery({ tables, question, names, isBook: true });
    if (tables.length > 0 && found?.unknown.length !== 0)
      found = chooseQuery({ tables, question, names, isBook: true, near });
    const start = performance.now();
    const rules = found && {
      query: found.query,
      offers: found.choices.map(({ query }) => query),
      isSure: found.says === '',
    };
    const all = candidatesFor({ tables, question, near, rules })
      .map((candidate) => ({ candidate, score: scoreOf(candidate, weights) }))
      .sort((a, b) => b.score - a.score);
    const ms = performance.now() - start;
    const labelled = all
      .filter(({ candidate }, at) => at < count || candidate.rules)
      .map(({ candidate }): Labelled => {
        const features: [string, number][] = [];
        takeFeatures(candidate, (feature, value) => features.push([feature, value]));
        const result = resultOf(name, candidate.scene.table, candidate);
        return {
          features,
          isTrue: isTrue(result, candidate.query, { truth, tolerance }),
          said: saidBy(result),
          query: JSON.stringify(candidate.query),
          rules: candidate.rules?.place,
        };
      });
    return {
      file: name,
      question,
      isAnswerable: truth !== null && truth !== 'cannot be answered',
      rules: found === undefined ? 'silent' : found.says === '' ? 'sure' : 'asks',
      unknown: found?.unknown.length ?? 0,
      candidates: labelled,
      listed: all.length,
      ms,
    };
  });
}
