import type { ImageTurn } from '@/shared/contracts/image-prompt.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { ReadPicture } from './read-picture.ts';

/** A message on its way, or one that failed; sent again it carries the same id. */
export interface Outgoing {
  requestId: string;
  kind: 'initial' | 'refine';
  said: string;
  picture: ReadPicture | null;
  /** What is known of the picture, once it was asked for: the same in every repeat. */
  analysis?: string;
  at: number;
}

export interface Fault {
  outgoing: Outgoing;
  code: ErrorCode;
  retryAfterMs: number | undefined;
  at: number;
  /** How many turns there were: where it stands in the conversation. */
  after: number;
}

/** A line of the conversation: a turn that is kept, or a message that failed. */
export type Entry = { type: 'turn'; turn: ImageTurn } | { type: 'fault'; fault: Fault };

/** Turns and failed messages in their order; what failed here and was answered all the same is a turn. */
export function entriesOf(turns: readonly ImageTurn[], faults: readonly Fault[]): Entry[] {
  const answered = new Set(turns.map(({ requestId }) => requestId));
  const lost = faults.filter(({ outgoing }) => !answered.has(outgoing.requestId));
  const entries: Entry[] = [];
  for (let at = 0; at <= turns.length; at++) {
    for (const fault of lost) if (fault.after === at) entries.push({ type: 'fault', fault });
    const turn = turns[at];
    if (turn) entries.push({ type: 'turn', turn });
  }
  return entries;
}

/**
 * Whether a message begins anew or changes the last prompt (spec §4): the first one, and one with a picture, begin.
 */
export function kindOf(turns: readonly ImageTurn[], picture: ReadPicture | null): Outgoing['kind'] {
  return turns.length === 0 || picture ? 'initial' : 'refine';
}
