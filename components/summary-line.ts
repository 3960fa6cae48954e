import { summaryParts } from '@/shared/engines/answer-summary.ts';
import type { RunState } from '@/shared/run/run-state.ts';

/** Who answered a run that is done, how long that took and what it cost, in one line; empty for any other. */
export function summaryLine(state: RunState): string {
  if (state.status !== 'done' || !state.engine) return '';
  const { engine, model, redactions, fallback, price } = state;
  const { elapsedMs = 0, cost, credits = null } = price;
  return summaryParts({ engine, model, elapsedMs, cost, credits, redactions, fallback }).join(' · ');
}
