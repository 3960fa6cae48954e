import type { EngineId, EnhanceLevel, EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import { applySegments } from '@/shared/enhance/changes.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';

export type EnhanceDone = Extract<EnhancePortEvent, { type: 'done' }>;

/** A finished result and what the user refused of it. */
export interface Outcome {
  done: EnhanceDone;
  engine: EngineId;
  model: string;
  elapsedMs: number;
  /** Changes taken back, as indexes into `done.segments`. */
  refused: ReadonlySet<number>;
  /** Sections left out of a reframed prompt. */
  leftOut: ReadonlySet<SectionTitle>;
}

export type CardPhase =
  | { name: 'running'; engine: EngineId | null; text: string }
  | { name: 'done'; outcome: Outcome }
  | { name: 'failed'; code: ErrorCode; partial: string }
  | { name: 'writing'; outcome: Outcome }
  /** Written, and still as it was written: Revert is offered. */
  | { name: 'accepted'; note: 'replaced' | 'reverted' }
  /** The text did not arrive, or the draft is another now: Copy is what remains. */
  | { name: 'unwritten'; outcome: Outcome; code: ErrorCode };

/** All the card shows. */
export interface CardState {
  level: EnhanceLevel;
  mode: EnhanceMode;
  showChanges: boolean;
  /** Whether the draft stands in an editor; if not, the result can be copied only. */
  isWritable: boolean;
  phase: CardPhase;
  /** A passing word in the status line, such as that the text was copied. */
  note: string | null;
}

/** The outcome a phase holds, if it holds one. */
export function outcomeOf(phase: CardPhase): Outcome | null {
  return 'outcome' in phase ? phase.outcome : null;
}

/** The text as the user has it now: without the refused changes, or without the sections left out. */
export function resultText({ done, refused, leftOut }: Outcome): string {
  if (leftOut.size > 0) return formatSections(done.sections.filter(({ title }) => !leftOut.has(title)));
  return refused.size > 0 ? applySegments(done.segments, refused) : done.text;
}

/** A set with one member put in or taken out. */
export function toggled<T>(set: ReadonlySet<T>, member: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
