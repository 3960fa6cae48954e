const SECRET_BYTES = 32;

/** 32 random bytes as base64url: 43 characters that nobody guesses. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** A new token for an extension (design §4). Kept by us as a hash alone. */
export function createDeviceToken(): string {
  return `wst_${createSecret()}`;
}
