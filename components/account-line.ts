import { accountParts } from '@/shared/engines/answer-account.ts';
import type { RunState } from './run-state.ts';

/** Who answered a run that is done, how long that took and what it cost, in one line; empty for any other. */
export function accountLine(state: RunState): string {
  if (state.status !== 'done' || !state.engine) return '';
  const { engine, model, redactions, fell, price } = state;
  const { elapsedMs = 0, cost, credits = null } = price;
  return accountParts({ engine, model, elapsedMs, cost, credits, redactions, fell }).join(' · ');
}
