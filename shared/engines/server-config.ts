import * as z from 'zod/mini';

/** Up to and including the part before `/chat/completions`; `http` and `https` alone. */
export const baseUrl = z.string().check(
  z.maxLength(500),
  z.refine((text) => serverUrl(text) !== null),
);
const model = z.string().check(z.minLength(1), z.maxLength(200));

/** An OpenAI-compatible server of the user's own: Ollama, LM Studio, llama.cpp. */
export const localServer = z.object({ baseUrl, model });
export type LocalServer = z.infer<typeof localServer>;

/** An OpenAI-compatible endpoint the user pays for. The key is a secret: background and own pages alone read it. */
export const ownKey = z.object({ baseUrl, model, key: z.string().check(z.minLength(1), z.maxLength(1_000)) });
export type OwnKey = z.infer<typeof ownKey>;

/** @returns the address a server is asked at, without credentials, query or a slash at its end; null where it is none */
export function serverUrl(text: string): string | null {
  const written = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `http://${written}`;
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname, username, password } = new URL(address);
  if ((protocol !== 'http:' && protocol !== 'https:') || username || password || host === '') return null;
  return `${protocol}//${host}${pathname.replace(/\/+$/, '')}`;
}

/** The host of a server's address, for the request log. */
export function serverHost(address: string): string {
  return new URL(address).host;
}

/** Whether the server runs on this computer. */
export function isOnThisComputer(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}

/** Enough of a key to know it by, and no more. */
export function maskKey(key: string): string {
  return key.length < 12 ? '••••' : `${key.slice(0, 3)}…${key.slice(-4)}`;
}
