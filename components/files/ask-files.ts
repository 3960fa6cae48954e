import type { RunSource } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { FoundAnswer } from '@/shared/documents/worker-messages.ts';
import { askForFigure } from './ask-for-figure.ts';
import { DEFAULT_BUDGET } from './budget.tsx';
import type { AskCitations, FileEntry, FilesAccess } from './file-entry.ts';

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

interface LookedIn extends AskedFiles {
  /** Whether no other file was asked: it may be one that others left over. */
  isOnly: boolean;
}

const holdsAnswer = ({ result, passages, choices }: FoundAnswer) =>
  result !== null || passages.length > 0 || choices.length > 0;

/** What the only file could be asked instead is shown; beside other files it would answer what they were asked. */
const holdsProposals = ({ proposals }: FoundAnswer, isOnly: boolean) => isOnly && proposals.length > 0;

/** What each file answers on this device, by its key; silent files are left out. */
export async function answerOfFiles({
  files,
  access,
  question,
  isOnly,
}: LookedIn): Promise<Map<string, FileFinding>> {
  const findings = await Promise.all(
    files.map(async ({ key, name }) => {
      const answer = await access.ask(key)('answer', { picks: {}, question, name });
      return [key, { answer, by: 'offline' }] as const;
    }),
  );
  return new Map(findings.filter(([, { answer }]) => holdsAnswer(answer) || holdsProposals(answer, isOnly)));
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

/** What the addresses of the files of one question begin with: several may have a page 2, and two may have one name. */
export const leadsOf = (files: readonly Pick<FileEntry, 'name'>[]): string[] =>
  files.map(({ name }, at) => {
    const before = files.slice(0, at).filter((other) => other.name === name).length;
    return `${name.replace(/[[\]\s]+/g, ' ').trim()}${before > 0 ? ` (${before + 1})` : ''}, `;
  });

/** What goes to an engine of several files: each gets an equal share, led by its name, and so are its addresses. */
export async function materialOfFiles({ files, access, question }: AskedFiles): Promise<string> {
  const share = {
    budget: Math.floor(DEFAULT_BUDGET / files.length),
    maxChars: Math.floor(MAX_CHARS / files.length),
  };
  const leads = leadsOf(files);
  const materials = await Promise.all(
    files.map(async ({ key, name }, at) => {
      const body = { picks: {}, question, name, lead: leads[at], ...share };
      const { material } = await access.ask(key)('context', body);
      return `File “${name}”:\n\n${material}`;
    }),
  );
  return materials.join('\n\n');
}

/** Finds the places an answer over several files cites, each with its file. */
export const citationsOfFiles =
  ({ files, access }: Pick<AskedFiles, 'files' | 'access'>): AskCitations =>
  async (_name, { answer }) => {
    const leads = leadsOf(files);
    const found = await Promise.all(
      files.map(async ({ key, name }, at) => {
        const { citations } = await access.ask(key)('citations', { answer, lead: leads[at] });
        return citations.map((one) => ({ ...one, file: { key, name } }));
      }),
    );
    return { citations: found.flat().sort((one, other) => one.start - other.start) };
  };
