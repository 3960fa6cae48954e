import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { Remembered } from './remembered.ts';

const claims = z.object({ sub: z.uuid(), exp: z.number(), role: z.literal('authenticated') });

/**
 * Checks sessions' tokens. Asymmetric keys are verified here, others by the auth server; either answer is good for a
 * minute, so that a suspended account is out within it (faults A13).
 * @returns a function from a token to its user's id; it throws AppError `unauthorized` for a token that does not hold
 */
export function createUserVerifier(supabaseUrl: string, anonKey: string): (jwt: string) => Promise<string> {
  const client = createClient(supabaseUrl, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const known = new Remembered<string>({ forMs: 60_000, maxEntries: 1_000 });
  return async (jwt) => {
    const remembered = known.get(jwt);
    if (remembered) return remembered;
    const { data, error } = await client.auth.getClaims(jwt).catch((cause: unknown) => {
      // What is no JWT at all does not come back as an error: decoding it throws.
      throw new AppError('unauthorized', { cause });
    });
    if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500))
      throw new AppError('network_error', { cause: error });
    const checked = z.safeParse(claims, data?.claims);
    if (!checked.success) throw new AppError('unauthorized', { cause: error ?? checked.error });
    known.set(jwt, checked.data.sub, checked.data.exp * 1000);
    return checked.data.sub;
  };
}
