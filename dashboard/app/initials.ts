import type { SessionUser } from '@/shared/client/stores/session-store.ts';

const MOST_LETTERS = 2;

/** Quotes, brackets and figures before it are passed over; a word without a letter has none. */
const firstLetter = (word: string) => word.match(/\p{L}/u) ?? [];

/** The letters an account is shown by: initials of its name, else the first letter of its address (spec §2). */
export function initials({ displayName, email }: Pick<SessionUser, 'displayName' | 'email'>): string {
  const names = displayName.split(/\s+/).flatMap(firstLetter);
  const letters = names.length > 0 ? names : firstLetter(email);
  const chosen = letters.length > MOST_LETTERS ? [letters[0], letters.at(-1)] : letters;
  return chosen.join('').toUpperCase();
}
