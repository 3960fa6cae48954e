import { useRef, useState } from 'react';
import { type RunSource, useRun } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ImageTask } from '@/shared/contracts/task.ts';
import type { FoundAnswer, Picks, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { Fallback } from '@/shared/engines/answer-summary.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { askForFigure } from './ask-for-figure.ts';
import type { AskFile } from './file-entry.ts';
import { isAnswered, isSameOrNone } from './is-answered.ts';
import { useDeviceInstead } from './use-device-instead.ts';
import { useLookup } from './use-lookup.ts';

interface FileQuestionOptions {
  ask: AskFile;
  engine: EngineId;
  run: RunSource;
  fallsBack: boolean;
}

export interface FileQuestion {
  /** Of the engine that was asked. */
  state: RunState;
  /** What was found on this device instead. */
  found: FoundAnswer | null;
  /** Why this device looked though an engine was asked. */
  instead: Fallback | null;
  /** Which engine helped to find it: `offline` where none was asked. */
  foundBy: EngineId;
  /** What of the file it was found in. */
  picks: Picks;
  /** Why the file could not be asked. */
  code: ErrorCode | null;
  isRunning: boolean;
  /** Whether what stands there answers this question. */
  answers: (question: string) => boolean;
  /** What was asked for last. */
  asked: 'question' | ImageTask['want'];
  /** In the user's words; may be empty for a picture. */
  question: string;
  start: (body: QueryRequest<'context'>) => void;
  /** Has an engine that sees make something of a picture; `wish` may be empty. */
  startPicture: (want: ImageTask['want'], wish: string) => void;
  /** Asks the same again, on this device. */
  startHere: () => void;
  again: () => void;
  cancel: () => void;
  /** Takes a failure away. */
  putAway: () => void;
}

interface Found {
  answer: FoundAnswer;
  picks: Picks;
  by: EngineId;
}

/** A question about a file: an engine gets what was picked, and without one the worker looks itself. */
export function useFileQuestion({ ask, engine, run, fallsBack }: FileQuestionOptions): FileQuestion {
  const { state, start, cancel, clear, again } = useRun(run);
  const lookup = useLookup();
  const [asked, setAsked] = useState<FileQuestion['asked']>('question');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const last = useRef<QueryRequest<'context'>>(null);

  const look = (work: (signal: AbortSignal) => Promise<void>) => {
    clear();
    setFound(null);
    return lookup.begin(work);
  };
  const answerHere = async (signal: AbortSignal) => {
    if (!last.current) return;
    const { picks, question, name } = last.current;
    const answer = await ask('answer', { picks, question, name });
    if (!signal.aborted) setFound({ answer, picks, by: 'offline' });
  };
  const send = (body: QueryRequest<'context'>) =>
    look(async (signal) => {
      const answer = await askForFigure({ ask, run, body, signal, isCharged: engine === 'cloud' });
      if (signal.aborted) return;
      if (answer) return setFound({ answer, picks: body.picks, by: engine });
      const { material } = await ask('context', body);
      if (!signal.aborted) start({ kind: 'file-question', text: body.question, material });
    });
  const startPicture = (want: ImageTask['want'], wish: string) => {
    setAsked(want);
    setText(wish);
    last.current = null;
    void look(async (signal) => {
      const { image, look: seen } = await ask('picture', {});
      if (!signal.aborted) start({ kind: 'image', want, text: wish, image, look: seen });
    });
  };
  const begin = (body: QueryRequest<'context'>) => {
    setAsked('question');
    setText(body.question);
    last.current = body;
    void (engine === 'offline' ? look(answerHere) : send(body));
  };
  const instead = useDeviceInstead({
    state,
    engine,
    isAllowed: fallsBack && asked === 'question',
    lookHere: () => void lookup.begin(answerHere),
  });
  return {
    state,
    found: found?.answer ?? null,
    foundBy: found?.by ?? 'offline',
    instead,
    picks: found?.picks ?? {},
    code: lookup.code,
    isRunning: lookup.isBusy || state.status === 'streaming',
    answers: (question) => isSameOrNone(question, text) && isAnswered({ found: found?.answer, state }),
    asked,
    question: text,
    start: begin,
    startPicture,
    startHere: () => void look(answerHere),
    again: () => (last.current ? begin(last.current) : again()),
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
