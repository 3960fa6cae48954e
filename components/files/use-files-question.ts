import { useMemo, useState } from 'react';
import { type RunSource, useRun } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Fallback } from '@/shared/engines/answer-summary.ts';
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
  fallsBack: boolean;
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
  /** Why this device looked in the rest, though an engine was asked. */
  instead: Fallback | null;
  code: ErrorCode | null;
  isRunning: boolean;
  /** How many answers there are to the question as it stands. */
  answers: number;
  start: () => void;
  /** Asks once more for what was asked last: the box may be empty by now. */
  again: () => void;
  /** The same on this device; figures that an engine helped to find stay. */
  startHere: () => void;
  cancel: () => void;
  /** Takes a failure away. */
  putAway: () => void;
}

const NO_FILES: readonly FileEntry[] = [];
const NOTHING: ReadonlyMap<string, FileFinding> = new Map();

/** What files answer by themselves. */
function useFindings({ entries, access }: Pick<FilesQuestionOptions, 'entries' | 'access'>) {
  const lookup = useLookup();
  const [found, setFound] = useState(NOTHING);
  const [silent, setSilent] = useState(NO_FILES);
  const files = entries.filter(({ status }) => status === 'ready');
  const clear = () => {
    setFound(NOTHING);
    setSilent([]);
  };
  /** Looks on this device in those of which nothing is known. */
  const lookHere = (question: string, known = NOTHING) =>
    lookup.begin(async (signal) => {
      const rest = files.filter(({ key }) => !known.has(key));
      const findings = await answerOfFiles({ files: rest, access, question, isOnly: files.length === 1 });
      if (signal.aborted) return;
      setFound(new Map([...known, ...findings]));
      setSilent(rest.filter(({ key }) => !findings.has(key)));
    });
  return { files, found, setFound, silent, lookup, lookHere, clear };
}

/** A question to several files at once: tables answer by figures worked out here; of the rest an engine gets what fits. */
export function useFilesQuestion(options: FilesQuestionOptions): FilesQuestion {
  const { access, engine, run, fallsBack } = options;
  const { state, start, cancel, clear } = useRun(run);
  const findings = useFindings(options);
  const { files, found, silent, lookup, lookHere } = findings;
  const [question, setQuestion] = useState('');
  const [text, setText] = useState('');
  const [handed, setHanded] = useState(NO_FILES);
  const cited = useMemo(() => citationsOfFiles({ files: handed, access }), [handed, access]);
  const given = [...found.values()].filter(({ answer }) => isAnswered({ found: answer, state }));
  const answers = isSameOrNone(question, text) ? given.length + (state.status === 'done' ? 1 : 0) : 0;
  useEmptiedBox({ isAnswered: answers > 0 && !lookup.isBusy, asked: text, setTyped: setQuestion });

  const askEngine = (asking: string) =>
    lookup.begin(async (signal) => {
      const asked = { files, access, question: asking };
      const figures = await figuresOfFiles(asked, { engine, run, signal });
      if (signal.aborted) return;
      findings.setFound(figures);
      const rest = files.filter(({ key }) => !figures.has(key));
      if (rest.length === 0) return;
      setHanded(rest);
      const material = await materialOfFiles({ ...asked, files: rest });
      if (!signal.aborted) start({ kind: 'file-question', text: asking, material });
    });
  const begin = (asking: string) => {
    clear();
    setText(asking);
    findings.clear();
    void (engine === 'offline' ? lookHere(asking) : askEngine(asking));
  };
  const instead = useDeviceInstead({
    state,
    engine,
    isAllowed: fallsBack,
    lookHere: () => void lookHere(text, found),
  });
  return {
    files,
    question,
    setQuestion,
    asked: text,
    found,
    silent,
    cited,
    state,
    instead,
    code: lookup.code,
    isRunning: lookup.isBusy || state.status === 'streaming',
    answers,
    start: () => begin(question),
    again: () => begin(text),
    startHere: () => {
      clear();
      void lookHere(text, found);
    },
    cancel: () => {
      lookup.stop();
      cancel();
    },
    putAway: () => {
      lookup.forget();
      clear();
    },
  };
}
