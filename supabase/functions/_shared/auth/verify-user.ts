import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { TtlCache } from '@/supabase/functions/_shared/ttl-cache.ts';

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.number(),
  role: z.literal('authenticated'),
});

/** Whose session it is, and which: the database is asked by both whether it still stands. */
export interface VerifiedUser {
  userId: string;
  sessionId: string;
}
/** From a session's token to its user; throws AppError `unauthorized` for one that does not hold. */
export type VerifyUser = (jwt: string) => Promise<VerifiedUser>;

const FOR_MS = 60_000;

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
 * account that was suspended since (faults A13).
 * @param mode `always` asks for every call. `remembered` keeps an answer for a minute: for calls whose SQL function looks at
 *   the session and the account itself, so that those which ended are out with the next request all the same (decision 16)
 */
export function createUserVerifier(
  supabaseUrl: string,
  anonKey: string,
  mode: 'always' | 'remembered',
): VerifyUser {
  const client = createClient(supabaseUrl, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const known = new TtlCache<VerifiedUser>({ forMs: FOR_MS, maxEntries: mode === 'always' ? 0 : 1_000 });
  return async (jwt) => {
    const remembered = known.get(jwt);
    if (remembered) return remembered;
    const { data, error } = await readClaims(client, jwt);
    if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500))
      throw new AppError('network_error', { cause: error });
    const checked = z.safeParse(claims, data?.claims);
    if (!checked.success) throw new AppError('unauthorized', { cause: error ?? checked.error });
    const user = { userId: checked.data.sub, sessionId: checked.data.session_id };
    known.set(jwt, user, checked.data.exp * 1000);
    return user;
  };
}
