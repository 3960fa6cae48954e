import { useMemo, useState } from 'react';
import { type RunSource, useRun } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import {
  answerOfFiles,
  citationsOfFiles,
  type FileFinding,
  figuresOfFiles,
  materialOfFiles,
} from './ask-files.ts';
import type { AskCitations, FileEntry, FilesAccess } from './file-entry.ts';
import { isAnswered, isSameOrNone } from './is-answered.ts';
import { useDeviceInstead } from './use-device-instead.ts';
import { useEmptiedBox } from './use-emptied-box.ts';
import { useLookup } from './use-lookup.ts';

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
  /** The question that was asked last. */
  asked: string;
  /** What the files answered by themselves, by the key of the file. */
  found: ReadonlyMap<string, FileFinding>;
  /** The files that were asked, left without an answer and not handed to an engine. */
  silent: readonly FileEntry[];
  /** Finds the places the engine's answer cites. */
  cited: AskCitations;
  /** Of the engine that was asked about the rest. */
  state: RunState;
  code: ErrorCode | null;
  isRunning: boolean;
  /** How many answers there are to the question as it stands. */
  answers: number;
  start: () => void;
  /** The same on this device. */
  startHere: () => void;
  cancel: () => void;
}

const NO_FILES: readonly FileEntry[] = [];
const NOTHING: ReadonlyMap<string, FileFinding> = new Map();

/** A question to several files at once: tables answer by figures worked out here; of the rest an engine gets what fits. */
export function useFilesQuestion({ entries, access, engine, run }: FilesQuestionOptions): FilesQuestion {
  const { state, start, cancel, clear } = useRun(run);
  const lookup = useLookup();
  const [question, setQuestion] = useState('');
  const [text, setText] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [silent, setSilent] = useState(NO_FILES);
  const [handed, setHanded] = useState(NO_FILES);
  const cited = useMemo(() => citationsOfFiles({ files: handed, access }), [handed, access]);
  const files = entries.filter(({ status }) => status === 'ready');
  const given = [...found.values()].filter(({ answer }) => isAnswered({ found: answer, state }));
  const answers = isSameOrNone(question, text) ? given.length + (state.status === 'done' ? 1 : 0) : 0;
  useEmptiedBox({ isAnswered: answers > 0 && !lookup.isBusy, asked: text, setTyped: setQuestion });

  const begin = (by: EngineId, asking: string) => {
    clear();
    setText(asking);
    setFound(NOTHING);
    setSilent([]);
    void lookup.begin(async (signal) => {
      const asked = { files, access, question: asking };
      const findings =
        by === 'offline'
          ? await answerOfFiles(asked)
          : await figuresOfFiles(asked, { engine: by, run, signal });
      if (signal.aborted) return;
      setFound(findings);
      const rest = files.filter(({ key }) => !findings.has(key));
      if (by === 'offline') return setSilent(rest);
      if (rest.length === 0) return;
      setHanded(rest);
      const material = await materialOfFiles({ ...asked, files: rest });
      if (!signal.aborted) start({ kind: 'file-question', text: asking, material });
    });
  };
  // the box may be empty by now
  const startHere = () => begin('offline', text);
  useDeviceInstead(state, startHere);
  return {
    files,
    question,
    setQuestion,
    asked: text,
    found,
    silent,
    cited,
    state,
    code: lookup.code,
    isRunning: lookup.isBusy || state.status === 'streaming',
    answers,
    start: () => begin(engine, question),
    startHere,
    cancel: () => {
      lookup.stop();
      cancel();
    },
  };
}
