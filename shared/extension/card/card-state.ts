import type { EngineId, EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import type { Fallback } from '@/shared/engines/answer-summary.ts';
import { parseFollowUps } from '@/shared/enhance/follow-ups.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';
import type { NamedRecord } from '@/shared/extension/named-record.ts';
import {
  chosenText,
  type Filled,
  keptText,
  type ResultChoice,
  sentText,
} from '@/shared/run/result-choice.ts';
import type { RunDone } from '@/shared/run/run-result.ts';
import type { CardJob, SavedKind } from './card-job.ts';
import type { NoteName } from './note-texts.en.ts';

/** A finished result and what the user refused of it. */
export interface Outcome extends ResultChoice {
  done: RunDone;
  engine: EngineId;
  model: string;
  elapsedMs: number;
  /** How many addresses, numbers and keys were kept back. */
  redactions?: number | undefined;
  /** Set where the engine that was asked failed and the next one answered. */
  fallback?: Fallback | undefined;
  /** Whether a picture or the like had to be put back where it stood in the draft. */
  isRepaired?: boolean;
}

export type CardPhase =
  /** Waits for the language to translate into. */
  | { name: 'asking' }
  | { name: 'running'; engine: EngineId | null; text: string }
  | { name: 'done'; outcome: Outcome }
  /** `engine`: who failed, where that is known. */
  | {
      name: 'failed';
      code: ErrorCode;
      partial: string;
      retryAfterMs?: number | undefined;
      engine?: EngineId | undefined;
    }
  | { name: 'writing'; outcome: Outcome }
  /** Written, and still as it was written: Revert is offered. */
  | { name: 'accepted' }
  /** The text itself was kept in the library. */
  | { name: 'kept' }
  /** The text did not arrive, or the draft is another now: Copy is what remains. */
  | { name: 'unwritten'; outcome: Outcome; code: ErrorCode };

export type FailureDetails = Partial<
  Pick<Extract<CardPhase, { name: 'failed' }>, 'partial' | 'retryAfterMs' | 'engine'>
>;

/** All the card shows. */
export interface CardState {
  level: EnhanceLevel;
  mode: EnhanceMode;
  showChanges: boolean;
  /** What the card is for; null for a rewrite. */
  job: CardJob | null;
  /** The persona that is on. */
  persona: NamedRecord | null;
  /** The language to translate into. */
  language: string;
  /** How a result gets into the page: in place of the draft, at the composer's end, or not at all. */
  writes: 'replace' | 'insert' | null;
  phase: CardPhase;
  /** Why a finished result cannot be written as it is; told before it is accepted. */
  cannot: ErrorCode | null;
  /** How the headings and lists of a finished result go into a document or a mail; null where there are none. */
  form: 'structure' | 'lines' | null;
  /** Whether it is being asked as what to keep the result. */
  asksWhatToSave: boolean;
  /** What was kept last and can be taken back, as long as the note says so. */
  saved: (NamedRecord & { kind: SavedKind }) | null;
  /** Whether the mail has an empty field for its subject. */
  lacksSubject: boolean;
  /** The origin of a site that has no chip yet and could have it. */
  addableSite: string | null;
  /** A passing word in the status line, such as that the text was copied, or of a failure its code: the frame words both. */
  note: NoteName | { code: ErrorCode } | null;
}

/** Whether a card's work ended: written, kept or failed. */
export function isOver({ name }: CardPhase): boolean {
  return ['accepted', 'kept', 'failed', 'unwritten'].includes(name);
}

/** Whether pressing Retry makes sense here. */
export function offersRetry(phase: CardPhase): boolean {
  if (phase.name === 'failed' || phase.name === 'unwritten') return isWorthRetrying(phase.code);
  return phase.name === 'done';
}

/** Whether the draft of a result is another by now. */
export const isOutdated = ({ phase, cannot }: Pick<CardState, 'phase' | 'cannot'>): boolean =>
  cannot === 'draft_changed' || (phase.name === 'unwritten' && phase.code === 'draft_changed');

/** The outcome a phase holds, if it holds one. */
export function outcomeOf(phase: CardPhase): Outcome | null {
  return 'outcome' in phase ? phase.outcome : null;
}

/** The questions of a finished `follow-ups` job; none where the engine gave another text. */
export function questionsOf({ job, phase }: CardState): string[] {
  const outcome = outcomeOf(phase);
  const asks = job?.kind === 'follow-ups' && outcome?.done.nature !== 'prompt';
  return asks && outcome ? parseFollowUps(outcome.done.text) : [];
}

/** Whether a phase's result is a prompt for a chat instead of what was asked for. */
export const isPrompt = (phase: CardPhase): boolean => outcomeOf(phase)?.done.nature === 'prompt';

/** Whether a result is worth writing: a rewrite that changes nothing is not. */
export function isWorthWriting({ job, phase }: CardState): boolean {
  const outcome = outcomeOf(phase);
  if (!outcome) return false;
  return job ? outcome.done.text !== '' : outcome.done.segments.some((part) => !('same' in part));
}

/** The text as the user has it now. */
export const resultText = (outcome: Outcome): string => chosenText(outcome.done, outcome);

/** The same as it is written and copied: without open blanks. */
export const textToSend = (outcome: Outcome, filled: Filled): string =>
  sentText(outcome.done, outcome, filled);

/** The same as the library keeps it: blanks left empty stay blanks. */
export const textToKeep = (outcome: Outcome, filled: Filled): string =>
  keptText(outcome.done, outcome, filled);

/** What Copy takes: the result, or as much of it as had come when it broke off. */
export function textToCopy(phase: CardPhase, filled: Filled): string {
  if (phase.name === 'failed') return phase.partial;
  const outcome = outcomeOf(phase);
  return outcome ? textToSend(outcome, filled) : '';
}
