import type { SupabaseClient } from '@supabase/supabase-js';
import { functionsAccess, openPassingClient, sessionStore } from '@/dashboard/app/session.ts';
import { signOutHere } from '@/dashboard/app/sign-out.ts';
import { isLinkExpired, recoverEmail, sendEmailChangeNotices } from '@/shared/client/account-calls.ts';
import { redeemLink } from '@/shared/client/auth-calls.ts';
import { fromAuthError } from '@/shared/client/auth-errors.ts';
import { type LinkKind, recoverEmailRequest } from '@/shared/contracts/account.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { LinkMode } from '@/shared/errors/link-texts.en.ts';
import { clearPendingReset, type PendingReset, readPendingReset, savePendingReset } from './pending-reset.ts';

export interface MailLink {
  mode: LinkMode;
  code: string;
  /** Whether the address that is verified replaces another one. */
  emailChange: boolean;
}

/** What is left to do after a link was used: a reset is only begun by it. */
export interface OpenedLink {
  email: string;
  /** Signed in as the account, for as long as the page stands. */
  client: SupabaseClient | null;
}

/** Uses the code up. The service says the same of an old link as of a forged one; our own record tells them apart. */
async function redeem(client: SupabaseClient, code: string, kind: LinkKind): Promise<string> {
  try {
    return await redeemLink(client, code, kind);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'link_invalid') throw thrown;
    // Where the record cannot be asked, the cautious sentence stands.
    const expired = await isLinkExpired(functionsAccess, code, kind).catch(() => false);
    throw expired ? new AppError('link_expired', { cause: thrown }) : thrown;
  }
}

/** After a change of address: its earlier owner is told, and whoever is signed in here sees the new one at once. */
async function followEmailChange(): Promise<void> {
  // The change is made; a notice that could not be sent now is sent by the schedule.
  await sendEmailChangeNotices(functionsAccess).catch(() => undefined);
  if (sessionStore.getState().status === 'signedIn')
    await (await sessionStore.client()).auth.refreshSession();
}

async function verify(link: MailLink): Promise<OpenedLink> {
  const client = await openPassingClient();
  const email = await redeem(client, link.code, link.emailChange ? 'email_change' : 'signup');
  if (link.emailChange) await followEmailChange();
  await client.auth.signOut({ scope: 'local' });
  return { email, client: null };
}

/** Goes on with the reset this tab began, else uses the code up and keeps what it opened until the password is set. */
async function beginReset(code: string): Promise<OpenedLink> {
  const client = await openPassingClient();
  const pending = readPendingReset();
  if (pending?.code === code) {
    await resumeLink(client, pending);
    return { email: pending.email, client };
  }
  const email = await redeem(client, code, 'recovery');
  const { session } = (await client.auth.getSession()).data;
  if (session)
    savePendingReset({ code, email, accessToken: session.access_token, refreshToken: session.refresh_token });
  return { email, client };
}

/** @throws AppError `link_expired` where the kept session opens nothing any more */
async function resumeLink(
  client: SupabaseClient,
  { accessToken, refreshToken }: PendingReset,
): Promise<void> {
  const { error } = await client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
  if (!error) return;
  const known = fromAuthError(error);
  if (known.code === 'network_error') throw known;
  clearPendingReset();
  throw new AppError('link_expired', { cause: error });
}

/**
 * Does what a mail's link asks for; its code works once.
 * @throws AppError `link_expired`, `link_invalid`, `account_disabled` and others
 */
export async function openMailLink(link: MailLink): Promise<OpenedLink> {
  if (link.mode === 'verifyEmail') return verify(link);
  if (link.mode === 'recoverEmail') {
    if (!recoverEmailRequest.safeParse({ oobCode: link.code }).success) throw new AppError('link_invalid');
    await recoverEmail(functionsAccess, link.code);
    // It ended every session of the account; what is still kept of one here would skip the login.
    await signOutHere();
    return { email: '', client: null };
  }
  return beginReset(link.code);
}
