import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { networkOf, rangeOf } from './network-of.ts';

/** Who asks, by what the request shows; nothing is verified yet. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; jwt: string }
  | { kind: 'device'; token: string };

const DEVICE_TOKEN = /^wst_[\w-]{43}$/;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Keys that name a project and nobody: the new kind, and the old one, which is a token of the role `anon`. */
function isPublicKey(token: string): boolean {
  return token.startsWith('sb_publishable_') || (JWT.test(token) && roleOf(token) === 'anon');
}

/** The role a token claims, unverified: good for treating its bearer as less than anybody. */
function roleOf(jwt: string): unknown {
  try {
    const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return z.parse(z.object({ role: z.unknown() }), JSON.parse(atob(payload))).role;
  } catch {
    return undefined;
  }
}

/**
 * @param anonKey the publishable key: clients without a session send it, or the key it replaced, where a session's token goes
 * @throws AppError `unauthorized` for anything that is neither a session's nor a device's token
 */
export function readCaller(headers: Headers, anonKey: string): Caller {
  const authorization = headers.get('authorization');
  if (authorization === null) return { kind: 'anonymous' };
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  if (token === anonKey || isPublicKey(token)) return { kind: 'anonymous' };
  if (DEVICE_TOKEN.test(token)) return { kind: 'device', token };
  if (JWT.test(token)) return { kind: 'user', jwt: token };
  throw new AppError('unauthorized');
}

/** The address a call came from, as the proxy in front of the functions tells it, as far as one caller cannot change it. */
export function readAddress(headers: Headers): string {
  return networkOf(readForwarded(headers));
}

/** The range around that address, for a second and higher limit where one line must not have many shares. */
export function readRange(headers: Headers): string {
  return rangeOf(readForwarded(headers));
}

function readForwarded(headers: Headers): string {
  const forwarded = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0];
  return forwarded?.trim() || 'unknown';
}
