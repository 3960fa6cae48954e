import { AppError } from '@/shared/errors/app-error.ts';

/** Who asks, by what the request shows; nothing is verified yet. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; jwt: string }
  | { kind: 'device'; token: string };

const DEVICE_TOKEN = /^wst_[\w-]{43}$/;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * @param anonKey the publishable key: clients without a session send it where a session's token goes
 * @throws AppError `unauthorized` for anything that is neither a session's nor a device's token
 */
export function readCaller(headers: Headers, anonKey: string): Caller {
  const authorization = headers.get('authorization');
  if (authorization === null) return { kind: 'anonymous' };
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  if (token === anonKey) return { kind: 'anonymous' };
  if (DEVICE_TOKEN.test(token)) return { kind: 'device', token };
  if (JWT.test(token)) return { kind: 'user', jwt: token };
  throw new AppError('unauthorized');
}

/** The address a call came from, as the proxy in front of the functions tells it. */
export function readAddress(headers: Headers): string {
  const forwarded = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0];
  return forwarded?.trim() || 'unknown';
}
