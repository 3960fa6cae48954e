import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { Verdict } from '@/shared/library/tally.ts';
import {
  type AnswerEvent,
  type Comparison,
  nextComparison,
  orderOf,
  type Prompted,
  type Side,
  sides,
  verdictOf,
} from './compare-state.ts';

/** One prompt to be carried out. */
export interface AnswerRequest {
  requestId: string;
  engine: EngineId;
  text: string;
}

/** Has a prompt carried out and gives what comes back; stops with `signal`. */
export type AnswerSource = (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<AnswerEvent>;

export interface Compared {
  engine: EngineId;
  prompts: Record<Prompted, string>;
}

interface Running extends Compared {
  control: AbortController;
  ids: Record<Side, string>;
  order: Record<Side, Prompted>;
}

const flipCoin = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0;

interface UseComparison {
  state: Comparison | null;
  start: (compared: Compared) => void;
  /** Asks for one side's answer again. */
  retry: (side: Side) => void;
  pick: (choice: Side | 'same') => void;
  /** Ends what runs and puts the comparison away. */
  leave: () => void;
}

/** One comparison at a time; leaving the screen ends it. */
export function useComparison(
  source: AnswerSource,
  onFound: (verdict: Verdict) => Promise<void>,
): UseComparison {
  const [state, dispatch] = useReducer(nextComparison, null);
  const current = useRef<Running>(null);
  useEffect(() => () => current.current?.control.abort(), []);

  const run = useCallback(
    async (running: Running, side: Side) => {
      const { control, engine, prompts, ids, order } = running;
      const { signal } = control;
      if (signal.aborted) return;
      const hear = (event: AnswerEvent) => {
        if (!signal.aborted) dispatch({ type: 'heard', side, event });
        // An id that was used for something else is of no more use.
        if (event.type === 'error' && event.code === 'conflict') ids[side] = crypto.randomUUID();
      };
      dispatch({ type: 'run', side });
      try {
        const request = { requestId: ids[side], engine, text: prompts[order[side]] };
        for await (const event of source(request, signal)) {
          hear(event);
          if (event.type === 'done' || event.type === 'error') return;
        }
        hear({ type: 'error', code: 'cut_off' });
      } catch (thrown) {
        hear({ type: 'error', code: reportError('panel.compare', thrown).code });
      }
    },
    [source],
  );

  const start = useCallback(
    async (compared: Compared) => {
      current.current?.control.abort();
      const ids = { A: crypto.randomUUID(), B: crypto.randomUUID() };
      const running = { ...compared, control: new AbortController(), ids, order: orderOf(flipCoin()) };
      current.current = running;
      dispatch({ type: 'begin', order: running.order });
      if (engineKind(compared.engine).takesTwo) for (const side of sides) void run(running, side);
      else for (const side of sides) await run(running, side);
    },
    [run],
  );

  const retry = useCallback(
    (side: Side) => {
      if (current.current) void run(current.current, side);
    },
    [run],
  );

  const leave = useCallback(() => {
    current.current?.control.abort();
    dispatch({ type: 'leave' });
  }, []);

  const pick = useCallback(
    (choice: Side | 'same') => {
      if (!current.current) return;
      dispatch({ type: 'pick', choice });
      onFound(verdictOf(current.current.order, choice)).catch((thrown: unknown) =>
        dispatch({ type: 'uncounted', code: reportError('panel.compare', thrown).code }),
      );
    },
    [onFound],
  );

  return { state, start: (compared) => void start(compared), retry, pick, leave };
}
