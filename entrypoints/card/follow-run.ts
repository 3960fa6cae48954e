import type { Fallback } from '@/shared/engines/answer-summary.ts';
import type { CardPhase, Outcome } from '@/shared/extension/card/card-state.ts';
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
  let origin: Pick<Outcome, 'engine' | 'model' | 'redactions'> | null = null;
  let fallback: Fallback | undefined;
  let text = '';
  startRun(request, {
    signal,
    onEvent(event) {
      if (event.type === 'start') {
        origin = { engine: event.engine, model: event.model, redactions: event.redactions };
      }
      if (event.type === 'fallback') {
        fallback = { from: event.from, to: event.to, code: event.code };
        origin = null;
        text = '';
      }
      if (event.type === 'delta') text += event.text;
      if (event.type === 'error') {
        const { code, retryAfterMs } = event;
        onPhase({ name: 'failed', code, partial: text, retryAfterMs });
      } else if (event.type !== 'done') onPhase({ name: 'running', engine: origin?.engine ?? null, text });
      else if (!origin) onPhase({ name: 'failed', code: 'bad_response', partial: text });
      else {
        const elapsedMs = performance.now() - startedAt;
        const untouched = {
          refused: new Set<number>(),
          appended: new Set<string>(),
          leftOut: new Set<never>(),
        };
        onDone({ ...origin, fallback, ...untouched, done: event, elapsedMs });
      }
    },
  });
}
