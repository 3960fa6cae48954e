import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Message } from '@/shared/engines/prompts/message.ts';
import type { ConditionRow, Models } from './compare-conditions.ts';

const folder = join(import.meta.dirname, 'recordings');

/** A run as it is kept: what was asked of whom, what came of it, and beside it (`.br`) everything that was answered. */
export interface Recording {
  model: string;
  judge: string;
  at: string;
  prompts: Readonly<Record<string, string>>;
  rows: readonly ConditionRow[];
}
const answers = z.object({ drafts: z.array(z.string()), said: z.record(z.string(), z.string()) });
export type Answers = z.infer<typeof answers>;

const roles = ['writer', 'answerer', 'judge'] as const;
/** The condition counts: a model may rewrite the same words in two ways. */
function keyOf(role: string, messages: readonly Message[], condition: string): string {
  return createHash('sha256')
    .update(JSON.stringify([role, condition, messages]))
    .digest('base64')
    .slice(0, 12);
}

/** The same models, with every answer written down in `said`. */
export function recorded(models: Models, said: Record<string, string>): Models {
  const keep =
    (role: (typeof roles)[number]) =>
    async (messages: readonly Message[], condition = '') => {
      const answer = await models[role](messages, condition);
      said[keyOf(role, messages, condition)] = answer;
      return answer;
    };
  return { writer: keep('writer'), answerer: keep('answerer'), judge: keep('judge') };
}

/** Models that say what was written down, and nothing else. */
export function replayed(said: Answers['said']): Models {
  const find =
    (role: (typeof roles)[number]) =>
    async (messages: readonly Message[], condition = '') => {
      const answer = said[keyOf(role, messages, condition)];
      if (answer === undefined) throw new Error(`The ${role} was never asked this: record the run anew.`);
      return answer;
    };
  return { writer: find('writer'), answerer: find('answerer'), judge: find('judge') };
}

export function writeRecording(recording: Recording, given: Answers): string {
  const name = recording.model.replace(/[^\w.-]+/g, '-');
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recording, null, 2)}\n`);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(JSON.stringify(given)));
  return name;
}

export function readRecordings(): (Recording & { name: string; answers: Answers })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = file.replace(/\.json$/, '');
      const recording = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording;
      const packed = brotliDecompressSync(readFileSync(join(folder, `${name}.br`)));
      return { ...recording, name, answers: z.parse(answers, JSON.parse(packed.toString('utf8'))) };
    });
}
