import { recoverEmailRequest, recoveredPasswordRequest } from '@/shared/contracts/account.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { createSecret } from '@/supabase/functions/_shared/auth/secret-token.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';
import type { Recovery } from './account-store.ts';
import type { AccountDeps } from './deps-types.ts';

const failures: Record<Exclude<Recovery['outcome'], 'recovered'>, ErrorCode> = {
  expired: 'link_expired',
  invalid: 'link_invalid',
  email_in_use: 'email_in_use',
};
const CALLS_PER_WINDOW = 120;
const WINDOW_SECONDS = 600;

/**
 * Undoing a change of address (recoverEmail, design §6): the link gives the account back and ends everything that was handed
 * out for it; the same link then lets its holder choose the password, once.
 */
export function addRecovery(app: FunctionApp, deps: AccountDeps): void {
  const { store, identity, hitRateLimit, log } = deps;
  // A code of 32 random bytes is not guessed; this spares the database.
  const limit = async (headers: Headers) => {
    const from = (await sha256(readAddress(headers))).slice(0, 32);
    await hitRateLimit(`recover:${from}`, CALLS_PER_WINDOW, WINDOW_SECONDS);
  };
  app.post('/account/recover-email', async (context) => {
    const { oobCode } = await readBody(context.req.raw, recoverEmailRequest);
    await limit(context.req.raw.headers);
    const recovery = await store.recoverEmail(await sha256(oobCode));
    if (recovery.outcome !== 'recovered') throw new AppError(failures[recovery.outcome]);
    // The old password is gone by now. The service voids what it keeps beside the database we see; nobody learns this one.
    await identity.setPassword(recovery.userId, createSecret()).catch((thrown: unknown) => {
      logFailure(log, { place: 'account.recovery', thrown, requestId: context.get('requestId') });
    });
    log('email_recovered', { requestId: context.get('requestId') });
    return context.json({ success: true });
  });
  app.post('/account/recover-email/password', async (context) => {
    const { oobCode, password } = await readBody(context.req.raw, recoveredPasswordRequest);
    await limit(context.req.raw.headers);
    const hash = await sha256(oobCode);
    const found = await store.findRecoveredAccount(hash);
    if (found.outcome !== 'open') throw new AppError(failures[found.outcome]);
    await identity.setPassword(found.userId, password);
    await store.finishRecovery(hash);
    log('recovered_password_set', { requestId: context.get('requestId') });
    return context.json({ success: true });
  });
}
