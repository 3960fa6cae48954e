import { dropKept, readKept, reads, writeKept } from './kept.ts';

const count = reads((given): given is number => typeof given === 'number');

/** spec §9: generations without an account. */
export const ANONYMOUS_GENERATIONS = 1;

/** How often this browser generated without an account; the server counts for itself (design §5). */
export const readAttempts = (): number => readKept('attempts', count) ?? 0;

export const saveAttempt = (): void => writeKept('attempts', readAttempts() + 1);

/** Who logs in begins anew (spec §4). */
export const clearAttempts = (): void => dropKept('attempts');
