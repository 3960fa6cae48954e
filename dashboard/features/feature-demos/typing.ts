/** spec §9: the features page's timings. */
export const TYPING_MS = 40;
export const ANSWER_DELAY_MS = 800;
export const VISIBLE_SHARE = 0.15;

/** What of a panel stands there. */
export interface Typing {
  /** How many characters of the prompt. */
  typed: number;
  answered: boolean;
}

export const untyped: Typing = { typed: 0, answered: false };

/** How long a state lasts until the next one, null for the last (spec §2). */
export function lifeOf({ typed, answered }: Typing, length: number): number | null {
  if (answered) return null;
  return typed < length ? TYPING_MS : ANSWER_DELAY_MS;
}

/** A character more, or the answer once all are there. */
export function nextTyping({ typed }: Typing, length: number): Typing {
  return typed < length ? { typed: typed + 1, answered: false } : { typed, answered: true };
}
