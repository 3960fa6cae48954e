import * as z from 'zod/mini';
import { fail, ok, type Result } from '@/shared/errors/result.ts';

/** Up to and including the part before `/chat/completions`; `http` and `https` alone. */
export const baseUrl = z.string().check(
  z.maxLength(500),
  z.refine((text) => serverUrl(text) !== null),
);
const model = z.string().check(z.minLength(1), z.maxLength(200));

/** An OpenAI-compatible server. The key is a secret: background and own pages alone read it. */
export interface ServerConfig {
  baseUrl: string;
  model: string;
  key?: string | undefined;
}

/** One that asks for no key: Ollama, LM Studio, llama.cpp. */
export const serverConfig = z.object({ baseUrl, model });

/** One the user pays for: its key goes over the network in no clear text. */
export const keyServer = z.object({
  baseUrl: baseUrl.check(z.refine((text) => readServerUrl(text, { hasKey: true }).ok)),
  model,
  key: z.string().check(z.minLength(1), z.maxLength(1_000)),
});

/** What keeps a typed text from being a server's address; `scheme` as it was typed, with its colon. */
export type AddressFault =
  | { kind: 'empty' | 'blank' | 'credentials' | 'malformed' | 'open'; scheme?: undefined }
  | { kind: 'scheme'; scheme: string };

/** Letters, digits, dots and hyphens, or an IPv6 address. Chromium escapes anything else and takes it all the same. */
const HOST = /^(?:[\p{L}\d]([\p{L}\d._-]*[\p{L}\d])?\.?|\[[\da-f:.]+\])$/iu;

/**
 * The address a server is asked at, without credentials, query or a slash at its end; or what is wrong with it.
 * @param options `hasKey`: a key goes along, which asks for `https` to any other computer; typed without a scheme it is that
 */
export function readServerUrl(text: string, { hasKey = false } = {}): Result<string, AddressFault> {
  const written = text.trim();
  if (written === '') return fail({ kind: 'empty' });
  if (/\s/.test(written)) return fail({ kind: 'blank' });
  const scheme = /^[a-z][a-z\d+.-]*:(?=\/\/)/i.exec(written)?.[0].toLowerCase();
  if (scheme && scheme !== 'http:' && scheme !== 'https:') return fail({ kind: 'scheme', scheme });
  const plain = scheme ? written : `http://${written}`;
  if (!URL.canParse(plain)) return fail({ kind: 'malformed' });
  const isSafe = !hasKey || isOnThisComputer(plain);
  const address = scheme || isSafe ? plain : `https://${written}`;
  if (!URL.canParse(address)) return fail({ kind: 'malformed' });
  const { protocol, host, hostname, pathname, username, password } = new URL(address);
  if (username || password) return fail({ kind: 'credentials' });
  if (!HOST.test(hostname)) return fail({ kind: 'malformed' });
  if (!isSafe && protocol === 'http:') return fail({ kind: 'open' });
  return ok(`${protocol}//${host}${pathname.replace(/\/+$/, '')}`);
}

/** The same, where nobody asks what is wrong; null then. */
export function serverUrl(text: string): string | null {
  const read = readServerUrl(text);
  return read.ok ? read.value : null;
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
