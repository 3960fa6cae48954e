import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { chargeNote } from '@/dashboard/app/charge-note.ts';
import { keepTyping } from '@/dashboard/app/kept-typing.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { loginPath, paths, researchPath } from '@/dashboard/app/paths.ts';
import { functionsAccess, sessionStore } from '@/dashboard/app/session.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { runAnalysis } from '@/shared/client/analysis-run.ts';
import type { AnalysisRequest } from '@/shared/contracts/analysis.ts';
import { completedEvent } from '@/shared/contracts/analytics.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { type Analysis, type AnalysisQuestion, goesOnAlone, idle, reduceAnalysis } from './analysis-state.ts';
import { rememberSeen } from './earlier-reports.ts';
import { say } from './say.ts';

/** spec §9: how long a sentence stands before the page it names is opened. */
const LOGIN_AFTER_MS = 1_500;
const SUBSCRIPTION_AFTER_MS = 2_000;

/** Gives the same question the same id until it was answered, so that a lost answer is found again, not paid for twice. */
function useRequestIds() {
  const last = useRef({ body: '', requestId: '' });
  return {
    name: useCallback((question: AnalysisQuestion): AnalysisRequest => {
      const body = JSON.stringify(question);
      if (last.current.body !== body) last.current = { body, requestId: crypto.randomUUID() };
      return { requestId: last.current.requestId, ...question };
    }, []),
    forget: useCallback(() => {
      last.current = { body: '', requestId: '' };
    }, []),
  };
}

/** A run that took too long goes on without us, and is found again; after any other word from the server it is over. */
const isEnd = (code: ErrorCode) => code !== 'timeout';

/** Credits are taken before the work and stay spent: after that only the same run is found again without paying. */
const noteOf = (code: ErrorCode, isPaid: boolean, isOver: boolean): string =>
  isPaid && isOver ? '' : chargeNote(code, isPaid);

/** Where a failure leads after its sentence was read (spec §8); undefined where it leads nowhere. */
export function wayOn(code: ErrorCode): { path: string; afterMs: number } | undefined {
  if (code === 'unauthorized' || code === 'user_not_found')
    return { path: loginPath({ returnTo: researchPath }), afterMs: LOGIN_AFTER_MS };
  if (code === 'insufficient_credits') return { path: paths.subscription, afterMs: SUBSCRIPTION_AFTER_MS };
  return undefined;
}

/** One analysis at a time; what it tells while it runs, and what follows a failure (spec §4, §8). */
export function useAnalysis() {
  const { changeProfile, readAnew } = useAccountCache();
  const navigate = useNavigate();
  const ids = useRequestIds();
  const [analysis, dispatch] = useReducer(reduceAnalysis, idle);
  const current = useRef<AbortController>(null);
  /** The analysis whose credits were counted: one asked for again is paid once. */
  const counted = useRef('');
  useEffect(() => () => current.current?.abort(), []);

  const code = analysis.status === 'failed' ? analysis.failure.code : undefined;
  useEffect(() => {
    const way = code && wayOn(code);
    if (!way) return;
    const timer = setTimeout(() => void navigate(way.path), way.afterMs);
    return () => clearTimeout(timer);
  }, [code, navigate]);

  /** @returns whether the report is there */
  const start = async (question: AnalysisQuestion): Promise<boolean> => {
    const context = question.surveyData ? 'survey' : 'analysis';
    let isPaid = false;
    let id = '';
    const fail = ({ code: failed, retryAfterMs }: AppError, isOver = false) => {
      // The charge is the first thing the server does (spec §9).
      const screen = failed === 'internal' && !isPaid ? 'analysis-credits' : context;
      const note = noteOf(failed, isPaid, isOver);
      dispatch({ type: 'failed', question, failure: { code: failed, screen, retryAfterMs, isOver, note } });
      return false;
    };
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    dispatch({ type: 'asked', question });
    const session = await sessionStore.known();
    if (control.signal.aborted) return false;
    if (session.status !== 'signedIn') {
      keepTyping('question', question.query);
      return fail(new AppError(session.isUnread ? 'network_error' : 'unauthorized'));
    }
    if (question.surveyData) logEvent('survey_submitted');
    try {
      for await (const event of runAnalysis(functionsAccess, ids.name(question), control.signal)) {
        if (control.signal.aborted) return false;
        // The stream begins after the charge.
        isPaid = true;
        if (event.type === 'error') {
          if (isEnd(event.code)) ids.forget();
          if (isEnd(event.code) && id) rememberSeen(id);
          return fail(new AppError(event.code, { retryAfterMs: event.retryAfterMs }), isEnd(event.code));
        }
        if (event.type === 'start') id = event.analysisId;
        if (event.type === 'start' && event.credits !== null && counted.current !== event.analysisId) {
          counted.current = event.analysisId;
          logEvent('credits_used');
        }
        if (event.type === 'done') logEvent(completedEvent(question.mode));
        if ((event.type === 'start' || event.type === 'done') && event.credits !== null)
          changeProfile({ credits: event.credits });
        dispatch(event);
        if (event.type !== 'done') continue;
        rememberSeen(event.analysisId);
        // Its credits may have come back at its end.
        if (event.report.outcome === 'insufficient') void readAnew();
        ids.forget();
        return true;
      }
    } catch (thrown) {
      if (!control.signal.aborted) fail(toAppError(thrown));
    }
    return false;
  };

  const reset = () => {
    current.current?.abort();
    if (goesOnAlone(analysis)) showToast('success', say('goesOn'), 'reports');
    dispatch({ type: 'reset' });
  };
  return { analysis: analysis as Analysis, start, reset };
}
