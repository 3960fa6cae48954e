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
import { sayFigure } from './say.ts';
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
  asked: 'question' | 'figure' | ImageTask['want'];
  /** In the user's words; may be empty for a picture. */
  question: string;
  start: (body: QueryRequest<'context'>) => void;
  /** Opens the figures that can be worked out where somebody looks, without a question. */
  workOut: (at: QueryRequest<'propose'>) => void;
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

/** What was asked for last, where it was no picture: a question, or the figures at a place. */
interface Last {
  body?: QueryRequest<'context'>;
  at?: QueryRequest<'propose'>;
}

/** What can be worked out from the table at a place, as an answer to nothing yet. */
async function figuresAt(ask: AskFile, at: QueryRequest<'propose'>): Promise<Found> {
  const { proposals } = await ask('propose', at);
  const text = proposals.length > 0 ? '' : sayFigure('noFigures');
  const answer = { text, passages: [], query: null, result: null, choices: [], proposals };
  return { answer, picks: at.picks, by: 'offline' };
}

async function answerAt(ask: AskFile, { picks, question, name }: QueryRequest<'context'>): Promise<Found> {
  return { answer: await ask('answer', { picks, question, name }), picks, by: 'offline' };
}

/** What was found on this device; a look anew forgets it. */
function useFound(clear: () => void) {
  const lookup = useLookup();
  const [found, setFound] = useState<Found | null>(null);
  const look = (work: (signal: AbortSignal) => Promise<void>) => {
    clear();
    setFound(null);
    return lookup.begin(work);
  };
  /** A work that finds something; null leaves what is there. */
  const finding = (find: () => Promise<Found | null>) => async (signal: AbortSignal) => {
    const next = await find();
    if (next && !signal.aborted) setFound(next);
  };
  return { lookup, found, setFound, look, finding };
}

/** A question about a file: an engine gets what was picked, and without one the worker looks itself. */
export function useFileQuestion({ ask, engine, run, fallsBack }: FileQuestionOptions): FileQuestion {
  const { state, start, cancel, clear, again } = useRun(run);
  const { lookup, found, setFound, look, finding } = useFound(clear);
  const [asked, setAsked] = useState<FileQuestion['asked']>('question');
  const [text, setText] = useState('');
  const last = useRef<Last>({});

  const note = (what: FileQuestion['asked'], words: string, next: Last = {}) => {
    setAsked(what);
    setText(words);
    last.current = next;
  };
  const answerHere = finding(async () => {
    const { body } = last.current;
    return body ? answerAt(ask, body) : null;
  });
  const send = (body: QueryRequest<'context'>) =>
    look(async (signal) => {
      const answer = await askForFigure({ ask, run, body, signal, isCharged: engine === 'cloud' });
      if (signal.aborted) return;
      if (answer) return setFound({ answer, picks: body.picks, by: engine });
      const { material } = await ask('context', body);
      if (!signal.aborted) start({ kind: 'file-question', text: body.question, material });
    });
  const startPicture = (want: ImageTask['want'], wish: string) => {
    note(want, wish);
    void look(async (signal) => {
      const picture = await ask('picture', {});
      if (!signal.aborted) start({ kind: 'image', want, text: wish, ...picture });
    });
  };
  const begin = (body: QueryRequest<'context'>) => {
    note('question', body.question, { body });
    void (engine === 'offline' ? look(answerHere) : send(body));
  };
  const workOut = (at: QueryRequest<'propose'>) => {
    note('figure', '', { at });
    void look(finding(() => figuresAt(ask, at)));
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
    workOut,
    startPicture,
    startHere: () => void look(answerHere),
    again: () => {
      if (last.current.at) workOut(last.current.at);
      else if (last.current.body) begin(last.current.body);
      else again();
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
