import type { EngineId } from '@/shared/contracts/enhance.ts';
import { doneLine, runningLine } from '@/shared/engines/answer-summary.ts';
import type { RunOutcome } from '@/shared/run/run-result.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { changesText } from '@/shared/run/texts.en.ts';
import { say } from './say.ts';

/** How many places of the draft a result changes. */
export function changeCount({ segments }: RunOutcome): number {
  return segments.filter((part) => !('same' in part)).length;
}

/** What is read out of a run as it stands. */
export function spokenFor(state: RunState): string {
  if (state.status !== 'done') return state.status === 'streaming' ? say('sharpeningSaid') : '';
  const count = changeCount(state.outcome);
  if (count === 0 || !state.engine) return say('unchangedSaid');
  return say('doneWith', { what: doneLine(state.engine), changes: changesText(count, count) });
}

/** What stands above it: the words of the card. */
export function titleOf(state: RunState, engine: EngineId | undefined): string {
  if (state.status === 'done' && changeCount(state.outcome) === 0) return say('unchanged');
  if (!engine) return say('result');
  return state.status === 'done' ? doneLine(engine) : runningLine(engine);
}
