import { type CardState, type Outcome, outcomeOf } from '@/shared/extension/card/card-state.ts';

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (member instanceof Set ? [...member] : member));

/**
 * Every message from the page's script is a copy. An outcome that says what the last one said becomes that one again, so
 * that it is not drawn anew: that would take focus, scroll position and selection away.
 */
export function createSameOutcome(): (state: CardState) => CardState {
  let last: { outcome: Outcome; whole: string; done: string } | null = null;
  return (state) => {
    const { phase } = state;
    const outcome = outcomeOf(phase);
    if (!outcome || !('outcome' in phase)) return state;
    const told = { whole: asText(outcome), done: asText(outcome.done) };
    const done = last?.done === told.done ? last.outcome.done : outcome.done;
    const same = last?.whole === told.whole ? last.outcome : { ...outcome, done };
    last = { ...told, outcome: same };
    return { ...state, phase: { ...phase, outcome: same } };
  };
}
