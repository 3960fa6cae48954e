const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** An address as its mailbox is known: spelled small, without a +tag; at Google without dots and under one name. */
export function normaliseAddress(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFKC');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, '');
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** HMAC-SHA-256 of a normalised address in hex, so that who reads the database alone can try no addresses on it. */
export async function hashAddress(email: string, key: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', secret, encoder.encode(normaliseAddress(email)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
