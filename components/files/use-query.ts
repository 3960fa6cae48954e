import { useEffect, useState } from 'react';
import type { QueryName, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { AskFile } from './file-entry.ts';

export interface Query<N extends QueryName> {
  reply: QueryReply<N> | null;
  code: ErrorCode | null;
  /** Whether what is shown answers an earlier question still. */
  isBusy: boolean;
  /** Asks the same once more. */
  again: () => void;
}

/**
 * Asks about a file whenever the question changes, and keeps what was answered last until then.
 * @param ask null where there is no file to ask
 * @param body null asks nothing
 * @param afterMs how long a question must stand, for what is being typed
 */
export function useQuery<N extends QueryName>(
  ask: AskFile | null,
  name: N,
  { body, afterMs = 0, stamp = 0 }: { body: QueryRequest<N> | null; afterMs?: number; stamp?: number },
): Query<N> {
  const [state, setState] = useState<Omit<Query<N>, 'again'>>({
    reply: null,
    code: null,
    isBusy: body !== null,
  });
  const [tries, setTries] = useState(0);
  const question = body === null ? null : JSON.stringify(body);
  useEffect(() => {
    // A new stamp asks the same again: there may be more to answer it from. So does a press.
    void [stamp, tries];
    if (ask === null || question === null) return;
    let isWanted = true;
    setState((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(() => {
      ask(name, JSON.parse(question) as QueryRequest<N>).then(
        (reply) => isWanted && setState({ reply, code: null, isBusy: false }),
        (thrown: unknown) =>
          isWanted && setState({ reply: null, code: reportError('panel.files', thrown).code, isBusy: false }),
      );
    }, afterMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, name, question, afterMs, stamp, tries]);
  return { ...state, again: () => setTries((before) => before + 1) };
}
