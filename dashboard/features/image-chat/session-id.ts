const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a new conversation: `session_`, random text, a time (spec §3). */
export function newSessionId(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map(
    (byte) => LETTERS[byte % LETTERS.length],
  );
  return `session_${random.join('')}_${Date.now()}`;
}
