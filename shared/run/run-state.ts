import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Fallback } from '@/shared/engines/answer-summary.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { RunOutcome } from './run-result.ts';

/** Who answered, and what it took: known piece by piece while a run goes on. */
export interface RunSummary {
  engine: EngineId | null;
  model: string;
  /** How many addresses, numbers and keys were kept back. */
  redactions: number;
  /** Set where the engine that was asked failed and the next one answered. */
  fallback: Fallback | null;
}

/** What a finished run took. `cost` and `credits` are missing where nobody keeps count. */
export interface RunPrice {
  elapsedMs?: number | undefined;
  cost?: number | undefined;
  credits?: number | null | undefined;
}

/** What happens to a run, in the order of the streams of design §4. */
export type RunEvent =
  | { type: 'ping' }
  | { type: 'begin' }
  | { type: 'cancel' }
  /** What there was gives way to something else. */
  | { type: 'clear' }
  | { type: 'start'; engine: EngineId; model?: string; redactions?: number | undefined }
  | ({ type: 'fallback' } & Fallback)
  | { type: 'delta'; text: string }
  | ({ type: 'done' } & RunOutcome & RunPrice)
  | {
      type: 'error';
      code: ErrorCode;
      retryAfterMs?: number | undefined;
      engine?: EngineId | undefined;
    };

/** `text` of a run that is not done is what has arrived so far; `engine` of a failed one, who failed where that is known. */
export type RunState =
  | { status: 'idle' }
  | ({ status: 'streaming'; text: string } & RunSummary)
  | ({ status: 'done'; outcome: RunOutcome; price: RunPrice } & RunSummary)
  | {
      status: 'failed';
      code: ErrorCode;
      text: string;
      retryAfterMs?: number | undefined;
      engine?: EngineId | undefined;
      /** Set where it was the next engine that failed at last. */
      after?: Fallback | undefined;
    };

export const idleRun: RunState = { status: 'idle' };

const nobodyYet: RunSummary = { engine: null, model: '', redactions: 0, fallback: null };

function arrived(state: RunState): string {
  return state.status === 'streaming' ? state.text : '';
}

/** Who is at work, as far as a run has told. */
function asked(state: RunState): EngineId | undefined {
  if (state.status !== 'streaming') return undefined;
  return state.engine ?? state.fallback?.to;
}

/** The state after one event; events of a run that is over change nothing. */
export function nextRun(state: RunState, event: RunEvent): RunState {
  if (event.type === 'begin') return { status: 'streaming', text: '', ...nobodyYet };
  if (event.type === 'clear') return idleRun;
  if (event.type === 'error') {
    const { code, retryAfterMs } = event;
    return {
      status: 'failed',
      code,
      text: arrived(state),
      retryAfterMs,
      engine: event.engine ?? asked(state),
      after: (state.status === 'streaming' && state.fallback) || undefined,
    };
  }
  if (state.status !== 'streaming') return state;
  switch (event.type) {
    case 'ping':
      return state;
    case 'cancel':
      return idleRun;
    case 'start':
      return {
        ...state,
        engine: event.engine,
        model: event.model ?? '',
        redactions: event.redactions ?? 0,
      };
    case 'fallback': {
      const { from, to, code } = event;
      return { status: 'streaming', text: '', ...nobodyYet, fallback: { from, to, code } };
    }
    case 'delta':
      return { ...state, text: state.text + event.text };
    case 'done': {
      const { text, segments, sections, guard, blanks, nature, remarks, elapsedMs, cost, credits } = event;
      const { engine, model, redactions, fallback } = state;
      return {
        status: 'done',
        outcome: {
          text,
          segments,
          sections,
          guard,
          ...(blanks && { blanks }),
          ...(nature && { nature }),
          ...(remarks && { remarks }),
        },
        price: { elapsedMs, cost, credits },
        engine,
        model,
        redactions,
        fallback,
      };
    }
  }
}
