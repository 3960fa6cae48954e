/** Where the generations without an account are counted (spec §3). The server counts for itself (design §5). */
const KEY = 'generationAttempts';

/** spec §9: generations without an account. */
export const ANONYMOUS_GENERATIONS = 1;

/** How often this browser generated without an account. A browser that refuses to be asked counted nothing. */
export function readAttempts(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function saveAttempt(): void {
  try {
    localStorage.setItem(KEY, String(readAttempts() + 1));
  } catch {
    // A private window keeps nothing; the server's count holds there too.
  }
}

/** Who logs in begins anew (spec §4). */
export function clearAttempts(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
