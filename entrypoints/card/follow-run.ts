import type { CardPhase, Outcome } from '@/shared/extension/card/card-state.ts';
import { wholeResult } from '@/shared/run/result-choice.ts';
import { idleRun, nextRun } from '@/shared/run/run-state.ts';
import { type RunRequest, startRun } from './run-client.ts';

interface FollowOptions {
  /** Hears how the run stands: running with the text so far, or failed with what had arrived. */
  onPhase(phase: Extract<CardPhase, { name: 'running' | 'failed' }>): void;
  onDone(outcome: Outcome): void;
  signal: AbortSignal;
}

/** Runs a task and turns its events into what the card shows. Calls nothing back before it returns. */
export function followRun(request: RunRequest, { onPhase, onDone, signal }: FollowOptions): void {
  const startedAt = performance.now();
  let state = nextRun(idleRun, { type: 'begin' });
  startRun(request, {
    signal,
    onEvent(event) {
      state = nextRun(state, event);
      if (state.status === 'streaming') onPhase({ name: 'running', engine: state.engine, text: state.text });
      else if (state.status === 'failed') {
        const { code, text, retryAfterMs, engine } = state;
        onPhase({ name: 'failed', code, partial: text, retryAfterMs, engine });
      } else if (state.status === 'done' && event.type === 'done') {
        const { engine, model, redactions, fallback } = state;
        if (!engine) return onPhase({ name: 'failed', code: 'bad_response', partial: event.text });
        const elapsedMs = performance.now() - startedAt;
        const account = { engine, model, elapsedMs, redactions, ...(fallback && { fallback }) };
        onDone({ ...account, ...wholeResult, done: event });
      }
    },
  });
}
