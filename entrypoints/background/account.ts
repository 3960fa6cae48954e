import { giveUpDevice, readBalance } from '@/shared/client/account-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { API_KEY, API_URL } from '@/shared/extension/origins.ts';
import { type Session, sessionItem } from '@/shared/extension/storage.ts';

/** How long the server may take; it is asked in passing. */
const ANSWER_WITHIN_MS = 10_000;

/** How the functions are called for a session of this extension. */
export const accountAccess = ({ token }: Pick<Session, 'token'>) => ({
  functionsUrl: `${API_URL}/functions/v1`,
  apiKey: API_KEY,
  getToken: async () => token,
});

/** Keeps something about a session, unless another took its place while the server was asked. */
async function keepIfStill({ token }: Session, next: (now: Session) => Session | null): Promise<void> {
  const now = await sessionItem.get();
  if (now?.token === token) await sessionItem.set(next(now));
}

/**
 * Takes over the balance the server knows. A token that was revoked signs out here too.
 * @throws AppError `unauthorized`, `network_error` and others; the balance that was known stays then
 */
export async function refreshAccount(): Promise<void> {
  const held = await sessionItem.get();
  if (!held) return;
  try {
    const credits = await readBalance(accountAccess(held), AbortSignal.timeout(ANSWER_WITHIN_MS));
    await keepIfStill(held, (now) => ({ ...now, credits }));
  } catch (thrown) {
    if (toAppError(thrown).code === 'unauthorized') await keepIfStill(held, () => null);
    throw thrown;
  }
}

/** Has the server forget a token that nobody here uses any more. Without a line it stays in the profile's list. */
export async function giveUp(session: Session | null): Promise<void> {
  if (!session) return;
  await giveUpDevice(accountAccess(session), AbortSignal.timeout(ANSWER_WITHIN_MS)).catch(() => undefined);
}

/**
 * Forgets the account at once, whether or not the server can be told.
 * @param leave what is to be asked of the account once more, before its token is given up
 */
export async function signOut(leave: (held: Session | null) => Promise<void>): Promise<void> {
  const held = await sessionItem.get();
  await sessionItem.set(null);
  void leave(held)
    .catch((thrown: unknown) => reportError('background.account', thrown))
    .finally(() => giveUp(held));
}
