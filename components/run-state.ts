import type { EngineId, GuardFinding, Section } from '@/shared/contracts/enhance.ts';
import type { Segment } from '@/shared/enhance/changes.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

/** A finding of the intent guard, with the change that caused it where a single one did. */
export type RunFinding = GuardFinding & { segment: number | null };

/** A finished rewrite: its text, and the walk from the draft to it. */
export interface RunOutcome {
  text: string;
  segments: Segment[];
  sections: Section[];
  guard: RunFinding[];
}

/** What happens to a run, in the order of the streams of design §4. */
export type RunEvent =
  | { type: 'ping' }
  | { type: 'begin' }
  | { type: 'cancel' }
  | { type: 'start'; engine: EngineId }
  | { type: 'delta'; text: string }
  | ({ type: 'done' } & RunOutcome)
  | { type: 'error'; code: ErrorCode; retryAfterMs?: number | undefined };

/** `text` of a run that is not done is what has arrived so far. */
export type RunState =
  | { status: 'idle' }
  | { status: 'streaming'; engine: EngineId | null; text: string }
  | { status: 'done'; engine: EngineId | null; outcome: RunOutcome }
  | { status: 'failed'; code: ErrorCode; text: string; retryAfterMs?: number | undefined };

export const idleRun: RunState = { status: 'idle' };

function arrived(state: RunState): string {
  return state.status === 'streaming' ? state.text : '';
}

/** The state after one event; events of a run that is over change nothing. */
export function nextRun(state: RunState, event: RunEvent): RunState {
  if (event.type === 'begin') return { status: 'streaming', engine: null, text: '' };
  if (event.type === 'error') {
    const { code, retryAfterMs } = event;
    return { status: 'failed', code, text: arrived(state), retryAfterMs };
  }
  if (state.status !== 'streaming') return state;
  switch (event.type) {
    case 'ping':
      return state;
    case 'cancel':
      return idleRun;
    case 'start':
      return { ...state, engine: event.engine };
    case 'delta':
      return { ...state, text: state.text + event.text };
    case 'done': {
      const { text, segments, sections, guard } = event;
      return { status: 'done', engine: state.engine, outcome: { text, segments, sections, guard } };
    }
  }
}
