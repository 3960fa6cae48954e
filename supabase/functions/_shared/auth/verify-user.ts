import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { Remembered } from './remembered.ts';

const claims = z.object({ sub: z.uuid(), exp: z.number(), role: z.literal('authenticated') });

async function readClaims(client: SupabaseClient, jwt: string) {
  const answer = await client.auth.getClaims(jwt).catch((cause: unknown) => {
    // What is no JWT at all does not come back as an error: decoding it throws.
    throw new AppError('unauthorized', { cause });
  });
  // A shared key is checked by the server alone, which has said by now that the session stands.
  if (answer.error || !answer.data || answer.data.header.alg.startsWith('HS')) return answer;
  const { error } = await client.auth.getUser(jwt);
  return error ? { data: null, error } : answer;
}

/**
 * Checks sessions' tokens by the auth server, whatever their key: a token says nothing of a session that ended or an
 * account that was suspended since. An answer is good for a minute, so that those are out within it (faults A13).
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
    const { data, error } = await readClaims(client, jwt);
    if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500))
      throw new AppError('network_error', { cause: error });
    const checked = z.safeParse(claims, data?.claims);
    if (!checked.success) throw new AppError('unauthorized', { cause: error ?? checked.error });
    known.set(jwt, checked.data.sub, checked.data.exp * 1000);
    return checked.data.sub;
  };
}
