import { AppError } from '@/shared/errors/app-error.ts';
import { readCaller } from './caller.ts';

interface SessionGuardOptions {
  anonKey: string;
  /** From a session's token to its user's id; throws AppError `unauthorized`. */
  verifyUser: (jwt: string) => Promise<string>;
}

/**
 * Lets signed-in users through and nobody else.
 * @returns a function from a request's headers to its user's id; it throws AppError `unauthorized` without a session, and
 *   `forbidden` for a device token, which opens `/enhance` alone (design §4)
 */
export function createSessionGuard({ anonKey, verifyUser }: SessionGuardOptions) {
  return async (headers: Headers): Promise<string> => {
    const caller = readCaller(headers, anonKey);
    if (caller.kind === 'anonymous') throw new AppError('unauthorized');
    if (caller.kind === 'device') throw new AppError('forbidden');
    return verifyUser(caller.jwt);
  };
}
