import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { chargeNote } from '@/dashboard/app/charge-note.ts';
import { fetchCode, PageOutdated } from '@/dashboard/app/fetch-code.ts';
import { heldUntilLogout } from '@/dashboard/app/forget-at-logout.ts';
import { ANONYMOUS_GENERATIONS, readAttempts, saveAttempt } from '@/dashboard/app/generation-attempts.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { leave } from '@/dashboard/app/query-client.ts';
import { accountAccess, functionsAccess, sessionStore } from '@/dashboard/app/session.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type {
  FittingMode,
  GenerateAnswer,
  GenerateLength,
  GenerateMode,
} from '@/shared/contracts/generate.ts';
import { type AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { createRunIds } from '@/shared/run/run-ids.ts';
import { failureOf } from './generation-failure.ts';

export type Generation =
  | { status: 'idle' }
  /** With what has come so far. */
  | { status: 'running'; text: string }
  | { status: 'done' }
  /** No prompt was made: an image prompt was asked for, and this topic shows nothing. */
  | { status: 'unfit'; topic: string; fits: FittingMode }
  /** Whoever was signed in is not any more, and has not said whether to go on without. */
  | { status: 'ended'; input: GeneratorInput }
  /** The site was published anew since the page was opened: its code is gone. */
  | { status: 'outdated' }
  | { status: 'failed'; failure: GeneratorFailure; input: GeneratorInput };

interface GeneratorFailure {
  code: ErrorCode;
  retryAfterMs?: number | undefined;
  /** What it cost. */
  note?: string | undefined;
}

export interface GeneratorInput {
  /** Findings that go along, taken from a report; empty where there are none. */
  context: string;
  topic: string;
  mode: GenerateMode;
  length: GenerateLength;
  /** Whether an image prompt is wanted of a topic that shows nothing, too. */
  anyway?: boolean | undefined;
}

/** Outlasts the page: who leaves in the middle and asks again is answered by the run that was paid for. */
const runIds = heldUntilLogout(createRunIds);

/** The run whose first word had come, and with it its price: a repeat may fall before it hears of that. */
const begun = heldUntilLogout(() => '');

/** Whether somebody who was signed out went on as a visitor. */
const visitorByChoice = heldUntilLogout(() => false);

/** Counts a visitor's attempt at its first word: who leaves in the middle had it too. */
function countOnce(isVisitor: boolean): () => void {
  let isCounted = false;
  return () => {
    if (isVisitor && !isCounted) saveAttempt();
    isCounted = true;
  };
}

/** Somebody with an account, a visitor, or who was signed out and has not said whether to go on as one; `unread` for a session that cannot be read. */
async function whoAsks(): Promise<'account' | 'visitor' | 'ended' | 'unread'> {
  const session = await sessionStore.known();
  if (session.status === 'signedIn') {
    visitorByChoice.set(false);
    return 'account';
  }
  if (visitorByChoice.get()) return 'visitor';
  // Somebody is signed in, and cannot be answered as that.
  if (session.isUnread) return 'unread';
  return session.isEnded ? 'ended' : 'visitor';
}

const failedWith = (code: ErrorCode, input: GeneratorInput): Generation => ({
  status: 'failed',
  failure: { code },
  input,
});

interface Attempt {
  input: GeneratorInput;
  isVisitor: boolean;
  /** Whether its first word had come. */
  hasBegun: boolean;
}

/** Whether there is a word, a figure or a picture in it: of signs alone nothing can be made, and nothing should be paid. */
const saysSomething = (topic: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(topic);

const wishOf = ({ topic, mode, length, context, anyway }: GeneratorInput) => ({
  ...{ topic, tone: 'professional' as const, length, mode },
  additional_context: context,
  ...(anyway && { anyway }),
});

/** Rules look at the topic alone: what goes along stands under their prompt as it is. */
const withContext = ({ prompt, engine }: GenerateAnswer, context: string) =>
  context && engine === 'offline' ? `${prompt}\n\n${context}` : prompt;

/** What follows a failure (spec §8, Generator), and whether a visitor has used what is free. */
function useFailing(setGeneration: (next: Generation) => void) {
  const navigate = useNavigate();
  const [limited, setLimited] = useState(false);
  const fail = ({ code, retryAfterMs }: AppError, { input, isVisitor, hasBegun }: Attempt) => {
    if (code === 'unauthorized' && !isVisitor) {
      // While the server refuses it, the browser still takes it for signed in.
      if (sessionStore.getState().status === 'signedIn') void leave();
      return setGeneration({ status: 'ended', input });
    }
    const failure = failureOf(code, isVisitor);
    const text = textFor('generator', code, retryAfterMs);
    const note = isVisitor ? '' : chargeNote(code, hasBegun);
    const said: Generation = { status: 'failed', failure: { code, retryAfterMs, note }, input };
    setGeneration(failure === 'said' ? said : { status: 'idle' });
    if (failure === 'limited') {
      saveAttempt();
      setLimited(true);
    } else if (failure !== 'said') {
      showToast('error', text);
      void navigate(paths.subscription);
    }
  };
  return { fail, limited, setLimited };
}

/**
 * One generation at a time, by `POST /generate`, shown as it is written.
 * @param onPrompt hears what was made, by which engine and of what
 */
export function useGeneration(onPrompt: (prompt: string, of: { engine: EngineId; topic: string }) => void) {
  const { changeProfile } = useAccountCache();
  const ids = runIds.get();
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const { fail, limited, setLimited } = useFailing(setGeneration);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (input: GeneratorInput): Promise<void> => {
    if (input.topic.trim() === '') return;
    current.current?.abort();
    if (!saysSomething(input.topic)) return setGeneration(failedWith('empty_draft', input));
    const control = new AbortController();
    current.current = control;
    const { signal } = control;
    setGeneration({ status: 'running', text: '' });
    const asker = await whoAsks();
    if (signal.aborted) return;
    if (asker === 'ended') return setGeneration({ status: 'ended', input });
    if (asker === 'unread') return setGeneration(failedWith('network_error', input));
    const isVisitor = asker === 'visitor';
    if (isVisitor && readAttempts() >= ANONYMOUS_GENERATIONS) {
      setGeneration({ status: 'idle' });
      return setLimited(true);
    }
    const count = countOnce(isVisitor);
    const onText = (text: string) => {
      if (signal.aborted) return;
      begun.set(body.requestId);
      count();
      setGeneration({ status: 'running', text });
    };
    const wish = wishOf(input);
    const body = { requestId: ids.idFor(JSON.stringify(wish)), ...wish };
    const access = isVisitor ? functionsAccess : accountAccess;
    try {
      const { generatePrompt } = await fetchCode(() => import('@/shared/client/generate-calls.ts'));
      const answer = await generatePrompt({ access, body, signal, onText });
      // Who was left has a say in no later run's id.
      if (signal.aborted) return;
      ids.settle();
      if ('fits' in answer) return setGeneration({ status: 'unfit', topic: input.topic, fits: answer.fits });
      count();
      logEvent('generate_completed');
      if (answer.credits !== null) {
        logEvent('credits_used');
        changeProfile({ credits: answer.credits });
      }
      onPrompt(withContext(answer, input.context), { engine: answer.engine, topic: input.topic });
      setGeneration({ status: 'done' });
    } catch (thrown) {
      if (signal.aborted) return;
      if (thrown instanceof PageOutdated) return setGeneration({ status: 'outdated' });
      const error = toAppError(thrown);
      // The run that was paid for can be asked for no more: the next one is paid anew, and is another press.
      if (error.code === 'conflict') ids.settle();
      fail(error, { input, isVisitor, hasBegun: begun.get() === body.requestId });
    }
  };

  const cancel = () => {
    current.current?.abort();
    setGeneration({ status: 'idle' });
  };

  const asVisitor = (input: GeneratorInput) => {
    visitorByChoice.set(true);
    return start(input);
  };

  return { generation, limited, start, asVisitor, cancel, closeLimit: () => setLimited(false) };
}
