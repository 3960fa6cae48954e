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
  return count === 0 ? say('unchangedSaid') : say('doneWith', { changes: changesText(count, count) });
}

/** What stands above it. */
export function titleOf(state: RunState): string {
  if (state.status !== 'done') return say('sharpening');
  return changeCount(state.outcome) === 0 ? say('unchanged') : say('result');
}
