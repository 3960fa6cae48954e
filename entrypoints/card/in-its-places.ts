import { applyDiff } from '@/shared/enhance/changes.ts';
import { keepIslands } from '@/shared/enhance/keep-islands.ts';
import { locateFindings } from '@/shared/enhance/restore.ts';
import type { Outcome } from '@/shared/extension/card/card-state.ts';

/** An outcome in which the pictures, mentions and quotations of the draft stand where they stood. */
export function inItsPlaces(outcome: Outcome, placeholders: readonly string[] = []): Outcome {
  const { done } = outcome;
  if (placeholders.length === 0 || done.segments.length === 0) return outcome;
  const { segments, isRepaired } = keepIslands(done.segments, placeholders);
  if (!isRepaired) return outcome;
  const guard = done.guard.filter(
    ({ kind, value }) =>
      !placeholders.some((one) => one === value || (kind === 'placeholder' && one.includes(value))),
  );
  return {
    ...outcome,
    isRepaired,
    done: {
      ...done,
      segments,
      text: applyDiff(segments, new Set()),
      guard: locateFindings(guard, segments),
    },
  };
}
