import type {
  EngineId,
  GuardFinding,
  ResultNature,
  ResultRemark,
  Section,
} from '@/shared/contracts/enhance.ts';
import type { EngineTask } from '@/shared/contracts/task.ts';
import type { SilenceLimits } from './silence.ts';

/** What an engine gives, in order: one start, any deltas, one done. Failures are thrown as `AppError`. */
export type EngineEvent =
  /** `prompt` names the prompt a model was asked with, and its version; rules are asked with none. */
  | { type: 'start'; engine: EngineId; model: string; prompt?: string | undefined }
  | { type: 'delta'; text: string }
  /** `text` is the whole result; `credits` the caller's balance where a server keeps one. */
  | ({ type: 'done'; text: string; credits?: number | null } & ResultFacts);

/** What a result is checked for once it is whole. */
export interface CheckedResult {
  sections: Section[];
  guard: GuardFinding[];
}

/** What an engine tells of its result; left out, it is an answer without a remark. */
export interface ResultFacts {
  /** Where a server has checked it against the text it was given; else whoever runs the engine does. */
  checked?: CheckedResult | undefined;
  nature?: ResultNature | undefined;
  remarks?: ResultRemark[] | undefined;
}

export interface EngineRun {
  /** Names the run where the engine is paid for; a repeat of the same run carries the same id. */
  requestId: string;
  signal: AbortSignal;
  /** Hears, for each call of a model whose server tells it, how many tokens were read and written. */
  onUsage?: (tokens: number) => void;
  /** Called before the engine loads what it works with: until its next event, its silence is no failure. */
  onStarting?: () => void;
}

/** An engine (design §1): text in, better text out. */
export interface Engine {
  readonly id: EngineId;
  /** How long it may say nothing, where it needs other limits than most. */
  readonly limits?: SilenceLimits | undefined;
  /** The task's text is clean (`shared/enhance/draft.ts`). Stops within a second of `signal`. */
  run(task: EngineTask, run: EngineRun): AsyncIterable<EngineEvent>;
}
