import { useRef, useState } from 'react';
import { type RunSource, useRun } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { FoundAnswer } from '@/shared/documents/worker-messages.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { DEFAULT_BUDGET } from './budget.tsx';
import type { FileEntry, FilesAccess } from './file-entry.ts';

/** Most that goes to an engine of all files together, in UTF-16 units (`fileTask.material`), with room for their names. */
const MAX_CHARS = 110_000;

interface FilesQuestionOptions {
  entries: readonly FileEntry[];
  access: FilesAccess;
  engine: EngineId;
  run: RunSource;
}

export interface FilesQuestion {
  /** The files that can be asked. */
  files: readonly FileEntry[];
  question: string;
  setQuestion: (question: string) => void;
  /** What was found on this device, by the key of the file. */
  found: ReadonlyMap<string, FoundAnswer> | null;
  /** Of the engine that was asked. */
  state: RunState;
  code: ErrorCode | null;
  isRunning: boolean;
  start: () => void;
  /** The same on this device. */
  startHere: () => void;
  cancel: () => void;
}

const holdsAnswer = ({ result, passages, choices }: FoundAnswer) =>
  result !== null || passages.length > 0 || choices.length > 0;

/** A question to several files at once: each answers for itself on the device, or an engine gets what fits of each. */
export function useFilesQuestion({ entries, access, engine, run }: FilesQuestionOptions): FilesQuestion {
  const { state, start, cancel, clear } = useRun(run);
  const [question, setQuestion] = useState('');
  const [found, setFound] = useState<FilesQuestion['found']>(null);
  const [code, setCode] = useState<ErrorCode | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const turn = useRef(0);
  const files = entries.filter(({ status }) => status === 'ready');

  const answerHere = async () => {
    const answers = await Promise.all(
      files.map(async ({ key, name }) => {
        const answer = await access.ask(key)('answer', { picks: {}, question, name });
        return [key, answer] as const;
      }),
    );
    return new Map(answers.filter(([, answer]) => holdsAnswer(answer)));
  };
  const materialOfAll = async () => {
    const share = {
      budget: Math.floor(DEFAULT_BUDGET / files.length),
      maxChars: Math.floor(MAX_CHARS / files.length),
    };
    const materials = await Promise.all(
      files.map(async ({ key, name }) => {
        const body = { picks: {}, question, name, ...share };
        return `File “${name}”:\n\n${(await access.ask(key)('context', body)).material}`;
      }),
    );
    return materials.join('\n\n');
  };
  const begin = async (by: EngineId) => {
    clear();
    const mine = ++turn.current;
    setFound(null);
    setCode(null);
    setIsLooking(true);
    try {
      if (by === 'offline') {
        const answers = await answerHere();
        if (turn.current === mine) setFound(answers);
      } else {
        const material = await materialOfAll();
        if (turn.current === mine) start({ kind: 'file-question', text: question, material });
      }
    } catch (thrown) {
      if (turn.current === mine) setCode(reportError('panel.files', thrown).code);
    } finally {
      if (turn.current === mine) setIsLooking(false);
    }
  };
  return {
    files,
    question,
    setQuestion,
    found,
    state,
    code,
    isRunning: isLooking || state.status === 'streaming',
    start: () => void begin(engine),
    startHere: () => void begin('offline'),
    cancel: () => {
      turn.current += 1;
      setIsLooking(false);
      cancel();
    },
  };
}
