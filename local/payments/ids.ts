import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as the vendor makes them: a prefix that says the kind, then 24 letters and digits. */
export function newId(prefix: string): string {
  const letters = [...randomBytes(24)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${prefix}_${letters}`;
}

/** The clock of the API: whole seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
