import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Task } from '@/shared/contracts/task.ts';
import { cleanTask } from '@/shared/enhance/clean-task.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { idleRun, nextRun, type RunEvent, type RunState } from '@/shared/run/run-state.ts';

/** Sends a task somewhere and gives what comes back; stops with `signal`. */
export type RunSource = (task: Task, signal: AbortSignal) => AsyncIterable<RunEvent>;

interface Run {
  state: RunState;
  start: (task: Task) => void;
  cancel: () => void;
  /** Ends a run, or takes away what came of it. */
  clear: () => void;
  /** Asks once more for what was asked last; by another source where one is given. */
  again: (by?: RunSource) => void;
}

async function follow(events: AsyncIterable<RunEvent>, dispatch: (event: RunEvent) => void) {
  for await (const event of events) {
    dispatch(event);
    if (event.type === 'done' || event.type === 'error') return;
  }
  dispatch({ type: 'error', code: 'cut_off' });
}

/** One run at a time: a new one ends the one before, and leaving the screen ends all. */
export function useRun(source: RunSource): Run {
  const [state, dispatch] = useReducer(nextRun, idleRun);
  const current = useRef<AbortController>(null);
  const last = useRef<Task>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback(
    (task: Task, by: RunSource = source) => {
      last.current = task;
      current.current?.abort();
      const clean = cleanTask(task);
      if (!clean.ok) return dispatch({ type: 'error', code: clean.error });
      const control = new AbortController();
      current.current = control;
      const startedAt = performance.now();
      const dispatchIfCurrent = (event: RunEvent) => {
        if (control.signal.aborted) return;
        const isDone = event.type === 'done';
        dispatch(isDone ? { ...event, elapsedMs: performance.now() - startedAt } : event);
      };
      dispatch({ type: 'begin' });
      follow(by(clean.value, control.signal), dispatchIfCurrent).catch((thrown: unknown) => {
        const { code, retryAfterMs } = reportError('panel.run', thrown);
        dispatchIfCurrent({ type: 'error', code, retryAfterMs });
      });
    },
    [source],
  );

  const cancel = useCallback(() => {
    current.current?.abort();
    dispatch({ type: 'cancel' });
  }, []);

  const clear = useCallback(() => {
    current.current?.abort();
    dispatch({ type: 'clear' });
  }, []);

  const again = useCallback(
    (by?: RunSource) => {
      if (last.current) start(last.current, by);
    },
    [start],
  );

  return { state, start, cancel, clear, again };
}
