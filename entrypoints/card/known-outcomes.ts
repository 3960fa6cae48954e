import type { Outcome } from '@/shared/extension/card/card-state.ts';
import { choiceAgain } from '@/shared/run/result-choice.ts';
import { type Choice, choiceKey } from './card-job.ts';

/** The results of one text, by what was asked for: a known one is shown again. */
export class KnownOutcomes {
  private readonly known = new Map<string, Outcome>();
  /** What a run that is asked for again takes the place of. */
  private replaced: Outcome | undefined;

  of(choice: Choice): Outcome | undefined {
    return this.known.get(choiceKey(choice));
  }

  keep(choice: Choice, outcome: Outcome): void {
    this.known.set(choiceKey(choice), outcome);
  }

  /** Keeps the result of a run; what the user had switched off before he asked again stays off. */
  take(choice: Choice, outcome: Outcome): Outcome {
    const { replaced } = this;
    const taken = replaced ? { ...outcome, ...choiceAgain(outcome.done, replaced) } : outcome;
    this.replaced = undefined;
    this.keep(choice, taken);
    return taken;
  }

  /** Forgets a result that is asked for again. */
  forget(choice: Choice): void {
    this.replaced = this.of(choice) ?? this.replaced;
    this.known.delete(choiceKey(choice));
  }

  /** Forgets them all: they are about another text by now. */
  clear(): void {
    this.known.clear();
  }
}
