import { createClient } from '@supabase/supabase-js';
import { AppError } from '@/shared/errors/app-error.ts';

/** What the identity service does for an account. */
export interface Identity {
  /**
   * Mails the verification link again, where there is an account waiting for it. Says nothing of whether there was.
   * @param continueUrl where the link leads on to; one outside the site is passed over
   */
  resendVerification(email: string, continueUrl?: string): Promise<void>;
  isPasswordRight(email: string, password: string): Promise<boolean>;
  /**
   * Sets a password by the service's own administration, which voids every code and ends every session of the account.
   * @throws AppError `weak_password`, `network_error`
   */
  setPassword(userId: string, password: string): Promise<void>;
}

const SERVER_ERROR = 500;

/** The failure of a call that says something of the service, not of what was asked. */
function isOutage(status: number | undefined): boolean {
  return status === undefined || status === 0 || status >= SERVER_ERROR;
}

function isOnSite(url: string | undefined, siteUrl: string): url is string {
  return url !== undefined && URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin;
}

export interface IdentityOptions {
  supabaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Where the mailed link leads in the end. */
  siteUrl: string;
}

export function createIdentity({ supabaseUrl, anonKey, serviceRoleKey, siteUrl }: IdentityOptions): Identity {
  const openClient = (key = anonKey) =>
    createClient(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  return {
    async resendVerification(email, continueUrl) {
      const { error } = await openClient().auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: isOnSite(continueUrl, siteUrl) ? continueUrl : siteUrl },
      });
      if (error && isOutage(error.status)) throw new AppError('network_error', { cause: error });
    },
    async isPasswordRight(email, password) {
      const client = openClient();
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (!error) {
        await client.auth.signOut({ scope: 'local' });
        return true;
      }
      if (error.status === 429) throw new AppError('rate_limited', { cause: error });
      if (isOutage(error.status)) throw new AppError('network_error', { cause: error });
      return false;
    },
    async setPassword(userId, password) {
      const { error } = await openClient(serviceRoleKey).auth.admin.updateUserById(userId, { password });
      if (!error) return;
      if (error.code === 'weak_password') throw new AppError('weak_password', { cause: error });
      throw isOutage(error.status) ? new AppError('network_error', { cause: error }) : error;
    },
  };
}
