import { useRef, useState } from 'react';
import { type RunSource, useRun } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ImageTask } from '@/shared/contracts/task.ts';
import type { FoundAnswer, Picks, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import type { AskFile } from './file-entry.ts';

interface FileQuestionOptions {
  ask: AskFile;
  engine: EngineId;
  run: RunSource;
}

interface FileQuestion {
  /** Of the engine that was asked. */
  state: RunState;
  /** What was found on this device instead. */
  found: FoundAnswer | null;
  /** What of the file it was found in. */
  picks: Picks;
  /** Why the file could not be asked. */
  code: ErrorCode | null;
  isRunning: boolean;
  /** What was asked for last. */
  asked: 'question' | ImageTask['want'];
  start: (body: QueryRequest<'context'>) => void;
  /** Has an engine that sees make something of a picture; `wish` may be empty. */
  startPicture: (want: ImageTask['want'], wish: string) => void;
  /** Asks the same again, on this device. */
  startHere: () => void;
  again: () => void;
  cancel: () => void;
}

/** A question about a file: an engine gets what was picked, and without one the worker looks itself. */
export function useFileQuestion({ ask, engine, run }: FileQuestionOptions): FileQuestion {
  const { state, start, cancel, again } = useRun(run);
  const [asked, setAsked] = useState<FileQuestion['asked']>('question');
  const [found, setFound] = useState<FoundAnswer | null>(null);
  const [picked, setPicked] = useState<Picks>({});
  const [code, setCode] = useState<ErrorCode | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const last = useRef<QueryRequest<'context'>>(null);
  const turn = useRef(0);

  const look = async (work: (isWanted: () => boolean) => Promise<void>) => {
    cancel();
    const mine = ++turn.current;
    const isWanted = () => turn.current === mine;
    setFound(null);
    setCode(null);
    setIsLooking(true);
    try {
      await work(isWanted);
    } catch (thrown) {
      if (isWanted()) setCode(reportError('panel.files', thrown).code);
    } finally {
      if (isWanted()) setIsLooking(false);
    }
  };
  const answerHere = ({ picks, question, name }: QueryRequest<'context'>) =>
    look(async (isWanted) => {
      const answer = await ask('answer', { picks, question, name });
      if (!isWanted()) return;
      setPicked(picks);
      setFound(answer);
    });
  const send = (body: QueryRequest<'context'>) =>
    look(async (isWanted) => {
      const { material } = await ask('context', body);
      if (isWanted()) start({ kind: 'file-question', text: body.question, material });
    });
  const startPicture = (want: ImageTask['want'], text: string) => {
    setAsked(want);
    last.current = null;
    void look(async (isWanted) => {
      const { image, look: seen } = await ask('picture', {});
      if (isWanted()) start({ kind: 'image', want, text, image, look: seen });
    });
  };
  const begin = (body: QueryRequest<'context'>) => {
    setAsked('question');
    last.current = body;
    void (engine === 'offline' ? answerHere(body) : send(body));
  };
  return {
    state,
    found,
    picks: picked,
    code,
    isRunning: isLooking || state.status === 'streaming',
    asked,
    start: begin,
    startPicture,
    startHere: () => last.current && void answerHere(last.current),
    again: () => (last.current ? begin(last.current) : again()),
    cancel: () => {
      turn.current += 1;
      setIsLooking(false);
      cancel();
    },
  };
}
