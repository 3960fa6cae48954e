import type { FoundAnswer } from '@/shared/documents/worker-messages.ts';
import type { RunState } from '@/shared/run/run-state.ts';

interface Coming {
  /** What was found on this device. */
  found: FoundAnswer | null | undefined;
  state: RunState;
}

/** Whether a question has its answer, or choices that lead to it. */
export const isAnswered = ({ found, state }: Coming): boolean =>
  found ? !!found.query || found.passages.length > 0 : state.status === 'done';

/** Whether no other question was begun since one was asked. */
export const isSameOrNone = (typed: string, asked: string): boolean => typed === asked || typed.trim() === '';
