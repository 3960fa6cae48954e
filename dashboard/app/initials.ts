import type { SessionUser } from '@/shared/client/stores/session-store.ts';

const MOST_LETTERS = 2;

/** The letters an account is shown by: initials of its name, else the first letter of its address (spec §2). */
export function initials({ displayName, email }: Pick<SessionUser, 'displayName' | 'email'>): string {
  const names = displayName.split(/\s+/).filter(Boolean);
  const parts = names.length > 0 ? names : [email];
  // By code points: half of a pair is no letter.
  const letters = parts.map((part) => [...part][0] ?? '');
  const chosen = letters.length > MOST_LETTERS ? [letters[0], letters.at(-1)] : letters;
  return chosen.join('').toUpperCase();
}
