import type { RunSource } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { FoundAnswer } from '@/shared/documents/worker-messages.ts';
import { askForFigure } from './ask-for-figure.ts';
import { DEFAULT_BUDGET } from './budget.tsx';
import type { FileEntry, FilesAccess } from './file-entry.ts';

/** Most that goes to an engine of all files together, in UTF-16 units (`fileTask.material`), with room for their names. */
const MAX_CHARS = 110_000;

/** What a file answers by itself, and which engine helped to find it: `offline` where none was asked. */
export interface FileFinding {
  answer: FoundAnswer;
  by: EngineId;
}

interface AskedFiles {
  files: readonly FileEntry[];
  access: FilesAccess;
  question: string;
}

const holdsAnswer = ({ result, passages, choices }: FoundAnswer) =>
  result !== null || passages.length > 0 || choices.length > 0;

/** What each file answers on this device, by its key; silent files are left out. */
export async function answerOfFiles({
  files,
  access,
  question,
}: AskedFiles): Promise<Map<string, FileFinding>> {
  const findings = await Promise.all(
    files.map(async ({ key, name }) => {
      const answer = await access.ask(key)('answer', { picks: {}, question, name });
      return [key, { answer, by: 'offline' }] as const;
    }),
  );
  return new Map(findings.filter(([, { answer }]) => holdsAnswer(answer)));
}

/**
 * The figures the files' tables give, by the key of the file: worked out on this device, so that no engine supplies a number.
 * An engine chooses the queries, file after file; one that costs credits is not asked for each file, and the rules choose.
 */
export async function figuresOfFiles(
  { files, access, question }: AskedFiles,
  { engine, run, signal }: { engine: EngineId; run: RunSource; signal: AbortSignal },
): Promise<Map<string, FileFinding>> {
  const figures = new Map<string, FileFinding>();
  for (const { key, name } of files) {
    const ask = access.ask(key);
    const body = { picks: {}, question, name };
    if (engine === 'cloud') {
      const answer = await ask('answer', body);
      if (answer.query) figures.set(key, { answer, by: 'offline' });
    } else {
      const answer = await askForFigure({ ask, run, body, signal, isCharged: false });
      if (answer) figures.set(key, { answer, by: engine });
    }
    if (signal.aborted) break;
  }
  return figures;
}

/** What goes to an engine of several files: each gets an equal share, led by its name. */
export async function materialOfFiles({ files, access, question }: AskedFiles): Promise<string> {
  const share = {
    budget: Math.floor(DEFAULT_BUDGET / files.length),
    maxChars: Math.floor(MAX_CHARS / files.length),
  };
  const materials = await Promise.all(
    files.map(async ({ key, name }) => {
      const { material } = await access.ask(key)('context', { picks: {}, question, name, ...share });
      return `File “${name}”:\n\n${material}`;
    }),
  );
  return materials.join('\n\n');
}
