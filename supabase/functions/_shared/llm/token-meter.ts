import type { EngineTask } from '@/shared/contracts/task.ts';
import type { EngineEvent } from '@/shared/engines/engine.ts';
import { estimateTokens, outputLimit } from '@/shared/engines/output-limit.ts';
import { inputTokens } from '@/shared/engines/token-bound.ts';

/** No model writes faster; thoughts are written before the first word, and paid. */
const TOKENS_PER_SECOND = 150;

/** Counts what a run takes of the model. */
export class TokenMeter {
  #startedMs: number | undefined;
  #written = '';
  #reported = 0;

  constructor(private readonly task: EngineTask) {}

  start(): void {
    this.#startedMs = performance.now();
  }

  see(event: EngineEvent): void {
    if (event.type === 'delta') this.#written += event.text;
  }

  /** What the server says of one call. */
  report(tokens: number): void {
    this.#reported += tokens;
  }

  /**
   * What the run took by now: as the server reported it, which it does at the end of an answer; before that what was read, and
   * what can have been written since. 0 where the model was never asked.
   */
  used(): number {
    if (this.#startedMs === undefined) return 0;
    if (this.#reported > 0) return this.#reported;
    const seconds = (performance.now() - this.#startedMs) / 1_000;
    const thought = Math.min(outputLimit(this.task).tokens, seconds * TOKENS_PER_SECOND);
    return Math.ceil(inputTokens(this.task) + Math.max(thought, estimateTokens(this.#written)));
  }
}
