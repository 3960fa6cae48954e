import type { WritingPlace } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { type CardState, isOver } from '@/shared/extension/card/card-state.ts';
import type { CardOpen } from '@/shared/extension/messages.ts';

export type Choice = Pick<CardState, 'job' | 'mode' | 'level' | 'language' | 'persona'>;

/** What the engine is asked to do with a draft. Persona and own actions are worded in the background. */
export function taskOf({ job, mode, level, language }: Choice, text: string, place?: WritingPlace): Task {
  if (job?.kind === 'follow-ups') return { kind: 'follow-ups', text };
  if (job?.kind !== 'action') return { kind: 'enhance', mode, level, place, text };
  return { ...job, text, ...(job.action === 'translate' && { language }) };
}

/** Tells apart the results of one text: a known one is shown again instead of asked for. */
export function choiceKey({ job, mode, level, language, persona }: Choice): string {
  return JSON.stringify([job ?? [mode, level], job && language, persona?.id]);
}

/** Whether a card that is at work, or shows its result, is asked for the very same. */
export function isSameWork(
  { job, mode, level, phase }: Pick<CardState, 'job' | 'mode' | 'level' | 'phase'>,
  asked: CardOpen,
): boolean {
  const isSameChoice = (asked.mode ?? mode) === mode && (asked.level ?? level) === level;
  return !isOver(phase) && isSameChoice && JSON.stringify(asked.job ?? null) === JSON.stringify(job);
}
