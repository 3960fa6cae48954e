import { AppError } from '@/shared/errors/app-error.ts';
import { readCaller } from './caller.ts';
import type { VerifiedUser, VerifyUser } from './verify-user.ts';

interface SessionGuardOptions {
  anonKey: string;
  /** Asks anew every time: what is guarded so spends, ends or gives away more than a minute's trust is worth. */
  verifyUser: VerifyUser;
}

/**
 * Lets signed-in users through and nobody else.
 * @returns a function from a request's headers to its user's id; it throws AppError `unauthorized` without a session, and
 *   `forbidden` for a device token, which opens `/enhance` alone (design §4)
 */
export function createSessionGuard(options: SessionGuardOptions) {
  const readVerified = createVerifiedGuard(options);
  return async (headers: Headers): Promise<string> => (await readVerified(headers)).userId;
}

/** The same guard for who pays: it gives the session too. */
export function createVerifiedGuard({ anonKey, verifyUser }: SessionGuardOptions) {
  return async (headers: Headers): Promise<VerifiedUser> => {
    const caller = readCaller(headers, anonKey);
    if (caller.kind === 'anonymous') throw new AppError('unauthorized');
    if (caller.kind === 'device') throw new AppError('forbidden');
    return verifyUser(caller.jwt);
  };
}
