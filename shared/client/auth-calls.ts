import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import type { LinkKind } from '@/shared/contracts/account.ts';
import { fromAuthError, isMailPause, requireAuth } from './auth-errors.ts';
import { FIRST_STEPS } from './stores/session-store.ts';

/** What the signup form asks for (spec §3). */
export interface SignupData {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  countryCode: string;
  mobileNumber: string;
  password: string;
}

/** Where a mail went out a moment ago, asking again is no failure: it is on its way. */
function requireMail({ error }: { error: AuthError | null }): void {
  if (error && !isMailPause(error)) throw fromAuthError(error);
}

/**
 * Makes an account and has its verification mail sent; the database makes the user record from what is given. An address
 * that has an account already is answered alike (decision 11).
 * @param returnUrl where the mail's link leads on to
 * @throws AppError `email_in_use`, `weak_password`, `rate_limited` and others
 */
export async function signUp(client: SupabaseClient, data: SignupData, returnUrl: string): Promise<void> {
  requireMail(
    await client.auth.signUp({
      email: data.email,
      password: data.password,
      options: {
        emailRedirectTo: returnUrl,
        data: {
          first_name: data.firstName,
          last_name: data.lastName,
          username: data.username,
          country_code: data.countryCode,
          mobile_number: data.mobileNumber,
        },
      },
    }),
  );
}

/** @throws AppError `invalid_credentials`, `email_not_verified`, `rate_limited` and others */
export async function signIn(
  client: SupabaseClient,
  credentials: { email: string; password: string },
): Promise<void> {
  requireAuth(await client.auth.signInWithPassword(credentials));
}

/**
 * Ends the session of this browser, or every session of the account.
 * @throws AppError where the server could not be told
 */
export async function signOut(client: SupabaseClient, scope: 'local' | 'global' = 'local'): Promise<void> {
  requireAuth(await client.auth.signOut({ scope }));
}

/** Has a reset mail sent. Answered alike whether or not the address has an account (faults A3), also when asked twice. */
export async function requestPasswordReset(
  client: SupabaseClient,
  email: string,
  returnUrl: string,
): Promise<void> {
  requireMail(await client.auth.resetPasswordForEmail(email, { redirectTo: returnUrl }));
}

/**
 * Uses up the code of a mail's link; the client is then that account's.
 * @returns the account's address
 * @throws AppError `link_invalid`, `account_disabled` and others
 */
export async function redeemLink(client: SupabaseClient, code: string, type: LinkKind): Promise<string> {
  const { data } = requireAuth(await client.auth.verifyOtp({ token_hash: code, type }));
  return data.user?.email ?? '';
}

/**
 * Gives the account of a used reset link its new password and ends every session, this one too (faults A14).
 * @throws AppError `weak_password`, `same_password`, `unauthorized` and others
 */
export async function resetPassword(client: SupabaseClient, password: string): Promise<void> {
  requireAuth(await client.auth.updateUser({ password }));
  requireAuth(await client.auth.signOut({ scope: 'global' }));
}

/**
 * Changes the password of who is signed in, after the present one was shown to be known; ends all other sessions.
 * @param clients `passing` checks the present password without touching the session
 * @throws AppError `invalid_credentials`, `weak_password`, `same_password` and others
 */
export async function changePassword(
  clients: { session: SupabaseClient; passing: SupabaseClient },
  { email, current, next }: { email: string; current: string; next: string },
): Promise<void> {
  requireAuth(await clients.passing.auth.signInWithPassword({ email, password: current }));
  await clients.passing.auth.signOut({ scope: 'local' });
  requireAuth(await clients.session.auth.updateUser({ password: next, current_password: current }));
  requireAuth(await clients.session.auth.signOut({ scope: 'others' }));
}

/** Has the account remember that its first steps are over. */
export async function finishFirstSteps(client: SupabaseClient): Promise<void> {
  requireAuth(await client.auth.updateUser({ data: { [FIRST_STEPS]: 'done' } }));
}
