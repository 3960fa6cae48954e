import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { imagePromptPath, paths } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { ANSWER_MS, withTimeout } from '@/dashboard/app/with-timeout.ts';
import {
  analyseReference,
  askInitialPrompt,
  askRefinement,
  hasServerModel,
  readImageSession,
} from '@/shared/client/image-prompt-calls.ts';
import { MAX_ANALYSIS_CHARS } from '@/shared/contracts/image-brief.ts';
import type { ImageSession, ImageTurn } from '@/shared/contracts/image-prompt.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { type Fault, kindOf, type Outgoing } from './conversation.ts';
import type { ReadPicture } from './read-picture.ts';
import { newSessionId } from './session-id.ts';

/** Where a model sees, the picture is shown to it; that it could not is no reason to stop (spec §7). */
async function analyse(picture: ReadPicture, signal: AbortSignal): Promise<string> {
  try {
    if (!(await hasServerModel(functionsAccess, signal))) return picture.analysis;
    const body = { image_data: picture.jpeg, analysis_focus: 'general' as const };
    const seen = await analyseReference(functionsAccess, body, signal);
    return `${picture.analysis}\n${seen}`.trim().slice(0, MAX_ANALYSIS_CHARS);
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    reportError('image-chat.analysis', thrown);
    return picture.analysis;
  }
}

async function ask(sessionId: string, outgoing: Outgoing, signal: AbortSignal) {
  const { requestId, said, picture } = outgoing;
  const base = { requestId, session_id: sessionId };
  if (outgoing.kind === 'refine')
    return askRefinement(functionsAccess, { ...base, refinement_request: said }, signal);
  if (picture) outgoing.analysis ??= await analyse(picture, signal);
  const reference_image_analysis = outgoing.analysis ?? null;
  return askInitialPrompt(functionsAccess, { ...base, description: said, reference_image_analysis }, signal);
}

/** Keeps the conversation in the address without leaving the page: a reload finds it. */
function showAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}

const keyOf = (id: string) => ['image-session', id];

/** What this page knows of a conversation that the server keeps. */
function useSessionCache(givenId: string | null) {
  const cache = useQueryClient();
  const [id, setId] = useState(() => givenId ?? newSessionId());
  const [isKept, setIsKept] = useState(givenId !== null);
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => withTimeout(ANSWER_MS, () => readImageSession(functionsAccess, id, signal)),
    enabled: isKept,
    // Another tab goes on with it between two looks at this one.
    staleTime: 0,
  });
  const add = (turn: ImageTurn) => {
    cache.setQueryData(keyOf(id), (known: ImageSession | undefined): ImageSession => {
      const turns = known?.turns ?? [];
      const isKnown = turns.some(({ requestId }) => requestId === turn.requestId);
      const expiresAt = known?.expiresAt ?? turn.answeredAt;
      return { session_id: id, turns: isKnown ? turns : [...turns, turn], expiresAt };
    });
    setIsKept(true);
    showAddress(imagePromptPath(id));
    // Another tab may have gone on with it meanwhile.
    void cache.invalidateQueries({ queryKey: keyOf(id) });
  };
  const renew = () => {
    setId(newSessionId());
    setIsKept(false);
    showAddress(paths.imagePrompt);
  };
  return { id, query, turns: query.data?.turns ?? [], add, renew, lookAgain: () => void query.refetch() };
}

/** The conversation about a picture: one message at a time, kept by the server, sent again without paying again. */
export function useImageChat(givenId: string | null) {
  const session = useSessionCache(givenId);
  const { changeProfile } = useAccountCache();
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const current = useRef<AbortController>(null);
  /** What is being tried again: called off, it stands there as it did. */
  const retried = useRef<Fault>(null);
  useEffect(() => () => current.current?.abort(), []);

  const run = async (message: Outgoing) => {
    const control = new AbortController();
    current.current = control;
    setOutgoing(message);
    const preview = message.picture?.preview;
    if (preview) setPreviews((known) => ({ ...known, [message.requestId]: preview }));
    try {
      const { turn, credits } = await ask(session.id, message, control.signal);
      session.add(turn);
      logEvent('image_prompt_completed');
      if (credits !== null) {
        logEvent('credits_used');
        changeProfile({ credits });
      }
    } catch (thrown) {
      if (control.signal.aborted) return;
      const { code, retryAfterMs } = reportError('image-chat', thrown);
      setFaults((known) => [
        ...known,
        { outgoing: message, code, retryAfterMs, at: Date.now(), after: session.turns.length },
      ]);
    } finally {
      if (current.current === control) setOutgoing(null);
    }
  };
  const send = (text: string, picture: ReadPicture | null) => {
    const said = text.trim();
    // spec §5: nothing to say, or an answer on its way.
    if (outgoing || (said === '' && !picture)) return;
    const kind = kindOf(session.turns, picture);
    retried.current = null;
    void run({ requestId: crypto.randomUUID(), kind, said, picture, at: Date.now() });
  };
  const forget = (fault: Fault) => setFaults((known) => known.filter((one) => one !== fault));
  const retry = (fault: Fault) => {
    if (outgoing) return;
    forget(fault);
    retried.current = fault;
    void run(fault.outgoing);
  };
  /** Whether what is on its way failed before: called off, it stands in the conversation again. */
  const isRetry = () => retried.current !== null;
  const cancel = () => {
    const fault = retried.current;
    current.current?.abort();
    current.current = null;
    setOutgoing(null);
    if (fault) setFaults((known) => [...known, fault]);
    // It may have been answered in the same moment.
    if (session.turns.length > 0) session.lookAgain();
  };
  const renew = () => {
    current.current?.abort();
    setOutgoing(null);
    setFaults([]);
    session.renew();
  };
  return { ...session, outgoing, faults, previews, send, retry, isRetry, forget, cancel, renew };
}
